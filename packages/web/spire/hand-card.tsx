import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useIsPresent } from 'motion/react';
import * as m from 'motion/react-m';
import { useEffect, useRef } from 'react';
import { paced } from '../settings/settings-store.ts';
import { useLongPress } from '../table/use-long-press.ts';
import { say } from '../text/say.ts';
import { sameSource } from './actions.ts';
import { useBoard } from './board-context.ts';
import { CardFace } from './card.tsx';
import { wordsOf } from './describe.ts';
import { openOwn } from './dialogs.ts';
import { nameOfFace } from './face-name.ts';
import styles from './hand.module.css';
import { faceInfo, type HandCardView, uidOf } from './library.ts';
import { dropSelection, pointAt, pointing, selectSource, useSelection } from './selection.ts';
import { whyRefused } from './why-refused.ts';

type HandCardProps = { readonly held: HandCardView; readonly place: number; readonly count: number };

/** Where a card lies in the fan: -1 at the left end, 1 at the right. */
const spreadOf = (place: number, count: number): number => (count < 2 ? 0 : (place / (count - 1)) * 2 - 1);

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
  const selected = sameSource(board.source, own);
  const playable = present && actions.length > 0;
  const [only] = actions;
  const plain = actions.length === 1 && only?.target === undefined ? only : undefined;
  const shown = answer ?? plain;
  const hints = pointing(shown && { kind: 'option', move: shown.option.move });
  const inspect = useLongPress(() => openOwn({ kind: 'card', face: held.face }));

  const press = (): void => {
    if (answer !== undefined) board.perform(answer);
    else if (!playable) whyRefused(board, held);
    else if (selected && plain !== undefined) board.perform(plain);
    else selectSource(selected ? undefined : own);
  };

  useEffect(() => {
    const element = ref.current;
    if (element === null || !playable) return;
    return draggable({
      element,
      onDragStart: () => {
        selectSource({ kind: 'card', uid });
        useSelection.setState({ dragging: true });
      },
      onDrop: ({ location }) => {
        useSelection.setState({ dragging: false });
        if (location.current.dropTargets.length === 0) dropSelection();
        pointAt(undefined);
      },
    });
  }, [uid, playable]);

  const spread = spreadOf(place, count);
  const info = faceInfo(held.face);
  const reason = held.refused === undefined || answer !== undefined ? '' : `, ${say('cannotPlay')}`;
  return (
    <m.li
      layout
      // Cards are measured when the fan changes, not whenever something is picked up.
      layoutDependency={`${place}/${count}`}
      className={styles.slot}
      style={{ ['--spread' as string]: spread }}
      data-selected={selected || undefined}
      initial={{ opacity: 0, x: -260, y: 90, rotate: -18 }}
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
        disabled={!present}
        data-hand-card={present ? uid : undefined}
        data-face={held.face}
        aria-pressed={selected}
        aria-label={`${nameOfFace(held.face)}, ${held.cost === 'none' ? say('unplayable') : say('costOf', { cost: held.cost })}, ${wordsOf(info.text)}${reason}`}
        onClick={press}
        {...hints}
        {...inspect}
      >
        <CardFace face={held.face} cost={held.cost} />
        <span className={styles.key} aria-hidden="true">
          {place < 10 ? (place + 1) % 10 : ''}
        </span>
      </button>
    </m.li>
  );
};
