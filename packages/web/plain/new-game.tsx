import { answersTo, type Field, type GameInWords } from '@three-spires/in-words';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { fetchMe, openTable } from '../connection/api.ts';
import { Button } from '../kit/button.tsx';
import { say } from '../text/say.ts';
import styles from './plain.module.css';
import { PlainPage } from './plain-page.tsx';

/** One question of a set-up. */
export const FieldSelect = ({ field: { name, label, choices, usual } }: { readonly field: Field }) => (
  <label className={styles.field}>
    {label}
    <select className={styles.input} name={name} defaultValue={usual}>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  </label>
);

const answersIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** The set-up of a game as a form. */
export const NewGame = ({ game }: { readonly game: GameInWords }) => {
  const [, go] = useLocation();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { seed = '', ...given } = answersIn(event.currentTarget);
    const opening = game.setUp.open(answersTo(game.setUp, given));
    setBusy(true);
    fetchMe()
      .then(() => openTable({ ...opening, ...(seed.trim() === '' ? {} : { seed: seed.trim() }) }))
      .then(({ table }) => go(`/text/${table}`))
      .catch((error: Error) => {
        setProblem(error.message);
        setBusy(false);
      });
  };
  return (
    <PlainPage title={say('plain.newOf', { game: game.title })}>
      <form className={styles.part} onSubmit={submit}>
        {game.setUp.fields.map((field) => (
          <FieldSelect key={field.name} field={field} />
        ))}
        <label className={styles.field}>
          {say('plain.seed')}
          <input className={styles.input} name="seed" maxLength={64} autoComplete="off" />
        </label>
        <p role="alert">{problem}</p>
        <div className={styles.row}>
          <Button look="primary" type="submit" disabled={busy}>
            {say('plain.begin')}
          </Button>
        </div>
      </form>
    </PlainPage>
  );
};
