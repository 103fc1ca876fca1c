import { createRandom, type Move } from '@three-spires/kernel';
import { playThrough } from '@three-spires/kernel/testing';
import { expect, test } from 'vitest';
import { stygianSociety } from './index.ts';
import { readOption, type Spot, tryCard } from './options.ts';
import { cardNamed } from './rules/compile/entries.ts';
import type { State } from './rules/state.ts';
import type { StygianSocietyView } from './rules/view-types.ts';
import { anyFall, sensibleMove } from './testing/index.ts';
import { act, floor } from './testing/turns.ts';

/** Whether the board has this place. */
const isThere = (spot: Spot, view: StygianSocietyView): boolean => {
  switch (spot.at) {
    case 'figure':
      return view.figures.some(({ id }) => id === spot.id);
    case 'hero':
      return spot.hero < view.heroes.length;
    case 'cube':
      return (view[spot.tray][spot.colour] ?? 0) > 0;
    case 'luck':
      return view.luck > 0;
    case 'token':
      return Object.values(view.heroes[spot.hero]?.tokens ?? {})[spot.status]?.[spot.colour] !== 0;
    case 'colour':
      return (view.bank[spot.colour] ?? 0) > 0;
    default:
      return true;
  }
};

const faultsOf = (state: State, seat: number, moves: readonly Move[]): string[] => {
  const view = stygianSociety.view(state, seat);
  return moves.flatMap((move) => {
    const option = readOption(move, view);
    const readable = stygianSociety.describe(state, seat, move);
    if (option.do !== readable.do) return [`${option.do} is described as ${readable.do}`];
    const spots = [option.spot, ...(option.source === undefined ? [] : [option.source])];
    return spots.filter((spot) => !isThere(spot, view)).map((spot) => `${option.do} lies at ${spot.at}`);
  });
};

test('every legal move is an option that lies on the board, under the name it is described by', () => {
  const faults = new Set<string>();
  const deeds = new Set<string>();
  for (let game = 0; game < 12; game++) {
    const seed = `options ${game}`;
    const setup = stygianSociety.readSetup({
      players: 1 + (game % 4),
      tower: game % 5 === 0 ? 'physical' : 'fast',
    });
    playThrough(stygianSociety, stygianSociety.start(setup, seed), {
      name: seed,
      random: createRandom(seed, 1),
      choose: sensibleMove,
      fromOutside: anyFall,
      look: (state, seat, moves) => {
        for (const fault of faultsOf(state, seat, moves)) faults.add(fault);
        for (const move of moves) deeds.add(stygianSociety.describe(state, seat, move).do);
      },
    });
  }
  expect([...faults]).toEqual([]);
  expect(deeds.size).toBeGreaterThan(20);
});

test('a card that cannot be used can be tried, and the refusal names the rule', () => {
  const { state } = floor({ moves: [act('Catch Breath')] });
  expect(stygianSociety.refuse(state, 0, tryCard(cardNamed('Steel Fist') ?? 0))?.code).toBe('answer-first');
});
