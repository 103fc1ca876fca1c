import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasSeat, seatBit, seatsIn } from './seat.ts';

const seat = fc.integer({ min: 0, max: 31 });
const seats = fc.uniqueArray(seat);

describe('a set of seats', () => {
  it('has the seats that were put in and no others', () => {
    fc.assert(
      fc.property(seats, seat, (members, asked) => {
        const set = members.reduce((bits, member) => bits | seatBit(member), 0);
        expect(hasSeat(set, asked)).toBe(members.includes(asked));
        expect(seatsIn(set)).toEqual(members.toSorted((a, b) => a - b));
      }),
    );
  });

  it('can be empty', () => {
    expect(seatsIn(0)).toEqual([]);
    expect(hasSeat(0, 0)).toBe(false);
  });
});
