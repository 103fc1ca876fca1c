/** What can be done with a single game. */
import {
  type AnyGame,
  createMoveList,
  fingerprint,
  hasSeat,
  InputError,
  isMove,
  listedMoves,
  type Move,
  plainText,
  type Seat,
  seatsIn,
} from '@three-spires/kernel';
import { base64Bytes, toBase64 } from '../encoding/base64.ts';
import { createEncoded, encodeFor } from '../encoding/encode.ts';
import { encoderOf } from '../encoding/encoders.ts';
import { gameNamed, startGame } from '../games.ts';
import { RefusedError, within } from '../protocol/problem.ts';
import type { Requested, SLOT_REQUESTS } from '../protocol/requests.ts';
import { dumpState, loadState } from '../slots/dump.ts';
import { carryOut, openSlot, type Slot, takeBack } from '../slots/slot.ts';
import { addSlot, requireRoom, type Slots, slotAt } from '../slots/slots.ts';

type SlotOperations = {
  readonly [Name in keyof typeof SLOT_REQUESTS]: (slots: Slots, asked: Requested<Name>) => object;
};

const list = createMoveList();

const statusOf = ({ game, state, made }: Slot): object => {
  const outcome = game.outcome(state);
  const wanted = game.outside?.wanted(state);
  return {
    deciding: seatsIn(game.deciding(state)),
    made,
    ...(outcome === undefined ? {} : { outcome }),
    ...(wanted === undefined ? {} : { wanted }),
  };
};

const opened = (slots: Slots, slot: Slot): object => ({ slot: addSlot(slots, slot), ...statusOf(slot) });

/** The seat that is named, or the only one that decides. */
const seatOf = ({ game, state }: Slot, seat: number | undefined): Seat => {
  const deciding = game.deciding(state);
  if (seat !== undefined) {
    if (hasSeat(deciding, seat)) return seat;
    throw new InputError(`seat: seat ${seat} has nothing to decide now`, 'seat');
  }
  const [only, second] = seatsIn(deciding);
  if (only === undefined) throw new InputError('seat: nobody has anything to decide now', 'seat');
  if (second !== undefined)
    throw new InputError(`seat: seats ${seatsIn(deciding).join(', ')} may decide; name one of them`, 'seat');
  return only;
};

/** Throws unless the game has that seat. */
const requireSeat = ({ game, state }: Slot, seat: Seat): void => {
  const seats = seatCount(game.id, state);
  if (seat >= seats) throw new InputError(`seat: this game has ${seats} seats, from 0`, 'seat');
};

const seatCount = (game: string, state: unknown): number => encoderOf(game).seats(state);

const movesOf = ({ game, state }: Slot, seat: Seat): Move[] => {
  game.legal(state, seat, list);
  return listedMoves(list).sort((one, other) => one - other);
};

const makeMove = (slot: Slot, seat: Seat, move: number): void => {
  const { game, state } = slot;
  if (!isMove(move)) throw new InputError(`move: ${move} is no move; see legal`, 'move');
  const refused = game.refuse(state, seat, move);
  if (refused !== undefined)
    throw new RefusedError(`move: ${plainText(game.explain(refused))}`, refused.code, refused.rule);
  carryOut(slot, { seat, move });
};

/** A copy of a position from outside, looked at as every answer looks at it. */
const positionOf = (game: AnyGame, state: unknown): unknown => {
  try {
    const copy = game.copy(state);
    game.deciding(copy);
    game.outcome(copy);
    return copy;
  } catch {
    throw new InputError(`state: this is no position of ${game.name}`, 'state');
  }
};

export const SLOT_OPERATIONS: SlotOperations = {
  new(slots, { game: id, setup, seed }) {
    requireRoom(slots);
    const game = gameNamed(id);
    return opened(
      slots,
      openSlot(
        game,
        within('setup', () => startGame(game, setup, seed)),
      ),
    );
  },

  status(slots, { slot: number }) {
    const slot = slotAt(slots, number);
    return { ...statusOf(slot), decisions: slot.game.decisions(slot.state) };
  },

  legal(slots, { slot: number, seat: named, readable }) {
    const slot = slotAt(slots, number);
    const seat = seatOf(slot, named);
    const moves = movesOf(slot, seat);
    if (readable !== true) return { seat, moves };
    const { game, state } = slot;
    return { seat, options: moves.map((move) => ({ move, readable: game.describe(state, seat, move) })) };
  },

  apply(slots, { slot: number, seat, move }) {
    const slot = slotAt(slots, number);
    makeMove(slot, seatOf(slot, seat), move);
    return statusOf(slot);
  },

  outside(slots, { slot: number, fact }) {
    const slot = slotAt(slots, number);
    const { game, state } = slot;
    if (game.outside === undefined)
      throw new InputError(`fact: ${game.name} takes nothing from outside`, 'fact');
    const outside = within('fact', () => game.outside?.read(state, fact));
    carryOut(slot, { outside });
    return statusOf(slot);
  },

  view(slots, { slot: number, viewer }) {
    const slot = slotAt(slots, number);
    if (viewer !== 'spectator') requireSeat(slot, viewer);
    return { view: slot.game.view(slot.state, viewer) };
  },

  imagine(slots, { slot: number, seat, seed }) {
    const slot = slotAt(slots, number);
    requireRoom(slots);
    requireSeat(slot, seat);
    return opened(slots, openSlot(slot.game, slot.game.imagine(slot.state, seat, seed), slot.made));
  },

  copy(slots, { slot: number }) {
    const { game, state, made } = slotAt(slots, number);
    return opened(slots, openSlot(game, game.copy(state), made));
  },

  hash(slots, { slot: number }) {
    return { hash: fingerprint(slotAt(slots, number).state) };
  },

  undo(slots, { slot: number, moves }) {
    const slot = slotAt(slots, number);
    takeBack(slot, moves);
    return statusOf(slot);
  },

  drop(slots, { slot: number }) {
    slotAt(slots, number);
    slots.held.delete(number);
    return { left: slots.held.size };
  },

  dump(slots, { slot: number }) {
    const { game, state, made } = slotAt(slots, number);
    return { bytes: toBase64(dumpState(game, state, made)) };
  },

  load(slots, { bytes }) {
    requireRoom(slots);
    const { game, state, made } = loadState(base64Bytes('bytes', bytes));
    return opened(slots, openSlot(game, game.copy(state), made));
  },

  open(slots, { game: id, rulesVersion, state }) {
    requireRoom(slots);
    const game = gameNamed(id);
    if (rulesVersion !== game.rulesVersion)
      throw new InputError(
        `rulesVersion: the position has rules version ${rulesVersion}, this engine ${game.rulesVersion}`,
        'rulesVersion',
      );
    return opened(slots, openSlot(game, positionOf(game, state)));
  },

  encode(slots, { slot: number, seat: named }) {
    const slot = slotAt(slots, number);
    const seat = named ?? seatOf(slot, undefined);
    requireSeat(slot, seat);
    const encoder = encoderOf(slot.game.id);
    const out = createEncoded(encoder);
    encodeFor(encoder, slot.game, slot.state, seat, out);
    if (!hasSeat(slot.game.deciding(slot.state), seat)) out.count = 0;
    return {
      seat,
      observation: toBase64(out.observation),
      actions: [...out.actions.subarray(0, out.count)],
      moves: out.moves.slice(0, out.count),
    };
  },
};
