import { encodeMove, plainText } from '@three-spires/kernel';
import { AnimatePresence, useIsPresent } from 'motion/react';
import * as m from 'motion/react-m';
import { useRef } from 'react';
import { paced } from '../settings/settings-store.ts';
import { useLongPress } from '../table/use-long-press.ts';
import { say } from '../text/say.ts';
import { sameSource } from './actions.ts';
import { useBoard } from './board-context.ts';
import { CardFace } from './card.tsx';
import { openOwn } from './dialogs.ts';
import styles from './hand.module.css';
import { cardInfo, type KeeperView, MOVE } from './library.ts';
import { pointing, selectSource } from './selection.ts';
import { useDragged } from './use-dragged.ts';

type Held = NonNullable<KeeperView['hand']>[number];

/** Where a card lies in the fan: -1 at the left end, 1 at the right. */
const spreadOf = (place: number, count: number): number => (count < 2 ? 0 : (place / (count - 1)) * 2 - 1);

type HandCardProps = { readonly held: Held; readonly place: number; readonly count: number };

const HandCard = ({ held, place, count }: HandCardProps) => {
  const board = useBoard();
  const ref = useRef<HTMLButtonElement>(null);
  const { card, cost } = held;
  const own = { kind: 'card', card } as const;
  const present = useIsPresent();
  const actions = board.actions.filter((action) => sameSource(action.source, own));
  const answer =
    board.view.question?.kind === 'discard' && board.view.question.seat === board.seat
      ? board.actions.find((action) => action.does === 'card' && action.answer === card)
      : undefined;
  const playable = present && actions.length > 0;
  const selected = sameSource(board.source, own);
  const plain = actions.find(({ target }) => target === undefined);
  const shown = answer ?? plain;
  const look = useLongPress(() => openOwn({ kind: 'card', card }));
  useDragged(playable ? own : undefined, ref);
  const press = (): void => {
    if (answer !== undefined) board.perform(answer);
    else if (!playable) board.askWhy(encodeMove(MOVE.play, card));
    else if (selected && plain !== undefined) board.perform(plain);
    else selectSource(selected ? undefined : own);
  };
  const { name, definition, text, isUnit } = cardInfo(card);
  const label = [
    name,
    say('mystic.costs', { cost }),
    definition.type === 'Spell' ? definition.kind : definition.type,
    ...(isUnit ? [say('mystic.printed', { power: definition.power, hp: definition.hp })] : []),
    plainText(text),
    ...(playable || answer !== undefined ? [] : [say('cannotPlay')]),
  ].filter((part) => part !== '');
  return (
    <m.li
      layout
      className={styles.slot}
      style={{ ['--spread' as string]: spreadOf(place, count) }}
      data-selected={selected || undefined}
      initial={{ opacity: 0, x: 260, y: 90, rotate: 18 }}
      animate={{ opacity: 1, x: 0, y: 0, rotate: 0 }}
      exit={{ opacity: 0, y: -190, scale: 0.55, transition: { duration: paced(0.2) } }}
      transition={{ duration: paced(0.26), ease: [0.2, 0.8, 0.2, 1] }}
    >
      <button
        ref={ref}
        type="button"
        className={styles.held}
        data-playable={playable || answer !== undefined || undefined}
        data-answer={answer !== undefined || undefined}
        data-hand-card={present ? card : undefined}
        data-card={card}
        disabled={!present}
        aria-pressed={selected}
        aria-label={label.join(', ')}
        onClick={press}
        {...pointing(shown && { kind: 'option', move: shown.option.move })}
        {...look}
      >
        <CardFace card={card} cost={cost} />
        <span className={styles.key} aria-hidden="true">
          {place < 10 ? (place + 1) % 10 : ''}
        </span>
      </button>
    </m.li>
  );
};

/** Copies of a card are alike; which of them is which is told by how many came before. */
const numbered = (hand: readonly Held[]): readonly { readonly key: string; readonly held: Held }[] => {
  const seen = new Map<number, number>();
  return hand.map((held) => {
    const copy = (seen.get(held.card) ?? 0) + 1;
    seen.set(held.card, copy);
    return { key: `${held.card}:${copy}`, held };
  });
};

/** One's own cards as a fan; on a phone a strip that scrolls. */
export const Hand = () => {
  const { me } = useBoard();
  const hand = me?.hand ?? [];
  return (
    <ul
      className={styles.hand}
      data-many={hand.length > 9 || undefined}
      aria-label={say('hand', { count: hand.length })}
    >
      <AnimatePresence initial={false} mode="popLayout">
        {numbered(hand).map(({ key, held }, place) => (
          <HandCard key={key} held={held} place={place} count={hand.length} />
        ))}
      </AnimatePresence>
    </ul>
  );
};
