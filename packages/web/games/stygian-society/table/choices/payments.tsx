import { useState } from 'react';
import { useBoard } from '../../board/board-context.ts';
import { paymentText } from '../../board/describe.ts';
import { HERO_COLOURS, LUCK } from '../../pieces/content.ts';
import { CubeRow } from '../../pieces/cube.tsx';
import { say } from '../../words/say.ts';
import { Choice } from './choice.tsx';
import styles from './payments.module.css';

const LETTERS = 'BGW';

/** The cubes of a payment, in the printed order: field, crypt, luck. */
export const PaymentCubes = ({ cubes }: { readonly cubes: readonly number[] }) => {
  const written = (from: number): string =>
    cubes
      .slice(from, from + HERO_COLOURS)
      .map((count, colour) => (LETTERS[colour] ?? '').repeat(count))
      .join('');
  const luck = cubes[LUCK] ?? 0;
  return (
    <>
      {written(0) !== '' && <CubeRow cubes={written(0)} />}
      {written(HERO_COLOURS) !== '' && (
        <span className={styles.crypt}>
          <CubeRow cubes={written(HERO_COLOURS)} /> {say('crypt')}
        </span>
      )}
      {luck > 0 && <span className={styles.luck}>{say('luckCount', { count: luck })}</span>}
    </>
  );
};

/** Luck is saved if cubes alone are enough. */
const likeliest = (proposals: readonly (readonly number[])[]): number =>
  Math.max(
    0,
    proposals.findLastIndex((cubes) => (cubes[LUCK] ?? 0) === 0),
  ) + 1;

type TimesProps = {
  readonly most: number;
  readonly chosen: number;
  readonly onChoose: (times: number) => void;
};

/** How many times to buy the effect. */
const Times = ({ most, chosen, onChoose }: TimesProps) => (
  <span className={styles.times} role="radiogroup" aria-label={say('pay.howOften')}>
    {Array.from({ length: most }, (_, at) => at + 1).map((times) => (
      <label key={times} className={styles.time}>
        <input
          type="radio"
          name="times"
          checked={times === chosen}
          aria-label={say('pay.times', { times })}
          onChange={() => onChoose(times)}
        />
        <span aria-hidden="true">{times}×</span>
      </label>
    ))}
  </span>
);

/** Paying: how many times, with the proposed cubes or with manually selected ones. */
export const Payments = () => {
  const { actions, view } = useBoard();
  const [wanted, setWanted] = useState(() => likeliest(view.proposals));
  const most = view.proposals.length;
  const times = Math.min(wanted, most);
  const cubes = view.proposals[times - 1] ?? [];
  const pay = actions.find(({ deed }) => deed.do === 'pay' && deed.times === times);
  const byHand = actions.find(({ deed }) => deed.do === 'pay by hand' && deed.times === times);
  return (
    <>
      {most > 1 && <Times most={most} chosen={times} onChoose={setWanted} />}
      {pay !== undefined && (
        <Choice action={pay} main name={paymentText(cubes, times)}>
          <span>{paymentText(cubes, 1)}</span>
          <span className={styles.cubes}>
            <PaymentCubes cubes={cubes} />
          </span>
        </Choice>
      )}
      {byHand !== undefined && <Choice action={byHand}>{say('pay.byHand')}</Choice>}
    </>
  );
};
