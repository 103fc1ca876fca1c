import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { fetchTables } from '../connection/api.ts';
import { useLoaded } from '../connection/use-loaded.ts';
import { chooseWorld, HAS_SERVER, useWorld, type World } from '../connection/world.ts';
import { useGames } from '../game/games-context.ts';
import { Button } from '../kit/button.tsx';
import { say } from '../text/say.ts';
import styles from './plain.module.css';
import { Part, PlainPage } from './plain-page.tsx';

const WORLDS: readonly World[] = ['server', 'device'];

const WorldChoice = () => {
  const { world, deviceFailure } = useWorld();
  return (
    <Part title={say('world')}>
      {HAS_SERVER && (
        <div className={styles.row}>
          {WORLDS.map((each) => (
            <Button key={each} aria-pressed={each === world} onClick={() => chooseWorld(each)}>
              {say(`world.${each}`)}
            </Button>
          ))}
        </div>
      )}
      {world === 'device' && <p role="status">{deviceFailure ?? say('world.device.about')}</p>}
    </Part>
  );
};

const Running = () => {
  const games = useGames();
  const { loaded, failure } = useLoaded(fetchTables);
  const running = (loaded?.tables ?? []).filter(({ status }) => status === 'playing');
  return (
    <Part title={say('plain.running')}>
      {failure !== undefined && <p role="alert">{failure}</p>}
      {loaded === undefined && failure === undefined && <p>{say('loading')}</p>}
      {loaded !== undefined && running.length === 0 && <p>{say('plain.noneRunning')}</p>}
      <ul className={styles.lines}>
        {running.map(({ table, game, about, seats }) => {
          const known = games.find(({ id }) => id === game);
          const isMine = seats.some(({ mine, deciding }) => mine && deciding);
          const turn = say(isMine ? 'plain.yourTurn' : 'plain.theirTurn');
          const progress = known?.describe?.progress(about) ?? '';
          return (
            <li key={table}>
              <Link href={`/text/${table}`}>
                {say('plain.status', {
                  game: known?.title ?? game,
                  state: [progress, turn].filter((part) => part !== '').join(', '),
                })}
              </Link>
            </li>
          );
        })}
      </ul>
    </Part>
  );
};

/** The address in text mode of a table's link, of an invitation or of its graphical table. */
const addressOf = (link: string): string | undefined => {
  const found = /\/(?:table|join|text)\/([\w-]+)(?:\/([\w-]+))?/.exec(link);
  const [, table, invite] = found ?? [];
  if (table === undefined) return undefined;
  const given = invite ?? /[?&]invite=([\w-]+)/.exec(link)?.[1];
  return given === undefined ? `/text/${table}` : `/text/${table}?invite=${given}`;
};

const JoinForm = () => {
  const [, go] = useLocation();
  const [problem, setProblem] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const address = addressOf(String(new FormData(event.currentTarget).get('link') ?? ''));
    if (address === undefined) setProblem(say('plain.joinWrong'));
    else go(address);
  };
  return (
    <Part title={say('plain.join')}>
      <form className={styles.row} onSubmit={submit}>
        <label className={styles.field}>
          {say('plain.joinLink')}
          <input className={styles.input} name="link" inputMode="url" autoComplete="off" />
        </label>
        <Button type="submit">{say('plain.joinGo')}</Button>
      </form>
      <p role="alert">{problem}</p>
    </Part>
  );
};

/** The first page of text mode: go on, begin, or join. */
export const PlainHome = () => {
  const games = useGames();
  const world = useWorld((state) => state.world);
  return (
    <PlainPage title={say('plain.title')}>
      <p>{say('plain.about')}</p>
      <Running key={world} />
      <Part title={say('plain.new')}>
        <ul className={styles.lines}>
          {games
            .filter(({ words }) => words !== undefined)
            .map(({ id, title }) => (
              <li key={id}>
                <Link href={`/text/new/${id}`}>{say('plain.newOf', { game: title })}</Link>
              </li>
            ))}
        </ul>
      </Part>
      <WorldChoice />
      <JoinForm />
    </PlainPage>
  );
};
