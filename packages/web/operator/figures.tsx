import type { OperatorFigures } from '@three-spires/session/protocol';
import type { ReactNode } from 'react';
import controls from '../theme/controls.module.css';
import styles from './operator.module.css';
import { say } from './words.ts';

const MEGABYTE = 1_000_000;
const DAY_S = 86_400;
const HOUR_S = 3_600;
const MINUTE_S = 60;

const ms = (value: number): string => say('operator.ms', { ms: value.toFixed(1) });
const megabytes = (bytes: number): string => (bytes / MEGABYTE).toFixed(1);

const uptime = (seconds: number): string =>
  say('operator.uptimeOf', {
    days: Math.floor(seconds / DAY_S),
    hours: Math.floor((seconds % DAY_S) / HOUR_S),
    minutes: Math.floor((seconds % HOUR_S) / MINUTE_S),
  });

type PartProps = { readonly title: string; readonly children: ReactNode };

const Part = ({ title, children }: PartProps) => (
  <section className={styles.part}>
    <h2 className={controls.label}>{title}</h2>
    {children}
  </section>
);

type ListProps = { readonly entries: readonly (readonly [name: string, value: string | number])[] };

const List = ({ entries }: ListProps) => (
  <dl className={styles.list}>
    {entries.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

const Games = ({ games, rules }: Pick<OperatorFigures, 'games' | 'rules'>) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">{say('operator.game')}</th>
        <th scope="col">{say('operator.inMemory')}</th>
        <th scope="col">{say('operator.running')}</th>
        <th scope="col">{say('operator.rules')}</th>
      </tr>
    </thead>
    <tbody>
      {games.map(({ game, inMemory, running }) => (
        <tr key={game}>
          <th scope="row">{game}</th>
          <td>{inMemory}</td>
          <td>{running}</td>
          <td>{rules[game]}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Errors = ({ errors }: Pick<OperatorFigures, 'errors'>) =>
  errors.length === 0 ? (
    <p>{say('operator.noErrors')}</p>
  ) : (
    <ul className={styles.errors}>
      {errors.map(({ at, text, table, request }) => (
        <li key={`${at} ${table} ${request} ${text}`}>
          <span>{text}</span>
          <small>{[new Date(at).toISOString(), table, request].filter(Boolean).join(' · ')}</small>
        </li>
      ))}
    </ul>
  );

type FiguresProps = { readonly figures: OperatorFigures };

export const Figures = ({ figures }: FiguresProps) => {
  const { commandMs, lagMs, bots, store, memoryBytes, movesPerMinute } = figures;
  return (
    <div className={styles.parts}>
      <Part title={say('operator.node')}>
        <List
          entries={[
            [say('operator.name'), figures.node],
            [say('operator.state'), say(figures.draining ? 'operator.draining' : 'operator.serving')],
            [say('operator.release'), figures.release],
            [say('operator.runtime'), figures.runtime],
            [say('operator.uptime'), uptime(figures.uptimeS)],
            [
              say('operator.memory'),
              say('operator.mbOf', {
                mb: megabytes(memoryBytes.resident),
                heap: megabytes(memoryBytes.heap),
              }),
            ],
          ]}
        />
      </Part>
      <Part title={say('operator.speed')}>
        <List
          entries={[
            [say('operator.p50'), ms(commandMs.p50)],
            [say('operator.p99'), ms(commandMs.p99)],
            [say('operator.lag'), ms(lagMs.p99)],
            [say('operator.lagMost'), ms(lagMs.max)],
            [say('operator.waiting'), bots.waiting],
            [say('operator.thinking'), bots.thinking],
          ]}
        />
      </Part>
      <Part title={say('operator.players')}>
        <List
          entries={[
            [say('operator.sockets'), figures.sockets],
            [say('operator.people'), movesPerMinute.people],
            [say('operator.others'), movesPerMinute.others],
          ]}
        />
        <Games games={figures.games} rules={figures.rules} />
      </Part>
      <Part title={say('operator.storage')}>
        <List
          entries={[
            [say('operator.state'), store.text ?? say('operator.fine')],
            [say('operator.stored'), say('operator.mb', { mb: megabytes(store.bytes) })],
          ]}
        />
      </Part>
      <Part title={say('operator.errors')}>
        <Errors errors={figures.errors} />
      </Part>
    </div>
  );
};
