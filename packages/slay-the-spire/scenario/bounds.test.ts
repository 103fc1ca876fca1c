import { describe, expect, it } from 'vitest';
import { buildPosition } from './build.ts';

const build = (position: object) => () =>
  buildPosition({ players: [{ character: 'Ironclad' }], ...position }, 'seed');

const climb = (fields: object) => build({ climb: { room: 'map', map: 'act1-A', ...fields } });

describe('a position', () => {
  it.each([
    ['a space beyond the map', climb({ space: 99 }), 'position.climb.space: the map has spaces 0 to 40'],
    ['a path beyond the map', climb({ path: [0, 41] }), 'position.climb.path: the map has spaces 0 to 40'],
    [
      'fewer rooms than spaces',
      climb({ rooms: ['event'] }),
      'position.climb.rooms: one for each of the 41 spaces of the map',
    ],
    [
      'no Encounter to draw (STS-10.4)',
      climb({ decks: { encounters: [] } }),
      'position.climb.decks.encounters: at least one for each player',
    ],
    [
      'no Elite to draw (STS-10.7)',
      climb({ decks: { elites: [] } }),
      'position.climb.decks.elites: at least one',
    ],
    [
      'no Event to draw (STS-10.9)',
      climb({ decks: { events: [] } }),
      'position.climb.decks.events: at least one that can be the next',
    ],
    [
      '17 living enemies',
      build({ enemies: new Array(17).fill({ name: 'Jaw Worm' }) }),
      'position.enemies: at most 16 that are alive, not 17',
    ],
    [
      'more Miracles than there are (STS-23.3)',
      build({
        players: [
          { character: 'Ironclad', miracles: 3 },
          { character: 'Watcher', miracles: 3 },
        ],
      }),
      'position.players[1].miracles: at most 5 in all',
    ],
  ])('with %s is refused', (_what, made, message) => {
    expect(made).toThrow(message);
  });

  it('may hold many enemies that were beaten', () => {
    const enemies = [{ name: 'Jaw Worm' }, ...new Array(40).fill({ name: 'Cultist', status: 'dead' })];
    expect(build({ enemies })).not.toThrow();
  });
});
