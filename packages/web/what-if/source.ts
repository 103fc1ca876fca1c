/** Where plays begin, from the address of the page. */
import type { Seat } from '@three-spires/kernel';
import type { MomentAnswer } from '@three-spires/session/protocol';
import type { Start } from '@three-spires/what-if/figures';
import { call } from '../connection/api.ts';
import type { SandboxGame } from '../game/sandbox.ts';
import { isObject, unpack } from '../kit/packing.ts';
import { say } from './words.ts';

export type Source = {
  readonly title: string;
  /** One start, or two to compare. */
  readonly starts: readonly Start[];
  /** The names of two starts. */
  readonly sides?: readonly string[];
  readonly seat?: Seat;
  readonly moment?: MomentAnswer;
  /** A page with the position itself. */
  readonly back?: { readonly href: string; readonly words: string };
  /** What the address asks to compare. */
  readonly compare?: 'moves';
  /** Sides of a question that needs no position. */
  readonly isNewGame?: true;
};

const numberOf = (query: URLSearchParams, name: string): number | undefined => {
  const text = query.get(name);
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
};

const momentAddress = (query: URLSearchParams, table: string): string => {
  const wanted = new URLSearchParams();
  for (const name of ['at', 'seat', 'invite']) {
    const value = query.get(name);
    if (value !== null) wanted.set(name, value);
  }
  const asked = wanted.toString();
  return `/api/tables/${encodeURIComponent(table)}/moment${asked === '' ? '' : `?${asked}`}`;
};

const ofTable = async (table: string, query: URLSearchParams): Promise<Source> => {
  const moment = await call<MomentAnswer>('GET', momentAddress(query, table));
  const { state, isOpen, seat, at } = moment;
  const isReplay = numberOf(query, 'at') !== undefined;
  const href = isReplay ? `/replay/${table}?at=${at}&seat=${seat}` : `/table/${table}`;
  return {
    title: say('whatIf.moment', { at }),
    starts: [{ kind: 'moment', state, isOpen }],
    seat,
    moment,
    back: { href, words: say(isReplay ? 'whatIf.back.replay' : 'whatIf.back.table') },
    ...(query.get('compare') === 'moves' && { compare: 'moves' }),
  };
};

const readNames = (names: unknown): readonly string[] =>
  Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];

const ofLetters = async (letters: string, sandbox: SandboxGame | undefined): Promise<Source> => {
  const packed = await unpack(letters);
  if (!isObject(packed)) throw new Error(say('whatIf.badLink'));
  const { title, position, setups, names } = packed;
  const named = typeof title === 'string' && title !== '' ? title : say('whatIf.untitled');
  if (isObject(position) && sandbox !== undefined)
    return {
      title: named,
      starts: [{ kind: 'setup', setup: sandbox.setupOf(position).setup }],
      back: { href: `/sandbox/${sandbox.id}#${letters}`, words: say('whatIf.back.sandbox') },
    };
  if (!Array.isArray(setups) || setups.length === 0 || setups.length > 2)
    throw new Error(say('whatIf.badLink'));
  return {
    title: named,
    starts: setups.map((setup) => ({ kind: 'setup', setup })),
    sides: readNames(names),
    isNewGame: true,
  };
};

/** Undefined if the address names no position. */
export const sourceHere = async (
  loadSandbox: () => Promise<SandboxGame | undefined>,
): Promise<Source | undefined> => {
  const query = new URLSearchParams(location.search);
  const table = query.get('table');
  if (table !== null) return await ofTable(table, query);
  const letters = location.hash.slice(1);
  return letters === '' ? undefined : await ofLetters(letters, await loadSandbox());
};
