import type { SignalName } from '@three-spires/kernel';
import { useState } from 'react';
import { useLiveTable, useTable } from '../connection/use-table.ts';
import type { ChatTarget } from '../game/table.ts';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import styles from './chat.module.css';

const PLAIN = [
  'greet',
  'ready',
  'wait',
  'thinking',
  'wellPlayed',
  'oops',
  'thanks',
] as const satisfies readonly SignalName[];
const AT = {
  enemy: ['focus', 'spare', 'ping'],
  player: ['protect', 'ping'],
} as const satisfies Readonly<Record<ChatTarget['kind'], readonly SignalName[]>>;
const MOST = 99;

/** Signals to everyone at the table, and about something on it. */
export const SignalButtons = ({ targets }: { readonly targets: readonly ChatTarget[] }) => {
  const { send } = useLiveTable();
  const [chosen, setChosen] = useState<string>();
  const [amount, setAmount] = useState(5);
  const known = useTable(({ picture }) => picture?.signals) ?? [];
  const isKnown = (signal: SignalName): boolean => known.includes(signal);
  const target = targets.find(({ figure }) => figure === chosen) ?? targets[0];
  return (
    <fieldset className={styles.signals}>
      <legend className="hidden-visually">{say('chat.signals')}</legend>
      {PLAIN.filter(isKnown).map((signal) => (
        <button key={signal} type="button" onClick={() => send({ type: 'signal', signal })}>
          {say(`signal.${signal}`)}
        </button>
      ))}
      {isKnown('block') && (
        <span className={styles.amount}>
          <button type="button" onClick={() => send({ type: 'signal', signal: 'block', amount })}>
            {say('signal.block', { amount })}
          </button>
          <input
            type="number"
            className={controls.field}
            min={1}
            max={MOST}
            value={amount}
            aria-label={say('chat.amount')}
            onChange={(event) =>
              setAmount(Math.min(MOST, Math.max(1, Math.round(Number(event.target.value)) || 1)))
            }
          />
        </span>
      )}
      {target !== undefined && (
        <span className={styles.aimed}>
          <select
            className={controls.field}
            value={target.figure}
            aria-label={say('chat.target')}
            onChange={(event) => setChosen(event.target.value)}
          >
            {targets.map(({ figure, name }) => (
              <option key={figure} value={figure}>
                {name}
              </option>
            ))}
          </select>
          {AT[target.kind].filter(isKnown).map((signal) => (
            <button
              key={signal}
              type="button"
              onClick={() => send({ type: 'signal', signal, at: target.figure })}
            >
              {say(`signal.${signal}`)}
            </button>
          ))}
        </span>
      )}
    </fieldset>
  );
};
