/** Everything that can be asked of the engine. The documentation and the JSON Schemas are generated from this list. */
import { BOT_LEVELS } from '@three-spires/bots/bot';
import * as v from 'valibot';
import { LIMITS } from './limits.ts';

const says = <Schema extends v.GenericSchema>(schema: Schema, text: string) =>
  v.pipe(schema, v.description(text));

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const game = says(v.string(), 'The id of a game, such as `slay-the-spire`.');
const setup = says(v.unknown(), 'The set-up, as for a table on a server.');
const seed = says(
  v.pipe(v.string(), v.maxLength(LIMITS.seed)),
  'Any text. The same seed gives the same game.',
);
const slot = says(whole(0, Number.MAX_SAFE_INTEGER), 'The number of a game in the engine.');
const seat = says(whole(0, 3), 'A seat, from 0.');
const theSeat = says(v.optional(whole(0, 3)), 'A seat, from 0. May be left out while only one seat decides.');
const group = says(whole(0, Number.MAX_SAFE_INTEGER), 'The number of a group of games.');
const moves = says(whole(0, Number.MAX_SAFE_INTEGER), 'How many moves.');

const request = <Entries extends v.ObjectEntries>(text: string, answer: string, entries: Entries) => ({
  says: text,
  /** The name of its answer in answers.ts. */
  answer,
  schema: v.strictObject(entries),
});

export const SLOT_REQUESTS = {
  new: request('Starts a game.', 'Opened', { game, setup, seed }),
  status: request('Tells where a game stands.', 'Status', { slot }),
  legal: request('Lists the legal moves of a seat, in ascending order.', 'Legal', {
    slot,
    seat: theSeat,
    readable: says(v.optional(v.boolean()), 'Adds what each move is, in printed words.'),
  }),
  apply: request('Makes a legal move.', 'Status', {
    slot,
    seat: theSeat,
    move: says(v.number(), 'One of the legal moves.'),
  }),
  outside: request('Reports a fact that the game waits for: where cubes fell.', 'Status', {
    slot,
    fact: says(v.unknown(), 'The fact, as on a server.'),
  }),
  view: request('Shows what a seat or a spectator sees.', 'View', {
    slot,
    viewer: says(v.union([whole(0, 3), v.literal('spectator')]), 'A seat, from 0, or `spectator`.'),
  }),
  imagine: request(
    'Copies a game and deals everything again that the seat cannot know. The result depends only on what the seat knows and on the seed.',
    'Opened',
    { slot, seat, seed },
  ),
  copy: request('Copies a game.', 'Opened', { slot }),
  hash: request('Tells the fingerprint of the state. Equal states have equal fingerprints.', 'Hash', {
    slot,
  }),
  undo: request('Takes back the last moves; at least 128 are kept.', 'Status', { slot, moves }),
  drop: request('Forgets a game.', 'Dropped', { slot }),
  dump: request('Writes the state as bytes.', 'Bytes', { slot }),
  load: request('Reads a state that an engine with the same rules wrote.', 'Opened', {
    bytes: says(v.string(), 'The bytes in base64.'),
  }),
  open: request(
    'Opens the position that a server shows to a seat, with everything hidden dealt at random: the answer of its call `moment`.',
    'Opened',
    {
      game,
      rulesVersion: says(whole(0, Number.MAX_SAFE_INTEGER), 'The version of the rules there.'),
      state: says(v.record(v.string(), v.unknown()), 'The position.'),
    },
  ),
  encode: request(
    'Writes what a seat sees as integers, with its actions if it may decide. See `layout`.',
    'Encoded',
    { slot, seat: theSeat },
  ),
} as const;

const level = v.picklist(BOT_LEVELS);

const GAME_REQUESTS = {
  hello: request('Tells what this engine is and which games it plays.', 'Hello', {}),
  play: request('Plays whole games with random or bot moves.', 'Played', {
    game,
    setup,
    seed: says(
      v.pipe(v.string(), v.maxLength(LIMITS.seed)),
      'Any text. Game N has this seed with `/N` after it.',
    ),
    games: says(whole(1, LIMITS.play), 'How many games.'),
    levels: says(
      v.optional(v.pipe(v.array(level), v.minLength(1), v.maxLength(4))),
      'The level of the bot at each seat; the last one counts for all further seats. Without it, moves are random.',
    ),
  }),
  batch: request('Answers many requests in one line, each as if it came alone.', 'Batch', {
    requests: says(
      v.pipe(v.array(v.unknown()), v.maxLength(LIMITS.batch)),
      'Requests about slots: everything but `play`, `batch` and groups.',
    ),
  }),
} as const;

export const GROUP_REQUESTS = {
  layout: request('Describes the integers of observations and the list of actions of a game.', 'Layout', {
    game,
  }),
  group: request('Starts many games that advance together.', 'Frame', {
    game,
    setups: says(
      v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(256)),
      'One or more set-ups; each game that starts takes the next one.',
    ),
    seed: says(
      v.pipe(v.string(), v.maxLength(LIMITS.seed)),
      'Any text. The games have this seed with `/0`, `/1` and so on after it, in the order in which they start.',
    ),
    games: says(whole(1, LIMITS.grouped), 'How many games.'),
    restart: says(
      v.optional(v.boolean(), true),
      'Whether a game that has ended is followed by the next one.',
    ),
    forced: says(v.optional(v.boolean(), true), 'Whether decisions with a single action are asked too.'),
    binary: says(
      v.optional(v.boolean(), false),
      'Whether the integers of frames follow the line as bytes instead of standing in it as base64.',
    ),
    longest: says(
      v.optional(whole(1, LIMITS.decisions), 2000),
      'After how many decisions a game is cut off.',
    ),
  }),
  step: request('Makes one decision in every game of a group.', 'Frame', {
    group,
    actions: says(
      v.union([v.string(), v.array(v.number())]),
      'An action for each game: a list, or 16-bit integers in base64, lowest byte first. -1 leaves a game alone.',
    ),
  }),
  reset: request('Starts games of a group again.', 'Frame', {
    group,
    seed,
    games: says(v.optional(v.array(whole(0, LIMITS.grouped))), 'Which games, from 0; all if left out.'),
  }),
  'drop-group': request('Forgets a group.', 'Dropped', { group }),
} as const;

export const REQUESTS = { ...GAME_REQUESTS, ...SLOT_REQUESTS, ...GROUP_REQUESTS } as const;
export type RequestName = keyof typeof REQUESTS;
export type Requested<Name extends RequestName> = v.InferOutput<(typeof REQUESTS)[Name]['schema']>;
