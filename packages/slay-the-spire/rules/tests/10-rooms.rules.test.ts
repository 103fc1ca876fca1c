import { defined } from '@three-spires/kernel';
import { describe, expect, it } from 'vitest';
import { FRIEND, HERO, leave, onClimb, option, pickCard } from '../../testing/climb.ts';

const DECK = ['Strike', 'Defend', 'Bash'];
const BOTH = [HERO, FRIEND];
const go = (row: number, column: number, seat?: string) => ({
  do: 'vote',
  row,
  column,
  ...defined({ seat }),
});

describe('moving on the map', () => {
  it('STS-10.1 STS-10.2 the party takes one path upwards together, never another room', () => {
    onClimb({
      climb: { map: 'act1-A', space: 5 },
      moves: [{ refused: { do: 'vote', option: 3 } }, go(3, 4)],
      expect: { climb: { space: 9, room: 'event' } },
    });
    const { state } = onClimb({ climb: { map: 'act1-A', space: 5 }, moves: [], expect: { phase: 'map' } });
    expect(state.question.pile).toBe(2);
  });

  it('STS-10.2 where only one path leads on, it is taken', () => {
    onClimb({
      climb: { map: 'act1-A', space: 38 },
      moves: [],
      expect: { climb: { space: 40, room: 'boss' } },
    });
  });

  it('STS-1.9 the most votes win; a tie goes to the option of the lowest row (R3)', () => {
    const at = { climb: { map: 'act1-A', space: 5 } };
    onClimb({
      ...at,
      players: [
        { ...HERO, row: 2 },
        { ...FRIEND, row: 1 },
      ],
      moves: [go(3, 2), go(3, 4, 'Silent')],
      expect: { climb: { space: 9 } },
    });
    onClimb({
      ...at,
      players: [HERO, FRIEND, { character: 'Defect' }],
      moves: [
        go(3, 4),
        go(3, 2, 'Silent'),
        { seat: 'Silent', do: 'vote', row: 3, column: 4 },
        go(3, 2, 'Defect'),
      ],
      expect: { climb: { space: 9 } },
    });
  });

  it('STS-10.3 the token on a space says what the room is', () => {
    const rooms = new Array(41).fill('encounter');
    rooms[8] = 'merchant';
    onClimb({
      climb: { map: 'act1-A', space: 5, rooms },
      moves: [{ do: 'vote', room: 'merchant' }],
      expect: { phase: 'merchant', climb: { space: 8, room: 'merchant' } },
    });
  });

  it('Wing Boots lead to any room of the next row, three times', () => {
    const boots = (left: number) => ({ relics: [{ relic: 'Wing Boots', left }] });
    onClimb({
      climb: { map: 'act1-A', space: 5, event: 'Living Wall' },
      player: boots(2),
      moves: [go(3, 6)],
      expect: { climb: { space: 10 }, players: [boots(1)] },
    });
    onClimb({
      climb: { map: 'act1-A', space: 5, event: 'Living Wall' },
      player: boots(1),
      moves: [go(3, 4)],
      expect: { climb: { space: 9 }, players: [boots(1)] },
    });
    onClimb({
      climb: { map: 'act1-A', space: 5, event: 'Living Wall', decks: { relics: ['Anchor'] } },
      player: boots(1),
      moves: [go(3, 6)],
      expect: { players: [{ relics: [] }], climb: { decks: { relics: ['Anchor', 'Wing Boots'] } } },
    });
  });

  it('STS-15.15 between combats players change rows if both agree, also on the map and over rewards (R75)', () => {
    const swap = (answer: number) => [
      { do: 'swap rows' },
      { do: 'choose', player: 'Silent' },
      { seat: 'Silent', do: 'choose', option: answer },
    ];
    for (const room of ['map', 'campfire', 'merchant', 'treasure', 'actEnd', 'bossRelics']) {
      onClimb({
        climb: { room },
        players: BOTH,
        moves: [...swap(2), { expect: { players: [{ row: 1 }, { row: 2 }] } }, ...swap(1)],
        expect: { players: [{ row: 2 }, { row: 1 }] },
      });
    }
  });
});

