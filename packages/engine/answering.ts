/** Answers lines of JSON, one for each line, and never throws. */
import { levelsOf } from '@three-spires/bots';
import { contentHash, didYouMean, InputError } from '@three-spires/kernel';
import { GAMES } from './games.ts';
import { createGroups, type Groups } from './groups/groups.ts';
import { GROUP_OPERATIONS } from './operations/group-operations.ts';
import { playGames } from './operations/play.ts';
import { SLOT_OPERATIONS } from './operations/slot-operations.ts';
import type { Bytes } from './protocol/bytes.ts';
import { LIMITS } from './protocol/limits.ts';
import { problemFrom, readFields } from './protocol/problem.ts';
import {
  GROUP_REQUESTS,
  REQUESTS,
  type Requested,
  type RequestName,
  SLOT_REQUESTS,
} from './protocol/requests.ts';
import { createSlots, type Slots } from './slots/slots.ts';

/** Changes when a request or an answer changes its meaning. */
const PROTOCOL = 1;

export type Answer = { readonly line: string; readonly after: Bytes };

export type Engine = {
  /** The answer to a line, without a line break, and the bytes that follow it. */
  answer(line: string): Answer;
};

type Held = { readonly slots: Slots; readonly groups: Groups; readonly after: Bytes };
type Json = Readonly<Record<string, unknown>>;

export const createEngine = (): Engine => {
  const held = { slots: createSlots(), groups: createGroups() };
  return {
    answer(line) {
      let request: unknown;
      try {
        request = JSON.parse(line);
      } catch {
        return { line: JSON.stringify(problemFrom(new InputError('the line is not JSON'))), after: [] };
      }
      const after: Bytes = [];
      return { line: JSON.stringify(answerTo({ ...held, after }, request, answerAlone)), after };
    },
  };
};

/** The name of a request that a program may choose itself; the answer repeats it. */
const LONGEST_ID = 64;

type Answering = (held: Held, name: RequestName, fields: Json) => object;

const answerTo = (held: Held, request: unknown, answering: Answering): object => {
  let id: unknown;
  try {
    const { do: name, id: given, ...fields } = requireObject(request);
    id = readId(given);
    const answer = answering(held, requireName(name), fields);
    return { ...(id === undefined ? {} : { id }), ok: true, ...answer };
  } catch (error) {
    return { ...(id === undefined ? {} : { id }), ...problemFrom(error) };
  }
};

const requireObject = (request: unknown): Json => {
  if (typeof request === 'object' && request !== null && !Array.isArray(request)) return request as Json;
  throw new InputError('a request is an object with the field "do"', 'do');
};

const readId = (id: unknown): unknown => {
  const isId =
    id === undefined || Number.isSafeInteger(id) || (typeof id === 'string' && id.length <= LONGEST_ID);
  if (isId) return id;
  throw new InputError(`id: a whole number or at most ${LONGEST_ID} characters`, 'id');
};

const NAMES = Object.keys(REQUESTS);
const LONGEST_NAME = 40;

const requireName = (name: unknown): RequestName => {
  if (typeof name !== 'string') throw new InputError('do: is missing; it names what to do', 'do');
  if (Object.hasOwn(REQUESTS, name)) return name as RequestName;
  const shown = name.slice(0, LONGEST_NAME);
  throw new InputError(
    `do: there is no request "${shown}"${didYouMean(shown, NAMES)}; requests: ${NAMES.join(', ')}`,
    'do',
  );
};

const answerAlone: Answering = (held, name, fields) => {
  const asked = readFields(REQUESTS[name].schema, fields);
  if (name === 'hello') return hello();
  if (name === 'play') return playGames(asked as Requested<'play'>);
  if (name === 'batch') {
    const { requests } = asked as Requested<'batch'>;
    return { answers: requests.map((request) => answerTo(held, request, answerInBatch)) };
  }
  if (Object.hasOwn(GROUP_REQUESTS, name))
    return operationOf(GROUP_OPERATIONS, name as keyof typeof GROUP_OPERATIONS)(
      held.groups,
      asked as never,
      held.after,
    );
  return operationOf(SLOT_OPERATIONS, name as keyof typeof SLOT_OPERATIONS)(held.slots, asked as never);
};

const operationOf = <Operations, Name extends keyof Operations>(
  operations: Operations,
  name: Name,
): Operations[Name] => operations[name];

const answerInBatch: Answering = (held, name, fields) => {
  if (!Object.hasOwn(SLOT_REQUESTS, name))
    throw new InputError(`do: ${name} has to come in a line of its own`, 'do');
  return answerAlone(held, name, fields);
};

const hello = (): object => ({
  engine: 'three-spires',
  protocol: PROTOCOL,
  games: GAMES.map((game) => ({
    game: game.id,
    name: game.name,
    rulesVersion: game.rulesVersion,
    stateVersion: game.stateVersion,
    contentHash: contentHash(game),
    seats: game.seats,
    levels: levelsOf(game.id),
  })),
  limits: LIMITS,
});

/** The answer to a line that is too long to be read. */
export const answerTooLong = (): Answer => ({
  line: JSON.stringify(problemFrom(new InputError(`a line has at most ${LIMITS.line} bytes`))),
  after: [],
});
