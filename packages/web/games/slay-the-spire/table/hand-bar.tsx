import { useRef } from 'react';
import { useMotion } from '../../../table/stage.ts';
import controls from '../../../theme/controls.module.css';
import { useBoard, usePreview } from '../board/board-context.ts';
import { openOwn } from '../board/dialogs.ts';
import { useOwnSettings } from '../board/settings-store.ts';
import { SYMBOLS } from '../pictures/symbols.ts';
import type { PlayerView } from '../pieces/content.ts';
import { say } from '../words/say.ts';
import { Hand } from './hand.tsx';
import styles from './hand-bar.module.css';

const Bolt = SYMBOLS.energy;
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
      title={say(pile)}
      onClick={() => openOwn({ kind: 'pile', seat: player.seat, pile })}
    >
      {Picture && <Picture aria-hidden="true" />}
      <span className={styles.pileCount}>{count}</span>
    </button>
  );
};

/** Ends the turn, or asks first when that looks like a mistake. */
export const useEndTurn = (): (() => void) | undefined => {
  const { actions, perform, me } = useBoard();
  const confirm = useOwnSettings((settings) => settings.confirm);
  const end = actions.find(({ does }) => does === 'endTurn');
  if (end === undefined) return undefined;
  return () => {
    const risky =
      me !== undefined &&
      me.energy > 0 &&
      me.incoming.lethal &&
      actions.some(({ source }) => source !== undefined);
    if (confirm && risky) openOwn({ kind: 'confirmEnd' });
    else perform(end);
  };
};

const TurnButton = () => {
  const { actions, perform } = useBoard();
  const end = useEndTurn();
  const back = actions.find(({ does }) => does === 'takeBack');
  if (back !== undefined)
    return (
      <button type="button" className={styles.turn} onClick={() => perform(back)}>
        {say('action.takeBack')}
      </button>
    );
  return (
    <button
      type="button"
      className={`${controls.primary} ${styles.turn}`}
      disabled={end === undefined}
      data-action="end-turn"
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
  const changes = usePreview().changes.get(`player:${player.seat}`);
  const after = changes?.find(({ field }) => field === 'energy')?.to;
  return (
    <div
      className={styles.energy}
      data-energy
      data-empty={player.energy === 0 || undefined}
      title={say('symbol.energy')}
    >
      {Bolt && <Bolt aria-hidden="true" />}
      <span className={styles.energyCount}>
        <span className="hidden-visually">{say('symbol.energy')} </span>
        {after ?? player.energy}
      </span>
    </div>
  );
};

/** The bottom of the table: Energy, piles, hand and the end of the turn. */
export const HandBar = () => {
  const { me } = useBoard();
  if (me === undefined) return null;
  return (
    <section className={styles.bar} aria-label={say('yourCards')}>
      <div className={styles.left}>
        <Energy player={me} />
        <Pile player={me} pile="drawPile" />
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
