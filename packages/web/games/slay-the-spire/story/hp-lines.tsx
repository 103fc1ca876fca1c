import type { RunSummary } from '@three-spires/slay-the-spire/summary';
import { profileOf } from '../pieces/characters.ts';
import { say } from '../words/say.ts';
import styles from './path.module.css';

/** In units of the picture: the width of one stop and the height of a line. */
const WIDE = 150;
const HIGH = 64;

/** Each player's HP from stop to stop, above the stops. */
export const HpLines = ({ summary: { stops, players } }: { readonly summary: RunSummary }) => {
  const most = Math.max(1, ...players.map(({ maxHp }) => maxHp));
  const width = stops.length * WIDE;
  const height = (hp: number | undefined): number => HIGH - 6 - ((hp ?? 0) / most) * (HIGH - 12);
  const points = (seat: number): string =>
    stops.map(({ hp }, at) => `${at * WIDE + WIDE / 2},${height(hp[seat])}`).join(' ');
  return (
    <svg
      className={styles.lines}
      viewBox={`0 0 ${width} ${HIGH}`}
      style={{ inlineSize: `${width}px` }}
      role="img"
      aria-label={say('story.hpLines', {
        players: players
          .map(({ character, seat }) =>
            say('story.hpLine', { character, hp: stops.map(({ hp }) => hp[seat] ?? 0).join(', ') }),
          )
          .join('; '),
      })}
    >
      {players.map(({ seat, character }) => (
        <g key={seat} data-mood={profileOf(character)?.mood ?? 'none'}>
          <polyline points={points(seat)} />
          {stops.map(({ hp, at, room }, place) => (
            <circle key={`${at}:${room}`} cx={place * WIDE + WIDE / 2} cy={height(hp[seat])} r="3.5" />
          ))}
        </g>
      ))}
    </svg>
  );
};
