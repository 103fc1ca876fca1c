/** Everything that the engine answers. The documentation and the JSON Schemas are generated from this list. */
import * as v from 'valibot';

const says = <Schema extends v.GenericSchema>(schema: Schema, text: string) =>
  v.pipe(schema, v.description(text));

const count = v.pipe(v.number(), v.integer());
const counts = v.array(count);
const readable = v.record(v.string(), v.union([v.string(), v.number()]));

const status = {
  deciding: says(counts, 'The seats that may decide now.'),
  made: says(count, 'Moves and facts since the game began.'),
  outcome: says(
    v.optional(
      v.strictObject({
        result: v.picklist(['victory', 'defeat', 'draw']),
        winners: counts,
        reason: v.string(),
      }),
    ),
    'How the game ended.',
  ),
  wanted: says(v.optional(v.unknown()), 'The fact from outside that the game waits for.'),
};

const part = v.strictObject({
  name: says(v.string(), 'What it is.'),
  says: says(v.string(), 'What it means.'),
  at: says(count, 'The index of its first integer.'),
  rows: says(count, 'How many things there are.'),
  fields: says(v.array(v.string()), 'The integers of each thing.'),
});

const block = v.strictObject({
  name: says(v.string(), 'What is done.'),
  says: says(v.string(), 'What its numbers count.'),
  at: says(count, 'The number of its first action.'),
  sizes: says(counts, 'How many values each number has; the last one counts fastest.'),
});

const integers = v.union([v.string(), count]);

const observations = says(
  integers,
  'For each game its observation: 16-bit integers, lowest byte first, in base64.',
);

export const ANSWERS = {
  Hello: v.strictObject({
    engine: says(v.literal('three-spires'), 'Always `three-spires`.'),
    protocol: says(count, 'Changes when a request or an answer changes its meaning.'),
    games: v.array(
      v.strictObject({
        game: v.string(),
        name: v.string(),
        rulesVersion: count,
        stateVersion: count,
        contentHash: v.string(),
        seats: v.strictObject({ least: count, most: count }),
        levels: says(v.array(v.string()), 'The levels of its bots.'),
      }),
    ),
    limits: says(v.record(v.string(), count), 'What bounds the engine.'),
  }),
  Status: v.strictObject({
    ...status,
    decisions: says(v.optional(v.array(v.unknown())), 'The open questions, as in pictures of a table.'),
  }),
  Opened: v.strictObject({ slot: says(count, 'The number of the game.'), ...status }),
  Legal: v.strictObject({
    seat: count,
    moves: says(v.optional(counts), 'The moves.'),
    options: says(
      v.optional(v.array(v.strictObject({ move: count, readable }))),
      'The moves in readable form, as in pictures of a table.',
    ),
  }),
  View: v.strictObject({ view: says(v.unknown(), 'As on a server; see the schemas of the games.') }),
  Hash: v.strictObject({ hash: says(v.string(), '16 hexadecimal digits.') }),
  Dropped: v.strictObject({ left: says(count, 'How many are left.') }),
  Bytes: v.strictObject({ bytes: says(v.string(), 'The bytes in base64.') }),
  Encoded: v.strictObject({
    seat: count,
    observation: says(v.string(), '16-bit integers, lowest byte first, in base64.'),
    actions: says(counts, 'The actions that are possible.'),
    moves: says(counts, 'The moves that these actions make.'),
  }),
  Played: v.strictObject({
    games: v.array(
      v.strictObject({
        seed: v.string(),
        decisions: count,
        result: says(
          v.picklist(['victory', 'defeat', 'draw', 'unfinished']),
          'A game that goes on for too long is `unfinished`.',
        ),
        winners: counts,
        hash: says(v.string(), 'The fingerprint of the last state.'),
      }),
    ),
  }),
  Batch: v.strictObject({ answers: says(v.array(v.unknown()), 'One answer for each request.') }),
  Layout: v.strictObject({
    game: v.string(),
    version: says(v.string(), 'Changes when the meaning of an integer or an action changes.'),
    size: says(count, 'Integers of an observation.'),
    parts: v.array(part),
    actions: says(count, 'Actions in the list.'),
    blocks: v.array(block),
    names: says(
      v.record(v.string(), v.array(v.string())),
      'What the numbers of cards, items and enemies stand for.',
    ),
  }),
  Frame: v.strictObject({
    group: count,
    heads: says(
      integers,
      'For each game eight 16-bit integers in base64: the deciding seat, or -1; the number of its actions; 0 while the game goes on, 1 if the decision ended it, 2 if it was cut off; the winners as bits; 1 for victory, -1 for defeat; the decisions so far; legal moves that found no place among the actions; the number of seats.',
    ),
    observations,
    actions: says(
      integers,
      'The possible actions of the deciding seats, one game after another: 16-bit integers, lowest byte first, in base64.',
    ),
    last: says(
      integers,
      'The last observations of the games that ended and were started again, one after another.',
    ),
  }),
} as const;
