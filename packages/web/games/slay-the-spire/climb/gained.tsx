import { useEffect, useRef, useState } from 'react';
import { useTable } from '../../../connection/use-table.ts';
import { keyed } from '../../../kit/keyed.ts';
import { onNextInput } from '../../../kit/next-input.ts';
import { type Board, useBoard } from '../board/board-context.ts';
import { isClimbPhase } from '../board/climb-phases.ts';
import { faceToGain, isItemReward } from '../board/describe-reward.ts';
import { CardFace } from '../pieces/card.tsx';
import type { SlayTheSpireEvent } from '../pieces/content.ts';
import { ItemTile } from '../pieces/item-tile.tsx';
import { say } from '../words/say.ts';
import styles from './gained.module.css';

type Thing = {
  readonly kind: 'card' | 'item';
  readonly number: number;
  readonly change: 'gained' | 'upgraded';
};

/** What an event brings to one of the seats. */
const thingOf = (event: SlayTheSpireEvent, isMine: (seat: number) => boolean): readonly Thing[] => {
  switch (event.type) {
    case 'cardGained':
      return isMine(event.seat) ? [{ kind: 'card', number: event.face, change: 'gained' }] : [];
    case 'cardUpgraded':
      return isMine(event.seat) ? [{ kind: 'card', number: event.face, change: 'upgraded' }] : [];
    case 'relicGained':
      return isMine(event.seat) ? [{ kind: 'item', number: event.relic, change: 'gained' }] : [];
    case 'potionGained':
      return isMine(event.seat) ? [{ kind: 'item', number: event.potion, change: 'gained' }] : [];
    default:
      return [];
  }
};

/** What was on offer, and so is no news when taken. */
type Seen = {
  readonly cards: ReadonlySet<number>;
  readonly items: ReadonlySet<number>;
  readonly climb: boolean;
};

const seenIn = ({ view: { question, rewards = [], run, phase } }: Board): Seen => {
  const cards = new Set<number>();
  const items = new Set<number>();
  for (const number of question?.offer?.numbers ?? []) (question?.offer?.items ? items : cards).add(number);
  for (const reward of rewards.flat())
    for (const number of reward.offer)
      if (isItemReward(reward)) items.add(number);
      else cards.add(faceToGain(reward, number));
  for (const number of [...(run?.bossRelics ?? []), ...(run?.turnedUp ?? [])]) items.add(number);
  const { relics = [], potions = [], colorless = [], cards: own = [] } = run?.merchant ?? {};
  for (const { item } of [...relics, ...potions]) items.add(item);
  for (const { item } of [...colorless, ...own.flat()]) cards.add(item);
  return { cards, items, climb: isClimbPhase(phase) };
};

/** An upgrade of a chosen card is no news either. */
const isNews = ({ kind, number, change }: Thing, seen: Seen, choseCard: boolean): boolean =>
  seen.climb &&
  !(kind === 'card' ? seen.cards : seen.items).has(number) &&
  !(change === 'upgraded' && choseCard);

/** Random gains outside a fight, shown in the middle until the next input. */
export const Gained = () => {
  const board = useBoard();
  const batch = useTable((state) => state.batch);
  const telling = useTable((state) => state.telling);
  const last = useRef<{ readonly seen: Seen; readonly choseCard: boolean }>(undefined);
  const [shown, setShown] = useState<readonly Thing[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new batch is news
  useEffect(() => {
    const before = last.current;
    if (before === undefined) return;
    const isMine = (seat: number): boolean => board.picture.seats[seat]?.mine === true;
    const news = (batch.events as readonly SlayTheSpireEvent[])
      .flatMap((event) => thingOf(event, isMine))
      .filter((thing) => isNews(thing, before.seen, before.choseCard));
    if (news.length > 0) setShown((earlier) => [...earlier, ...news]);
  }, [batch.number]);
  // Only a table that can be played on counts as seen, not one on which events are still being told.
  useEffect(() => {
    if (board.actions.length > 0 && !telling)
      last.current = { seen: seenIn(board), choseCard: board.view.question?.kind === 'card' };
  }, [board, telling]);
  useEffect(() => (shown.length === 0 ? undefined : onNextInput(() => setShown([]))), [shown]);
  if (shown.length === 0) return null;
  return (
    <aside className={styles.gained} role="status" data-gained={shown.length}>
      <h2 className={styles.title}>
        {say(shown.every(({ change }) => change === 'upgraded') ? 'gained.upgraded' : 'gained')}
      </h2>
      <ul className={styles.things}>
        {keyed(shown).map(({ key, item: { kind, number } }) => (
          <li key={key} data-thing={kind}>
            {kind === 'card' ? <CardFace face={number} /> : <ItemTile item={number} />}
          </li>
        ))}
      </ul>
    </aside>
  );
};
