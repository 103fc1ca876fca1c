import { plainText } from '@three-spires/kernel';
import { tryPlay } from '@three-spires/mystic-spires/options';
import { useIsPresent } from 'motion/react';
import { type MouseEvent, useRef } from 'react';
import { useLongPress } from '../../../../kit/use-long-press.ts';
import { isTap } from '../../../../table/decision/pointing.ts';
import { Fan, FanCard } from '../../../../table/dragging/fan.tsx';
import { sameSource } from '../../board/actions.ts';
import { useBoard } from '../../board/board-context.ts';
import { openOwn } from '../../board/dialogs.ts';
import { pointing, selectSource } from '../../board/selection.ts';
import { useDragged } from '../../board/use-dragged.ts';
import { CardFace } from '../../pieces/card.tsx';
import { cardInfo, type KeeperView } from '../../pieces/content.ts';
import { say } from '../../words/say.ts';
import styles from './hand.module.css';

type Held = NonNullable<KeeperView['hand']>[number];

type HandCardProps = {
  readonly held: Held;
  readonly copy: number;
  readonly place: number;
  readonly count: number;
};

const HandCard = ({ held, copy, place, count }: HandCardProps) => {
  const board = useBoard();
  const ref = useRef<HTMLButtonElement>(null);
  const { card, cost } = held;
  const own = { kind: 'card', card, copy } as const;
  const present = useIsPresent();
  const actions = board.actions.filter((action) => sameSource(action.source, own));
  const answer =
    board.view.question?.kind === 'discard' && board.view.question.seat === board.seat
      ? board.actions.find((action) => action.does === 'card' && action.answer === card)
      : undefined;
  const playable = present && actions.length > 0;
  const selected =
    sameSource(board.source, own) && board.source?.kind === 'card' && board.source.copy === copy;
  const plain = actions.find(({ target }) => target === undefined);
  const shown = answer ?? plain;
  const look = useLongPress(() => openOwn({ kind: 'card', card }));
  useDragged(playable ? own : undefined, ref);
  const isAimed = actions.some(({ target }) => target !== undefined);
  /** A single click plays a card without a target. A finger cannot hover, so its first tap shows the card. */
  const press = (event: MouseEvent): void => {
    if (answer !== undefined) board.perform(answer);
    else if (!playable) board.askWhy(tryPlay(card));
    else if (plain !== undefined && (selected || !(isAimed || isTap(event)))) board.perform(plain);
    else selectSource(selected ? undefined : own);
  };
  const { name, definition, text, isUnit } = cardInfo(card);
  const label = [
    name,
    say('costsCrystal', { cost }),
    definition.type === 'Spell' ? definition.kind : definition.type,
    ...(isUnit ? [say('printed', { power: definition.power, hp: definition.hp })] : []),
    plainText(text),
    ...(playable || answer !== undefined ? [] : [say('cannotPlay')]),
  ].filter((part) => part !== '');
  return (
    <FanCard
      ref={ref}
      place={place}
      count={count}
      drawnFrom="right"
      selected={selected}
      playable={playable}
      answers={answer !== undefined}
      data-hand-card={present ? card : undefined}
      data-card={card}
      aria-label={label.join(', ')}
      onClick={press}
      {...pointing(shown && { kind: 'option', move: shown.option.move })}
      {...look}
    >
      <CardFace card={card} cost={cost} />
    </FanCard>
  );
};

/** The rules do not tell copies of a card apart; the number of earlier copies does. */
const numbered = (hand: readonly Held[]): readonly { readonly copy: number; readonly held: Held }[] => {
  const seen = new Map<number, number>();
  return hand.map((held) => {
    const copy = (seen.get(held.card) ?? 0) + 1;
    seen.set(held.card, copy);
    return { copy, held };
  });
};

export const Hand = () => {
  const { me } = useBoard();
  const hand = me?.hand ?? [];
  return (
    <Fan count={hand.length} className={styles.hand}>
      {numbered(hand).map(({ copy, held }, place) => (
        <HandCard key={`${held.card}:${copy}`} held={held} copy={copy} place={place} count={hand.length} />
      ))}
    </Fan>
  );
};
