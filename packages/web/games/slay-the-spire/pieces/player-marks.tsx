import { SYMBOLS } from '../pictures/symbols.ts';
import { say } from '../words/say.ts';
import type { PlayerView } from './content.ts';
import styles from './player-marks.module.css';

type Mark = { readonly key: string; readonly kind: string; readonly symbol: string; readonly words: string };

const DOUBLINGS = {
  attack: 'doubling.attack',
  skill: 'doubling.skill',
  attackOrSkill: 'doubling.attackOrSkill',
  attackThreeTimes: 'doubling.attackThreeTimes',
} as const;

/** The Stance, and effects that will play the next card more than once. */
const marksOf = ({ stance, doubling }: PlayerView): readonly Mark[] => [
  ...(stance === 'calm' || stance === 'wrath'
    ? [{ key: stance, kind: stance, symbol: stance, words: say(`stance.${stance}`) }]
    : []),
  ...doubling.map((each, place) => ({
    key: `${each}${place}`,
    kind: 'doubling',
    symbol: 'doubling',
    words: say(DOUBLINGS[each as keyof typeof DOUBLINGS] ?? 'doubling.attack'),
  })),
];

export const playerMarksInWords = (player: PlayerView): readonly string[] =>
  marksOf(player).map(({ words }) => words);

export const PlayerMarks = ({ player }: { readonly player: PlayerView }) => {
  const marks = marksOf(player);
  if (marks.length === 0) return null;
  return (
    <span className={styles.marks}>
      {marks.map(({ key, kind, symbol, words }) => {
        const Picture = SYMBOLS[symbol];
        return (
          <span
            key={key}
            className={styles.mark}
            data-mark={kind}
            data-explain={kind === 'doubling' ? 'mark:doubling' : `stance:${kind}`}
          >
            {Picture && <Picture aria-hidden="true" />}
            {words}
          </span>
        );
      })}
    </span>
  );
};
