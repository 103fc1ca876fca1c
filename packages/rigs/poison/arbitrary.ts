/** Hostile requests and messages of fast-check. */
import fc from 'fast-check';
import { tableRequest } from './case.ts';
import { withValueAt } from './corpus.ts';
import { TARGETS } from './targets.ts';

const anyJson = fc.jsonValue({ maxDepth: 6 });

/** A value of some hostile sort. */
const anyValue = fc.oneof(
  anyJson,
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer({ min: 1, max: 4_000 }).map((length) => new Array<number>(length).fill(length)),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom('__proto__', 'constructor', 'Strike', 'Quilted Sentinel', 'Knight'),
);

/** A set-up that was right, with something else at one of its places. */
export const brokenSetup = fc
  .record({ target: fc.constantFrom(...TARGETS), pick: fc.nat(), value: anyValue })
  .map(({ target, pick, value }) => {
    const paths = Object.keys(target.places);
    const path = paths[pick % paths.length] ?? '';
    return tableRequest(
      target.game,
      withValueAt(target.setup, path.split('.'), () => value),
      target.seats,
    );
  });

export const anySetup = fc
  .record({ target: fc.constantFrom(...TARGETS), setup: anyJson, inPosition: fc.boolean() })
  .map(({ target, setup, inPosition }) => {
    const given = inPosition ? { ...(target.setup as object), position: setup } : setup;
    return tableRequest(target.game, given, target.seats);
  });

export const anyMessage = fc
  .record({
    type: fc.constantFrom(
      'watch',
      'preview',
      'move',
      'undo',
      'giveUp',
      'consent',
      'chat',
      'signal',
      'ping',
      'other',
    ),
    field: fc.constantFrom('seat', 'move', 'decision', 'to', 'text', 'signal', 'seen', 'accept', 'at'),
    value: anyValue,
    rest: anyJson,
  })
  .map(({ type, field, value, rest }) => ({
    message: JSON.stringify({
      type,
      command: 'any-command',
      table: '$table',
      seat: 0,
      move: 0,
      ...(typeof rest === 'object' && !Array.isArray(rest) ? rest : {}),
      [field]: value,
    }),
  }));
