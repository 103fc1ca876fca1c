import { playScenario, type ScenarioStep } from '@three-spires/kernel';
import { mysticSpires } from '@three-spires/mystic-spires';
import { describe, expect, test } from 'vitest';
import { type MysticSpiresEvent, type MysticSpiresView, retell } from '../../pieces/content.ts';
import { type Chain, chainNow } from './chain.ts';

/** The book's own example: an effect that destroys, a trigger that foresees it, and the answer that stops both. */
const position = {
  keepers: [
    { field: ['Gallows Magus', 'Spoils of Ruin'], crystal: 3 },
    { field: ['Reef Lurker'], hand: ['Answering Flame'], crystal: 6 },
  ],
};
const use: ScenarioStep = { seat: 0, do: 'use', card: 'Gallows Magus', target: 'Reef Lurker' };
const answer: ScenarioStep = { seat: 1, do: 'play', card: 'Answering Flame', target: 'Gallows Magus' };

type Told = { readonly event: MysticSpiresEvent; readonly view: MysticSpiresView };

/** What some moves tell, one after the other, each with the view that is shown then. */
const told = (...moves: readonly ScenarioStep[]): readonly Told[] => {
  const { state } = playScenario(mysticSpires, { game: mysticSpires.id, seed: 'chain', position, moves: [] });
  const shown: Told[] = [];
  let view = mysticSpires.view(state, 'spectator');
  for (const step of moves) {
    const { seat = 0, ...readable } = step as { seat?: number; do: string };
    const move = mysticSpires.scenario?.encode?.(state, seat, readable) ?? -1;
    const events: MysticSpiresEvent[] = [];
    mysticSpires.apply(state, seat, move, (event) => events.push(event));
    const next = mysticSpires.view(state, 'spectator');
    for (const [at, event] of events.entries()) {
      view = retell(view, event, { next, later: events.slice(at + 1) });
      shown.push({ event, view });
    }
  }
  return shown;
};

const fates = (chain: Chain): string => chain.map(({ number, fate }) => `C${number} ${fate}`).join(', ');

/** What is seen of the Cascade while this is told, without repeating what stays the same. */
const seen = (shown: readonly Told[]): readonly string[] => {
  const events = shown.map(({ event }) => event);
  return shown
    .map(({ view }, at) => fates(chainNow(events.slice(0, at + 1), view.links)))
    .filter((line, at, lines) => line !== '' && line !== lines[at - 1]);
};

const after = (shown: readonly Told[], ...more: readonly MysticSpiresEvent[]): string =>
  fates(chainNow([...shown.map(({ event }) => event), ...more], shown.at(-1)?.view.links ?? []));

describe('the chain on the screen', () => {
  test('grows link by link', () => {
    expect(seen(told(use))).toEqual(['C1 stands', 'C1 stands, C2 stands']);
  });

  test('comes down from its end, and shows which links broke', () => {
    expect(seen(told(use, answer)).slice(2)).toEqual([
      'C1 stands, C2 stands, C3 stands',
      'C1 stands, C2 stands, C3 resolved',
      'C1 disrupted, C2 stands, C3 resolved',
      'C1 disrupted, C2 disrupted, C3 resolved',
    ]);
  });

  test('is remembered until something else happens', () => {
    const shown = told(use, answer);
    expect(after(shown)).toBe('C1 disrupted, C2 disrupted, C3 resolved');
    expect(after(shown, { type: 'passed', seat: 0 })).toBe(after(shown));
    expect(after(shown, { type: 'turnBegan', seat: 1, turn: 4 })).toBe('');
    expect(after([])).toBe('');
  });
});
