/** Writes positions as integers, and legal moves as actions of a list of fixed length. */
import {
  type AnyGame,
  createMoveList,
  fingerprint,
  MOVE_KINDS,
  type Move,
  moveA,
  moveB,
  moveC,
  moveKind,
  type Seat,
} from '@three-spires/kernel';
import type { Block, Encoder } from './encoder.ts';

/** Actions for legal moves that have none of their own, in ascending order of their numbers. */
const OTHERS = 64;
/** Legal moves of which the operands are shown, because their actions do not tell what they do. */
const OTHER_FIELDS = ['kind', 'a', 'b', 'c'];

type PlacedBlock<State> = { readonly block: Block<State>; readonly at: number };

export type Plan = {
  readonly encoder: Encoder;
  readonly partAt: readonly number[];
  readonly othersAt: number;
  /** Integers of an observation. */
  readonly size: number;
  readonly byKind: readonly (readonly PlacedBlock<unknown>[])[];
  readonly blockAt: readonly number[];
  readonly otherActionsAt: number;
  readonly actions: number;
};

const plans = new Map<Encoder, Plan>();

const lengthOf = ({ rows, fields }: Encoder['parts'][number]): number => rows * fields.length;
const countOf = ({ sizes }: Block<unknown>): number => sizes.reduce((product, size) => product * size, 1);

export const planOf = (encoder: Encoder): Plan => {
  const known = plans.get(encoder) ?? makePlan(encoder);
  plans.set(encoder, known);
  return known;
};

const makePlan = (encoder: Encoder): Plan => {
  let size = 0;
  const partAt = encoder.parts.map((part) => {
    size += lengthOf(part);
    return size - lengthOf(part);
  });
  let actions = 0;
  const blockAt = encoder.blocks.map((block) => {
    actions += countOf(block);
    return actions - countOf(block);
  });
  const byKind = Array.from({ length: MOVE_KINDS }, (_, kind) =>
    encoder.blocks.flatMap((block, number) =>
      block.kind === kind ? [{ block, at: blockAt[number] as number }] : [],
    ),
  );
  return {
    encoder,
    partAt,
    othersAt: size,
    size: size + OTHERS * OTHER_FIELDS.length,
    byKind,
    blockAt,
    otherActionsAt: actions,
    actions: actions + OTHERS,
  };
};

/** One position as integers. Reused from decision to decision. */
export type Encoded = {
  readonly observation: Int16Array;
  /** The possible actions, the moves they make, and how many there are. */
  readonly actions: Int16Array;
  readonly moves: Move[];
  count: number;
  /** Legal moves without an action. */
  leftOut: number;
};

/** More than any position has; a screen shows at most 800 options. */
const MOST_MOVES = 2048;

export const createEncoded = (encoder: Encoder, observation?: Int16Array): Encoded => ({
  observation: observation ?? new Int16Array(planOf(encoder).size),
  actions: new Int16Array(MOST_MOVES),
  moves: [],
  count: 0,
  leftOut: 0,
});

const list = createMoveList();
let sorted = new Float64Array(256);
/** Whether an action has been given to a move, by the number of the encoding that gave it. */
let given = new Uint32Array(0);
let encoding = 0;
const ranks = new Int32Array(MOVE_KINDS);

export const encodeFor = (
  encoder: Encoder,
  game: AnyGame,
  state: unknown,
  seat: Seat,
  out: Encoded,
): void => {
  const plan = planOf(encoder);
  const { observation } = out;
  observation.fill(0);
  for (let part = 0; part < plan.partAt.length; part++)
    encoder.parts[part]?.write(state, seat, observation, plan.partAt[part] as number);
  game.legal(state, seat, list);
  if (list.length > sorted.length) sorted = new Float64Array(2 * list.length);
  for (let at = 0; at < list.length; at++) sorted[at] = list.moves[at] as number;
  const moves = sorted.subarray(0, list.length).sort();
  if (given.length < plan.actions) given = new Uint32Array(plan.actions);
  encoding++;
  ranks.fill(0);
  out.count = 0;
  out.leftOut = 0;
  let others = 0;
  for (let at = 0; at < moves.length; at++) {
    const move = moves[at] as number;
    let action = actionOf(plan, state, seat, move);
    if (action < 0 || given[action] === encoding) {
      if (others === OTHERS || out.count === MOST_MOVES) {
        out.leftOut++;
        continue;
      }
      action = plan.otherActionsAt + others;
      writeOther(observation, plan.othersAt + others * OTHER_FIELDS.length, move);
      others++;
    }
    given[action] = encoding;
    out.actions[out.count] = action;
    out.moves[out.count] = move;
    out.count++;
  }
};

const actionOf = ({ byKind }: Plan, state: unknown, seat: Seat, move: Move): number => {
  const kind = moveKind(move);
  const rank = ranks[kind] as number;
  ranks[kind] = rank + 1;
  const blocks = byKind[kind] as Plan['byKind'][number];
  for (let number = 0; number < blocks.length; number++) {
    const { block, at } = blocks[number] as PlacedBlock<unknown>;
    const place = block.place(state, seat, move, rank);
    if (place >= 0) return at + place;
  }
  return -1;
};

const writeOther = (out: Int16Array, at: number, move: Move): void => {
  out[at] = moveKind(move);
  out[at + 1] = moveA(move);
  out[at + 2] = moveB(move);
  out[at + 3] = moveC(move);
};

/** What the integers and the actions mean, with a version that changes when any of it does. */
export const layoutOf = (encoder: Encoder, rulesVersion: number): object => {
  const plan = planOf(encoder);
  const parts = [
    ...encoder.parts.map(({ name, says, rows, fields }, number) => ({
      name,
      says,
      at: plan.partAt[number],
      rows,
      fields,
    })),
    {
      name: 'others',
      says: 'The moves behind the actions of the block `other`: their kind and operands.',
      at: plan.othersAt,
      rows: OTHERS,
      fields: OTHER_FIELDS,
    },
  ];
  const blocks = [
    ...encoder.blocks.map(({ name, says, sizes }, number) => ({
      name,
      says,
      at: plan.blockAt[number],
      sizes,
    })),
    {
      name: 'other',
      says: 'Legal moves that have no action of their own, in ascending order; see the part `others`.',
      at: plan.otherActionsAt,
      sizes: [OTHERS],
    },
  ];
  const meaning = { parts, blocks, names: encoder.names };
  return {
    game: encoder.game,
    version: `${rulesVersion}-${fingerprint(meaning)}`,
    size: plan.size,
    actions: plan.actions,
    ...meaning,
  };
};
