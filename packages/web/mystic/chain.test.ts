import { playScenario, type ScenarioStep } from '@three-spires/kernel';
import { mysticSpires } from '@three-spires/mystic-spires';
import { describe, expect, test } from 'vitest';
import { type Chain, chainFrames, chainOf } from './chain.ts';
import type { MysticEvent } from './library.ts';

/** The book's own example: an effect that destroys, a trigger that foresees it, and the answer that stops both. */
const position = {
  keepers: [
    { field: ['Gallows Magus', 'Spoils of Ruin'], crystal: 3 },
    { field: ['Reef Lurker'], hand: ['Answering Flame'], crystal: 6 },
  ],
};
const use: ScenarioStep = { seat: 0, do: 'use', card: 'Gallows Magus', target: 'Reef Lurker' };
const answer: ScenarioStep = { seat: 1, do: 'play', card: 'Answering Flame', target: 'Gallows Magus' };

const stateAfter = (moves: readonly ScenarioStep[]) =>
  playScenario(mysticSpires, { game: mysticSpires.id, seed: 'chain', position, moves }).state;

/** What the last of some moves tells. */
const eventsOf = (moves: readonly ScenarioStep[]): readonly MysticEvent[] => {
  const state = stateAfter(moves.slice(0, -1));
  const { seat = 0, ...readable } = moves.at(-1) as { seat?: number; do: string };
  const move = mysticSpires.scenario?.encode?.(state, seat, readable) ?? -1;
  const events: MysticEvent[] = [];
  mysticSpires.apply(state, seat, move, (event) => events.push(event));
  return events;
};

const fates = (chain: Chain): readonly string[] => chain.map(({ number, fate }) => `C${number} ${fate}`);

describe('the chain on the screen', () => {
  test('grows link by link', () => {
    const frames = chainFrames([], eventsOf([use]));
    expect(frames.map(({ chain }) => fates(chain))).toEqual([['C1 stands'], ['C1 stands', 'C2 stands']]);
  });

  test('comes down from its end, and shows which links broke', () => {
    const before = chainOf(mysticSpires.view(stateAfter([use]), 0).links);
    const frames = chainFrames(before, eventsOf([use, answer]));
    expect(frames.map(({ chain }) => fates(chain))).toEqual([
      ['C1 stands', 'C2 stands', 'C3 stands'],
      ['C1 stands', 'C2 stands', 'C3 resolved'],
      ['C1 disrupted', 'C2 stands', 'C3 resolved'],
      ['C1 disrupted', 'C2 disrupted', 'C3 resolved'],
    ]);
  });

  test('is left alone by what does not belong to it', () => {
    expect(chainFrames([], [{ type: 'turnBegan', seat: 0, turn: 2 }])).toEqual([]);
  });
});
