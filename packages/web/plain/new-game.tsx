import { answersTo, type Field, type GameInWords } from '@three-spires/in-words';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { fetchMe, openTable } from '../connection/api.ts';
import { Button } from '../kit/button.tsx';
import { say } from '../text/say.ts';
import styles from './plain.module.css';
import { PlainPage } from './plain-page.tsx';
import { useOwnDecks } from './use-own-decks.ts';

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

/** A set-up as JSON; undefined if none is written. Throws a sentence that says what is wrong. */
const customIn = (text: string): Record<string, unknown> | undefined => {
  if (text.trim() === '') return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(say('plain.customWrong', { reason: (error as Error).message }));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(say('plain.customObject'));
  return value as Record<string, unknown>;
};

/** The set-up of a game as a form, with your saved decks. */
export const NewGame = ({ game }: { readonly game: GameInWords }) => {
  const offered = useOwnDecks(game);
  return offered === undefined ? (
    <PlainPage title={say('plain.newOf', { game: game.title })}>
      <p role="status">{say('loading')}</p>
    </PlainPage>
  ) : (
    <SetUpForm game={offered.game} />
  );
};

const SetUpForm = ({ game }: { readonly game: GameInWords }) => {
  const [, go] = useLocation();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { seed = '', custom = '', ...given } = answersIn(event.currentTarget);
    const opening = game.setUp.open(answersTo(game.setUp, given));
    setBusy(true);
    fetchMe()
      .then(() => customIn(custom))
      .then((setup = opening.setup) =>
        openTable({ ...opening, setup, ...(seed.trim() === '' ? {} : { seed: seed.trim() }) }),
      )
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
        <details>
          <summary>{say('plain.custom')}</summary>
          <label className={styles.field}>
            {say('plain.customAbout')}
            <textarea className={styles.input} name="custom" rows={6} spellCheck={false} />
          </label>
        </details>
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
