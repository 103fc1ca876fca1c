import { SYMBOLS } from '../pictures/symbols.ts';
import { say } from '../words/say.ts';
import { type EnemyView, faceOf } from './content.ts';
import styles from './enemy-marks.module.css';
import { nameOfFace } from './face-name.ts';

type Mark = { readonly symbol: string; readonly short: string; readonly words: string };

/** Other facts about an enemy: its mode, cubes, clock, a second row, a card on it. */
const marksOf = (enemy: EnemyView): readonly Mark[] => [
  ...(enemy.modeName === undefined
    ? []
    : [{ symbol: 'mode', short: enemy.modeName, words: say('enemy.mode', { mode: enemy.modeName }) }]),
  ...(enemy.immune === true
    ? [{ symbol: 'immune', short: say('enemy.immuneShort'), words: say('enemy.immune') }]
    : []),
  ...(enemy.cubes > 0
    ? [{ symbol: 'cubes', short: `${enemy.cubes}`, words: say('enemy.cubes', { cubes: enemy.cubes }) }]
    : []),
  ...(enemy.clock === undefined
    ? []
    : [{ symbol: 'clock', short: `${enemy.clock}`, words: say('enemy.clock', { cards: enemy.clock }) }]),
  ...(enemy.otherRow === undefined
    ? []
    : [
        {
          symbol: 'otherRow',
          short: `${enemy.otherRow}`,
          words: say('enemy.otherRow', { row: enemy.otherRow }),
        },
      ]),
  ...(enemy.attachedCard === undefined
    ? []
    : [
        {
          symbol: 'attached',
          short: nameOfFace(faceOf(enemy.attachedCard)),
          words: say('enemy.attached', { card: nameOfFace(faceOf(enemy.attachedCard)) }),
        },
      ]),
];

export const marksInWords = (enemy: EnemyView): readonly string[] => marksOf(enemy).map(({ words }) => words);

export const EnemyMarks = ({ enemy }: { readonly enemy: EnemyView }) => {
  const marks = marksOf(enemy);
  if (marks.length === 0) return null;
  return (
    <span className={styles.marks}>
      {marks.map(({ symbol, short, words }) => {
        const Picture = SYMBOLS[symbol];
        return (
          <span
            key={symbol === 'mode' ? short : symbol}
            className={styles.mark}
            data-mark={symbol}
            data-explain={`mark:${symbol}`}
            data-tip={words}
          >
            {Picture && <Picture aria-hidden="true" />}
            {short}
          </span>
        );
      })}
    </span>
  );
};
