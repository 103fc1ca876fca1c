import { createMoveList, createRandom, listedMoves, randomBelow, seatsIn } from '@three-spires/kernel';
import { describe, expect, it } from 'vitest';
import { slayTheSpire } from './index.ts';
import { type Option, readOption } from './options.ts';
import { MOVE } from './rules/moves.ts';
import type { State } from './rules/state.ts';
import { randomStart } from './testing/property-climbs.ts';

const list = createMoveList();

const optionsOf = (state: State, seat: number): Option[] => {
  const { question } = slayTheSpire.view(state, seat);
  slayTheSpire.legal(state, seat, list);
  return listedMoves(list).map((move) =>
    readOption({ move, readable: slayTheSpire.describe(state, seat, move) }, question),
  );
};

const optionsAt = (position: object): Option[] =>
  optionsOf(slayTheSpire.scenario.build(position, 'options') as State, 0);

const enemies = [
  { name: 'A', row: 1, hp: 10 },
  { name: 'B', row: 1, hp: 10 },
];

describe('options', () => {
  it('name the card, its target and what is paid', () => {
    const options = optionsAt({
      players: [{ character: 'Ironclad', hand: ['Strike', 'Whirlwind'], energy: 2 }],
      enemies,
    });
    expect(options).toContainEqual({
      do: 'play',
      spot: { at: 'hand', card: expect.any(Number) },
      target: { at: 'enemy', index: 1 },
    });
    expect(options).toContainEqual(expect.objectContaining({ do: 'play', x: 2 }));
    expect(options).toContainEqual({ do: 'endTurn', spot: { at: 'turn' } });
  });

  it('lie where the tokens and items lie', () => {
    const options = optionsAt({
      players: [{ character: 'Silent', shivs: 1, potions: ['Fire Potion'], hand: [] }],
      enemies,
    });
    expect(options).toContainEqual({
      do: 'shiv',
      spot: { at: 'shivs' },
      target: { at: 'enemy', index: 0 },
    });
    expect(options).toContainEqual(
      expect.objectContaining({ do: 'potion', spot: { at: 'potion', place: 0 } }),
    );
  });

  it('are different for different moves, all through climbs', { timeout: 120_000 }, () => {
    const seen = new Set<string>();
    for (let number = 0; number < 4; number++) {
      const random = createRandom(`options ${number}`, 1);
      const state = slayTheSpire.scenario.build(
        randomStart(`options ${number}`),
        `options ${number}`,
      ) as State;
      for (let moves = 0; moves < 200 && slayTheSpire.outcome(state) === undefined; moves++) {
        const seats = seatsIn(slayTheSpire.deciding(state));
        const seat = seats[randomBelow(random, 0, seats.length)] as number;
        const options = optionsOf(state, seat);
        expect(new Set(options.map((option) => JSON.stringify(option))).size).toBe(options.length);
        for (const option of options) seen.add(option.do);
        slayTheSpire.apply(state, seat, list.moves[randomBelow(random, 0, list.length)] as number);
      }
    }
    expect(seen.size).toBeGreaterThan(15);
  });

  it('know every kind of move', () => {
    for (const [name, kind] of Object.entries(MOVE))
      expect(readOption({ move: kind << 24, readable: { do: name } }, undefined).do, name).toBeTruthy();
  });
});
