import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMove,
  createMoveList,
  encodeMove,
  hasMove,
  isMove,
  listedMoves,
  MOVE_KINDS,
  moveA,
  moveB,
  moveC,
  moveKind,
  OPERAND_LIMIT,
} from './move.ts';

const kind = fc.integer({ min: 0, max: MOVE_KINDS - 1 });
const operand = fc.integer({ min: 0, max: OPERAND_LIMIT - 1 });
const anyMove = fc.integer({ min: 0, max: 2 ** 30 - 1 });

describe('a move', () => {
  it('gives back the kind and the operands it was made of', () => {
    fc.assert(
      fc.property(kind, operand, operand, operand, (k, a, b, c) => {
        const move = encodeMove(k, a, b, c);
        expect([moveKind(move), moveA(move), moveB(move), moveC(move)]).toEqual([k, a, b, c]);
        expect(isMove(move)).toBe(true);
      }),
    );
  });

  it('is made again by its own kind and operands', () => {
    fc.assert(
      fc.property(anyMove, (move) => {
        expect(encodeMove(moveKind(move), moveA(move), moveB(move), moveC(move))).toBe(move);
      }),
    );
  });

  it('keeps every single kind and operand apart', () => {
    const moves = new Set<number>();
    for (let k = 0; k < MOVE_KINDS; k++) {
      for (let value = 1; value < OPERAND_LIMIT; value++) {
        moves.add(encodeMove(k, value));
        moves.add(encodeMove(k, 0, value));
        moves.add(encodeMove(k, 0, 0, value));
      }
      moves.add(encodeMove(k));
    }
    expect(moves.size).toBe(MOVE_KINDS * (3 * (OPERAND_LIMIT - 1) + 1));
  });

  it('has operands of 0 where none are given', () => {
    expect(encodeMove(5)).toBe(encodeMove(5, 0, 0, 0));
    expect(encodeMove(5, 1)).toBe(encodeMove(5, 1, 0, 0));
  });
});

describe('isMove', () => {
  it.each([0, 1, 2 ** 30 - 1, encodeMove(63, 255, 255, 255)])('knows %d as a move', (value) => {
    expect(isMove(value)).toBe(true);
  });

  it.each([
    -1,
    2 ** 30,
    2 ** 31,
    2 ** 32,
    0.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.MAX_SAFE_INTEGER,
  ])('turns away the number %d', (value) => {
    expect(isMove(value)).toBe(false);
  });

  it.each([undefined, null, '1', true, [1], { move: 1 }, 1n, () => 1])('turns away %o', (value) => {
    expect(isMove(value)).toBe(false);
  });

  it('turns away everything that is no integer of 30 bits', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const fits = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 2 ** 30;
        expect(isMove(value)).toBe(fits);
      }),
    );
  });
});

describe('a list of moves', () => {
  it('holds what was added since it was emptied, in order', () => {
    fc.assert(
      fc.property(fc.array(anyMove), fc.array(anyMove), fc.array(anyMove), (earlier, moves, others) => {
        const list = createMoveList();
        for (const move of earlier) addMove(list, move);
        list.length = 0;
        for (const move of moves) addMove(list, move);
        expect(listedMoves(list)).toEqual(moves);
        for (const move of [...moves, ...earlier, ...others])
          expect(hasMove(list, move)).toBe(moves.includes(move));
      }),
    );
  });

  it('gives its moves as an array of its own', () => {
    const list = createMoveList();
    addMove(list, 7);
    listedMoves(list).push(8);
    expect(listedMoves(list)).toEqual([7]);
  });
});
