/** For tests: opens a chest that holds a given card. */
import { playScenario, type ScenarioStep } from '@three-spires/kernel';
import { stygianSociety } from '../index.ts';
import { CHEST_ENTRIES } from '../rules/compile/entries.ts';
import type { State } from '../rules/state.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Far more than needed for each of the 25 to appear. */
const SEEDS = 2000;

/** All players vote to open. */
const opening = (players: number): ScenarioStep[] =>
  Array.from({ length: players }, (_, seat) => ({ seat, do: 'vote', chest: 'open' }));

/**
 * Opens one chest after a floor, with the first seed that yields the wanted card, continues with `answers`,
 * and checks what must hold. The treasures are the party's, so no player is asked who receives them.
 */
export const openChest = (
  name: string,
  position: Fields,
  expect: Fields,
  answers: readonly ScenarioStep[] = [],
): State => {
  const chest = CHEST_ENTRIES.findIndex((card) => card.name === name);
  const facts = {
    heroes: [{ hero: 'Knight' }],
    at: 'floor end',
    treasureDeck: ['Lucky Florin', 'Caltrops'],
    ...position,
  };
  const players = Number((facts as { players?: number }).players ?? 1);
  for (let seed = 0; seed < SEEDS; seed++) {
    const scenario = { game: stygianSociety.id, seed: `chest ${seed}`, position: facts };
    const { events } = playScenario(stygianSociety, { ...scenario, moves: opening(players) });
    if (!events.some((event) => event.type === 'chestOpened' && event.chest === chest)) continue;
    return playScenario(stygianSociety, { ...scenario, moves: [...opening(players), ...answers], expect })
      .state;
  }
  throw new Error(`no seed brings ${name}`);
};
