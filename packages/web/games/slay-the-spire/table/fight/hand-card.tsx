import { useIsPresent } from 'motion/react';
import { type MouseEvent, useRef } from 'react';
import { useLiveTable } from '../../../../connection/use-table.ts';
import { useLongPress } from '../../../../kit/use-long-press.ts';
import { isTap } from '../../../../table/decision/pointing.ts';
import { FanCard } from '../../../../table/dragging/fan.tsx';
import { sameSource } from '../../board/actions.ts';
import { useBoard } from '../../board/board-context.ts';
import { wordsOf } from '../../board/describe.ts';
import { openOwn } from '../../board/dialogs.ts';
import { pointing, selectSource } from '../../board/selection.ts';
import { useDragged } from '../../board/use-dragged.ts';
import { CardFace } from '../../pieces/card.tsx';
import { faceInfo, type HandCardView, uidOf } from '../../pieces/content.ts';
import { nameOfFace } from '../../pieces/face-name.ts';
import { say } from '../../words/say.ts';
import { whyRefused } from './why-refused.ts';

type HandCardProps = { readonly held: HandCardView; readonly place: number; readonly count: number };

export const HandCard = ({ held, place, count }: HandCardProps) => {
  const board = useBoard();
  const ref = useRef<HTMLButtonElement>(null);
  const uid = uidOf(held.card);
  const own = { kind: 'card', uid } as const;
  const actions = board.actions.filter((action) => sameSource(action.source, own));
  const { question } = board.view;
  const answer =
    question?.kind === 'card' && question.pile === 'hand' && question.seat === board.seat
      ? board.actions.find((action) => action.does === 'choose' && action.answer === uid)
      : undefined;
  const present = useIsPresent();
  const table = useLiveTable();
  const selected = sameSource(board.source, own);
  const playable = present && actions.length > 0;
  const [only] = actions;
  const plain = actions.length === 1 && only?.target === undefined ? only : undefined;
  const shown = answer ?? plain;
  const hints = pointing(shown && { kind: 'option', move: shown.option.move });
  const inspect = useLongPress(() => openOwn({ kind: 'card', face: held.face }));

  /** A single click plays a card without a target. A finger cannot hover, so its first tap shows the card. */
  const press = (event: MouseEvent): void => {
    if (answer !== undefined) board.perform(answer);
    else if (!playable) whyRefused(table, board, held);
    else if (plain !== undefined && (selected || !isTap(event))) board.perform(plain);
    else selectSource(selected ? undefined : own);
  };

  useDragged(playable ? own : undefined, ref);
  const info = faceInfo(held.face);
  const reason = held.refused === undefined || answer !== undefined ? '' : `, ${say('cannotPlay')}`;
  return (
    <FanCard
      ref={ref}
      place={place}
      count={count}
      drawnFrom="left"
      selected={selected}
      playable={playable}
      answers={answer !== undefined}
      data-hand-card={present ? uid : undefined}
      data-face={held.face}
      aria-label={`${nameOfFace(held.face)}, ${held.cost === 'none' ? say('unplayable') : say('costOf', { cost: held.cost })}, ${wordsOf(info.text)}${reason}`}
      onClick={press}
      {...hints}
      {...inspect}
    >
      <CardFace face={held.face} cost={held.cost} />
    </FanCard>
  );
};
