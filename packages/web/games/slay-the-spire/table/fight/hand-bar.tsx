import { useMemo, useRef } from 'react';
import { MoveButton } from '../../../../table/decision/move-button.tsx';
import { usePreviews } from '../../../../table/decision/use-previews.ts';
import { asksFirst } from '../../../../table/dialogs/ask-first.tsx';
import { useMotion } from '../../../../table/stage/stage.ts';
import controls from '../../../../theme/controls.module.css';
import { blunderCandidates, blunderOf } from '../../board/blunder.ts';
import { useBoard, useFigurePreview } from '../../board/board-context.ts';
import { nameOfSource } from '../../board/describe.ts';
import { openOwn } from '../../board/dialogs.ts';
import { SYMBOLS } from '../../pictures/symbols.ts';
import { arrow } from '../../pieces/arrow.ts';
import type { PlayerView } from '../../pieces/content.ts';
import { say } from '../../words/say.ts';
import { Hand } from './hand.tsx';
import styles from './hand-bar.module.css';

const Bolt = SYMBOLS.energy;
const Sword = SYMBOLS.hit;
const Cards = SYMBOLS.hand;
const PILES = {
  drawPile: SYMBOLS.draw,
  discardPile: SYMBOLS.discard,
  exhaustPile: SYMBOLS.exhaust,
} as const;

const Pile = ({ player, pile }: { readonly player: PlayerView; readonly pile: keyof typeof PILES }) => {
  const Picture = PILES[pile];
  const count = pile === 'drawPile' ? player.drawSize : player[pile].length;
  const ref = useRef<HTMLButtonElement>(null);
  useMotion(`pile:${player.seat}:${pile}`, ref);
  return (
    <button
      ref={ref}
      type="button"
      className={styles.pile}
      data-pile={pile}
      aria-label={say('pileOf', { pile: say(pile), count })}
      data-explain={`pile:${pile}`}
      onClick={() => openOwn({ kind: 'pile', seat: player.seat, pile })}
    >
      {Picture && <Picture aria-hidden="true" />}
      <span className={styles.pileCount}>{count}</span>
    </button>
  );
};

/** Ends the turn, with a confirmation if that looks like a mistake. */
export const useEndTurn = (): (() => void) | undefined => {
  const board = useBoard();
  const end = board.actions.find(({ does }) => does === 'endTurn');
  if (end === undefined) return undefined;
  return () => {
    const blunder = asksFirst() ? blunderOf(board) : undefined;
    if (blunder === undefined) return board.perform(end);
    const { source } = blunder.action;
    const what = source === undefined ? '' : nameOfSource(board, source);
    openOwn({ kind: 'confirmEnd', why: blunder.why, what });
  };
};

/** Requests the previews that `useEndTurn` needs, in advance. */
export const useBlunderPreviews = (): void => {
  const board = useBoard();
  usePreviews(
    board.seat,
    useMemo(() => blunderCandidates(board), [board]),
  );
};

const TurnButton = () => {
  const board = useBoard();
  const { actions, perform } = board;
  const end = useEndTurn();
  const back = actions.find(({ does }) => does === 'takeBack');
  // The next step is highlighted: while cards can be played, that is not the end of the turn.
  const playable = actions.some(({ source }) => source?.kind === 'card' || source?.kind === 'shiv');
  if (back !== undefined)
    return (
      <MoveButton className={`${controls.button} ${styles.turn}`} action={back} perform={perform}>
        {say('action.takeBack')}
      </MoveButton>
    );
  return (
    <button
      type="button"
      className={`${playable ? controls.button : controls.primary} ${styles.turn}`}
      disabled={end === undefined}
      data-action="end-turn"
      data-blunder={end && blunderOf(board)?.why}
      onClick={() => end?.()}
    >
      {say('action.endTurn')}
      <span className={styles.key} aria-hidden="true">
        E
      </span>
    </button>
  );
};

const Energy = ({ player }: { readonly player: PlayerView }) => {
  const { changes } = useFigurePreview(`player:${player.seat}`);
  const after = changes?.find(({ field }) => field === 'energy')?.to;
  return (
    <div
      className={styles.energy}
      data-energy
      data-changed={after !== undefined || undefined}
      data-empty={player.energy === 0 || undefined}
      data-explain="sign:energy"
    >
      {Bolt && <Bolt aria-hidden="true" />}
      <span className={styles.energyCount}>
        <span className="hidden-visually">{say('symbol.energy')} </span>
        {arrow(player.energy, after)}
      </span>
    </div>
  );
};

/** The incoming damage, placed so that no lifted card can hide it. */
const Threat = ({ player }: { readonly player: PlayerView }) => {
  const { changes } = useFigurePreview(`player:${player.seat}`);
  const { hpLost, lethal } = player.incoming;
  const after = (field: string): number | undefined => changes?.find((change) => change.field === field)?.to;
  const killed = (after('lethal') ?? Number(lethal)) > 0;
  const loss = after('loss');
  return (
    <span className={styles.threat} data-lethal={killed || undefined} aria-hidden="true">
      {(hpLost > 0 || loss !== undefined) && (
        <>
          {Sword && <Sword />}
          {say('lossShort', { lost: arrow(hpLost, loss) })}
        </>
      )}
    </span>
  );
};

/** The bottom of the table: Energy, piles, hand and the end of the turn. */
export const HandBar = () => {
  const { me } = useBoard();
  if (me === undefined) return null;
  return (
    <section className={styles.bar} aria-label={say('yourCards')}>
      <div className={styles.left}>
        <Threat player={me} />
        <Energy player={me} />
        <Pile player={me} pile="drawPile" />
        <span className={styles.count} data-hand-count>
          {Cards && <Cards aria-hidden="true" />}
          <span className="hidden-visually">{say('handCount', { count: me.handSize })}</span>
          <span aria-hidden="true">{me.handSize}</span>
        </span>
      </div>
      <Hand />
      <div className={styles.right}>
        <TurnButton />
        <div className={styles.piles}>
          <Pile player={me} pile="discardPile" />
          <Pile player={me} pile="exhaustPile" />
        </div>
      </div>
    </section>
  );
};
