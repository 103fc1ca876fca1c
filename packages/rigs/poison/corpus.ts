/** Every hostile case: each attack at each place that it fits, and those written by hand. */
import { ATTACKS } from './attacks.ts';
import { type PoisonCase, tableRequest } from './case.ts';
import { WRITTEN } from './messages.ts';
import { SET_UPS } from './set-ups.ts';
import { TARGETS, type Target } from './targets.ts';

type Branch = Record<string, unknown>;

/** The value with something else at a path; what is missing on the way is added. */
export const withValueAt = (
  value: unknown,
  path: readonly string[],
  put: (given: unknown) => unknown,
): unknown => {
  const [step, ...rest] = path;
  if (step === undefined) return put(value);
  if (Array.isArray(value)) return value.with(Number(step), withValueAt(value[Number(step)], rest, put));
  const branch = (typeof value === 'object' && value !== null ? value : {}) as Branch;
  return { ...branch, [step]: withValueAt(branch[step], rest, put) };
};

const casesOf = ({ game, name, seats, setup, places }: Target): PoisonCase[] =>
  Object.entries(places).flatMap(([path, kind]) =>
    ATTACKS[kind].map((attack) => ({
      name: `${game}, ${name}: ${path} = ${attack.name}`,
      send: tableRequest(game, withValueAt(setup, path.split('.'), attack.value), seats),
      outcome: 'either',
    })),
  );

export const CORPUS: readonly PoisonCase[] = [...SET_UPS, ...WRITTEN, ...TARGETS.flatMap(casesOf)];
