import { useState } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { useBoard } from '../../board/board-context.ts';
import { proposedWild, sendWild } from '../../board/wild-cubes.ts';
import { Cube, colourName, countsInWords } from '../../pieces/cube.tsx';
import { say } from '../../words/say.ts';
import styles from './wild-panel.module.css';

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

type ColourProps = {
  readonly colour: number;
  readonly count: number;
  readonly isMost: boolean;
  readonly onChange: (by: 1 | -1) => void;
};

const Colour = ({ colour, count, isMost, onChange }: ColourProps) => (
  <fieldset className={styles.colour} aria-label={colourName(colour)}>
    <Button
      aria-label={say('wild.less', { colour: colourName(colour) })}
      disabled={count === 0}
      onClick={() => onChange(-1)}
    >
      −
    </Button>
    <Cube colour={colour} size="large" />
    <output className={styles.count}>{count}</output>
    <Button
      aria-label={say('wild.more', { colour: colourName(colour) })}
      disabled={isMost}
      onClick={() => onChange(1)}
    >
      +
    </Button>
  </fieldset>
);

/** All wild cubes of a drop at once. Adding one of a colour removes one of the most frequent colour. */
export const WildPanel = () => {
  const { view } = useBoard();
  const wild = view.question?.number ?? 0;
  const [counts, setCounts] = useState(() => proposedWild(view));
  const change = (colour: number, by: 1 | -1): void => {
    const next = counts.map((count, each) => (each === colour ? count + by : count));
    if (sum(next) > wild) {
      const most = next.reduce(
        (best, count, each) => (each !== colour && (best < 0 || count > (next[best] ?? 0)) ? each : best),
        -1,
      );
      next[most] = (next[most] ?? 0) - 1;
    }
    setCounts(next);
  };
  const left = wild - sum(counts);
  return (
    <>
      <span className={styles.colours}>
        {counts.map((count, colour) => (
          <Colour
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the colour
            key={colour}
            colour={colour}
            count={count}
            isMost={count >= Math.min(wild, view.bank[colour] ?? 0)}
            onChange={(by) => change(colour, by)}
          />
        ))}
      </span>
      <Button
        look="primary"
        data-choice
        data-does="wild"
        disabled={left > 0}
        onClick={() => sendWild(counts)}
      >
        {left > 0 ? say('wild.left', { left }) : say('wild.drop', { cubes: countsInWords(counts) })}
      </Button>
    </>
  );
};
