import { useRef } from 'react';
import { useMotion } from '../../../../table/stage/stage.ts';
import { useBoard } from '../../board/board-context.ts';
import { openZone } from '../../board/dialogs.ts';
import type { KeeperView } from '../../pieces/content.ts';
import { ZONES, type Zone, zoneFigure } from '../../pieces/figures.ts';
import { SIGNS, ZONE_SIGNS } from '../../pieces/signs.ts';
import { say } from '../../words/say.ts';
import styles from './zones.module.css';

const countOf = (keeper: KeeperView, zone: Zone): number => {
  switch (zone) {
    case 'deck':
      return keeper.deckSize;
    case 'tokens':
      return keeper.tokenCount;
    default:
      return keeper[zone].length;
  }
};

/** A dangerously small deck: the last card drawn loses the game (MYS-38.1). */
const FEW = 5;

const ZonePile = ({ keeper, zone }: { readonly keeper: KeeperView; readonly zone: Zone }) => {
  const { lit } = useBoard();
  const ref = useRef<HTMLButtonElement>(null);
  const figure = zoneFigure(keeper.seat, zone);
  useMotion(figure, ref);
  const Sign = ZONE_SIGNS[zone];
  const count = countOf(keeper, zone);
  const chosen =
    zone === 'graveyard' && [...lit.keys()].some((key) => key.startsWith(`pile:${keeper.seat}:`));
  const low = zone === 'deck' && count <= FEW;
  return (
    <li>
      <button
        ref={ref}
        type="button"
        className={styles.pile}
        data-zone={zone}
        data-figure={figure}
        data-low={low || undefined}
        data-choice={chosen || undefined}
        aria-label={[
          say('pileOf', { pile: say(`zone.${zone}`), count }),
          ...(low ? [say('deckLow')] : []),
        ].join('. ')}
        data-explain={`zone:${zone}`}
        onClick={() => openZone(keeper.seat, zone)}
      >
        <Sign aria-hidden="true" />
        <span className={styles.count}>{count}</span>
      </button>
    </li>
  );
};

/** A Keeper's piles, which can be opened, and the number of cards in the other's hand. */
export const Zones = ({ keeper, hidden }: { readonly keeper: KeeperView; readonly hidden: boolean }) => (
  <ul className={styles.zones} data-hidden={hidden || undefined} aria-label={say('zones')}>
    {hidden && (
      <li
        className={styles.hand}
        data-hand-size={keeper.handSize}
        data-explain="zone:hand"
        data-tip={say('handSize', { count: keeper.handSize })}
      >
        <SIGNS.Hand aria-hidden="true" />
        <span className="hidden-visually">{say('handSize', { count: keeper.handSize })}</span>
        <span className={styles.count} aria-hidden="true">
          {keeper.handSize}
        </span>
      </li>
    )}
    {ZONES.map((zone) => (
      <ZonePile key={zone} keeper={keeper} zone={zone} />
    ))}
  </ul>
);
