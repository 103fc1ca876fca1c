import type { GameInWords } from '@three-spires/in-words';
import type { Move } from '@three-spires/kernel';
import type { Picture } from '@three-spires/table';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../kit/button.tsx';
import { say } from '../text/say.ts';
import styles from './plain.module.css';
import type { Play } from './use-told.ts';
import { WhyOfOption } from './why-in-words.tsx';

/** Keeps the keyboard at the decision: a chosen option disappears, and its focus with it. */
const useFocusAtDecision = (decision: string, hasDecided: boolean) => {
  const ref = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another decision moves the focus
  useEffect(() => {
    const focused = document.activeElement;
    if (hasDecided && (focused === null || focused === document.body)) ref.current?.focus();
  }, [decision]);
  return ref;
};

type NumberFormProps = { readonly moves: readonly Move[]; readonly onChoose: (move: Move) => void };

/** Chooses an option by its number, without going through the list. */
const NumberForm = ({ moves, onChoose }: NumberFormProps) => {
  const [problem, setProblem] = useState('');
  const count = moves.length;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const number = String(new FormData(form).get('number') ?? '').trim();
    const move = /^\d+$/.test(number) ? moves[Number(number) - 1] : undefined;
    setProblem(move === undefined ? say('plain.noOption', { number, count }) : '');
    form.reset();
    if (move !== undefined) onChoose(move);
  };
  return (
    <form className={styles.row} onSubmit={submit}>
      <label className={styles.field}>
        {say('plain.number', { count })}
        <input className={styles.input} name="number" inputMode="numeric" autoComplete="off" maxLength={4} />
      </label>
      <Button type="submit">{say('plain.choose')}</Button>
      <p role="alert">{problem}</p>
    </form>
  );
};

type DecisionProps = { readonly play: Play; readonly game: GameInWords; readonly picture: Picture };

/** The question, a field for a number, and all options. */
export const DecisionInWords = ({ play, game, picture }: DecisionProps) => {
  const { told, choose, seat, hasDecided } = play;
  const { prompt, options } = told;
  const ref = useFocusAtDecision(`${seat} ${prompt} ${options.map(({ move }) => move).join()}`, hasDecided);
  return (
    <>
      <p ref={ref} tabIndex={-1} className={styles.prompt} aria-live="polite">
        {prompt}
      </p>
      <NumberForm moves={options.map(({ move }) => move)} onChoose={choose} />
      <ol className={styles.options} aria-label={say('plain.options')}>
        {options.map(({ move, line, changes }, at) => (
          <li key={move}>
            <button type="button" className={styles.option} data-option={at + 1} onClick={() => choose(move)}>
              {`${at + 1}. ${line}`}
              {changes !== '' && <span className={styles.effect}>{` ${changes}`}</span>}
            </button>
            {changes !== '' && <WhyOfOption {...{ game, picture, seat, move, line }} />}
          </li>
        ))}
      </ol>
    </>
  );
};