describe('rooms with enemies', () => {
  it('STS-10.4 the 1st Encounter puts one of its cards in each row, and they are out of the game', () => {
    const { state } = onClimb({
      climb: { map: 'act1-A', space: null },
      players: BOTH,
      moves: [],
      expect: { phase: 'play', climb: { space: 0, room: 'encounter' } },
    });
    expect(state.encounters).toHaveLength(2);
    expect(state.run.encounterDeck).toHaveLength(12);
  });

  it('STS-10.5 an Encounter fills the rows in drawing order from the lowest up (R35)', () => {
    onClimb({
      climb: {
        room: 'encounter',
        decks: { encounters: ['a1-enc-jaw-worm', 'a1-enc-looter', 'a1-enc-red-louse'] },
      },
      players: BOTH,
      moves: [],
      expect: {
        enemies: [
          { id: 'a1-enc-jaw-worm', row: 1 },
          { id: 'a1-enc-looter', row: 2 },
        ],
        climb: { decks: { encounters: ['a1-enc-red-louse'] } },
      },
    });
  });

  it('STS-10.7 an Elite is one card for the party', () => {
    onClimb({
      climb: { room: 'elite', decks: { elites: ['Lagavulin', 'Gremlin Nob'] } },
      players: BOTH,
      moves: [],
      expect: { enemies: [{ name: 'Lagavulin' }], climb: { decks: { elites: ['Gremlin Nob'] } } },
    });
  });

  it('STS-10.26 the Boss space is a fight against the Act’s Boss', () => {
    onClimb({
      climb: { room: 'boss', boss: 'Hexaghost' },
      moves: [],
      expect: { enemies: [{ name: 'Hexaghost' }] },
    });
  });
});

describe('Events', () => {
  it('STS-10.6 STS-10.8 the card goes under the deck when everyone is done', () => {
    onClimb({
      climb: { room: 'event', decks: { events: ['Wing Statue', 'Lab', 'Big Fish'] } },
      players: BOTH,
      moves: [
        option('Gather Gold', 'Silent'),
        { expect: { climb: { event: 'Wing Statue', decks: { events: ['Lab', 'Big Fish'] } } } },
        option('Gather Gold'),
      ],
      expect: { climb: { event: null, decks: { events: ['Lab', 'Big Fish', 'Wing Statue'] } } },
    });
  });

  it('STS-10.10 everyone acts once, in any order', () => {
    onClimb({
      climb: { room: 'event', event: 'Wing Statue' },
      players: BOTH,
      moves: [
        option('Gather Gold', 'Silent'),
        { refused: option('Gather Gold', 'Silent') as object, code: 'room-finished' },
      ],
      expect: { phase: 'room', climb: { finished: [false, true] } },
    });
  });

  it('Ssserpent Head gives 2 gold in each Event room', () => {
    onClimb({
      climb: { room: 'event', event: 'Wing Statue' },
      players: [HERO, { ...FRIEND, relics: ['Ssserpent Head'] }],
      moves: [],
      expect: { players: [{ gold: 0 }, { gold: 2 }] },
    });
  });
});

describe('Campfire', () => {
  const fire = { climb: { room: 'campfire' } };
  it('STS-10.13 STS-10.14 Rest heals 3', () => {
    onClimb({ ...fire, moves: [option('Rest')], expect: { phase: 'map', players: [{ hp: 8, deck: DECK }] } });
  });
  it('STS-10.15 Smith Upgrades a card', () => {
    onClimb({
      ...fire,
      moves: [option('Smith'), pickCard('Bash')],
      expect: { players: [{ hp: 5, deck: ['Strike', 'Defend', 'Bash+'] }] },
    });
  });
  it('STS-10.13 one action each, or none (R40)', () => {
    onClimb({
      ...fire,
      players: BOTH,
      moves: [option('Rest'), { refused: option('Smith') as object }, leave('Silent')],
      expect: { phase: 'map', players: [{ hp: 8 }, { hp: 5 }] },
    });
  });
  it.each([
    ['Coffee Dripper', ['Smith']],
    ['Fusion Hammer', ['Rest']],
  ])('%s leaves only %j', (relic, open) => {
    onClimb({
      ...fire,
      player: { relics: [relic] },
      moves: [],
      expect: { climb: { menus: { Ironclad: { open } } } },
    });
  });
  it('Regal Pillow heals 3 more, Peace Pipe may remove a card', () => {
    onClimb({
      ...fire,
      player: { hp: 3, relics: ['Regal Pillow'] },
      moves: [option('Rest')],
      expect: { players: [{ hp: 9 }] },
    });
    onClimb({
      ...fire,
      player: { relics: ['Peace Pipe'] },
      moves: [option('Rest'), { do: 'choose', option: 1 }, pickCard('Bash')],
      expect: { players: [{ hp: 8, deck: ['Strike', 'Defend'] }] },
    });
    onClimb({
      ...fire,
      player: { relics: ['Peace Pipe'] },
      moves: [option('Rest'), { do: 'choose', option: 2 }],
      expect: { players: [{ hp: 8, deck: DECK }] },
    });
  });
});

describe('Treasure', () => {
  it('STS-10.16 every player draws a relic and gains or skips it', () => {
    onClimb({
      climb: { room: 'treasure' },
      players: BOTH,
      moves: [
        { do: 'reveal', reward: 'relic' },
        { do: 'take', reward: 'relic' },
        { do: 'confirm' },
        { seat: 'Silent', do: 'skip', reward: 'relic' },
        { seat: 'Silent', do: 'confirm' },
      ],
      expect: { phase: 'map', players: [{ relics: ['Anchor'] }, { relics: [] }] },
    });
  });
});
