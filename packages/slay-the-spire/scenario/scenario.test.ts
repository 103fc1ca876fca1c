import {
  createMoveList,
  createRandom,
  listedMoves,
  playScenario,
  randomBelow,
  seatsIn,
} from '@three-spires/kernel';
import { describe, expect, it } from 'vitest';
import { slayTheSpire } from '../index.ts';
import { PHASE, QUESTION, type State } from '../rules/state.ts';
import type { Character } from '../words/lists.ts';

const { build, show, seat } = slayTheSpire.scenario;
const solo = (fields: object, more: object = {}): unknown => ({
  players: [{ character: 'Ironclad', ...fields }],
  ...more,
});

const readableMoves = (state: State): unknown[] =>
  state.players.map((_, at) => {
    const list = createMoveList();
    slayTheSpire.legal(state, at, list);
    return listedMoves(list).map((move) => slayTheSpire.describe(state, at, move));
  });

/** Plays a game by chance and gives a copy of every position in which the players are free to act. */
const playedPositions = (characters: Character[], seed: string): State[] => {
  const state = slayTheSpire.start({ characters }, seed);
  const random = createRandom(`${seed}/bot`, 1);
  const list = createMoveList();
  const positions: State[] = [];
  while (slayTheSpire.outcome(state) === undefined && positions.length < 60) {
    if (state.phase === PHASE.play && state.question.kind === QUESTION.none)
      positions.push(slayTheSpire.copy(state));
    const [first = 0] = seatsIn(slayTheSpire.deciding(state));
    slayTheSpire.legal(state, first, list);
    slayTheSpire.apply(state, first, list.moves[randomBelow(random, 0, list.length)] as number);
  }
  return positions;
};

describe('a position', () => {
  it('has sensible defaults', () => {
    expect(
      show(build(solo({ hand: ['Strike', 'Bash+'] }, { enemies: [{ name: 'A' }] }), 'seed')),
    ).toMatchObject({
      phase: 'play',
      round: 1,
      die: 1,
      players: [{ row: 1, hp: 10, maxHp: 10, energy: 3, block: 0, gold: 0, relics: [], draw: [] }],
      enemies: [{ name: 'A', row: 1, hp: 10, cube: 1 }],
      statusLeft: 36,
      dazeLeft: 10,
      question: null,
      waiting: [],
      outcome: null,
      rewards: null,
    });
  });

  it.each([
    ['one Ironclad', ['Ironclad']],
    ['one Silent', ['Silent']],
    ['Defect and Watcher', ['Defect', 'Watcher']],
    ['four players', ['Watcher', 'Silent', 'Ironclad', 'Defect']],
  ] as [string, Character[]][])('is the same after it is shown and built again: %s', (_name, characters) => {
    for (let game = 0; game < 5; game++) {
      for (const state of playedPositions(characters, `shown ${game}`)) {
        const shown = show(state);
        const again = build(JSON.parse(JSON.stringify(shown)), 'another seed');
        expect(show(again)).toEqual(shown);
        expect(readableMoves(again)).toEqual(readableMoves(state));
      }
    }
  });

  it('keeps what cards and enemies remember', () => {
    const position = solo(
      {
        hand: [
          { card: 'Silent: Outmaneuver', retained: true },
          { card: 'Strike', costsZero: true, staying: true },
        ],
        powers: [
          { card: 'Combust', used: true },
          { card: 'Wraith Form', cubes: 1 },
        ],
        discard: ['Silent: Strike', 'Strike', 'Neutralize'],
        doubling: ['skill'],
        noMoreDraws: true,
      },
      {
        enemies: [
          { id: 'a1-sum-acid-slime-lac', usedAbilities: [1], newcomer: true },
          { name: 'Gremlin Wizard', cube: 2, usedSlots: [1] },
          { name: 'B', hp: 3, attached: { card: 'Corpse Explosion', player: 'Ironclad' } },
          { name: 'C', status: 'dead' },
        ],
        playedThisTurn: ['Silent: Strike'],
      },
    );
    const shown = show(build(position, 'seed'));
    expect(shown).toMatchObject({
      players: [
        {
          hand: [
            { card: 'Outmaneuver', retained: true },
            { card: 'Strike', costsZero: true, staying: true },
          ],
          powers: [
            { card: 'Combust', used: true },
            { card: 'Wraith Form', cubes: 1 },
          ],
          discard: ['Silent: Strike', 'Strike', 'Neutralize'],
        },
      ],
      enemies: [
        { name: 'Acid Slime', id: 'a1-sum-acid-slime-lac', usedAbilities: [1], newcomer: true },
        { cube: 2, usedSlots: [1] },
        { hp: 3, maxHp: 3, attached: { card: 'Corpse Explosion', player: 'Ironclad' } },
        { status: 'dead', hp: 0 },
      ],
      playedThisTurn: ['Silent: Strike'],
    });
    expect(show(build(shown, 'seed'))).toEqual(shown);
  });

  it('takes what is in play out of the supply', () => {
    const shown = show(
      build(
        solo({ potions: ['Skill Potion'], hand: ['Burn', 'Daze'] }, { enemies: [{ name: 'Sentry A' }] }),
        'seed',
      ),
    ) as { potionDeck: string[]; summons: string[]; statusLeft: number; dazeLeft: number };
    expect(shown.potionDeck).not.toContain('Skill Potion');
    expect(shown.summons.filter((name) => name === 'Sentry A')).toHaveLength(5);
    expect([shown.statusLeft, shown.dazeLeft]).toEqual([35, 9]);
  });

  it('can say what the next rolls will be', () => {
    const many = Array.from({ length: 40 }, (_, at) => 1 + ((at * at) % 6));
    for (const rolls of [[6], [1, 1], [3, 5, 2, 6, 1], many]) {
      const state = build(
        solo({}, { enemies: [{ name: 'A', hp: 99 }], nextDie: rolls, phase: 'start' }),
        'seed',
      );
      for (const roll of rolls) {
        expect(state.die).toBe(roll);
        const list = createMoveList();
        slayTheSpire.legal(state, 0, list);
        slayTheSpire.apply(state, 0, list.moves[list.length - 1] as number);
      }
    }
  });
});

describe('a position that cannot be', () => {
  it.each([
    [{}, 'position.players: is missing'],
    [{ players: [] }, 'position.players: at least one player'],
    [{ players: [{ character: 'Irnclad' }] }, 'position.players[0].character: "Irnclad" is not one of'],
    [{ players: [{ character: 'Irnclad' }] }, 'did you mean "Ironclad"?'],
    [solo({ hpp: 3 }), 'position.players[0].hpp: there is no such field; did you mean "hp"?'],
    [solo({ hp: 11 }), 'position.players[0].hp: more than the maximum, 10'],
    [solo({ energy: 7 }), 'position.players[0].energy: must be at most 6'],
    [solo({ row: 2 }), 'position.players[0].row: there are as many rows as players, 1'],
    [solo({ orbs: ['frost'] }), 'position.players[0].orbs: Ironclad has 0 Orb slots'],
    [solo({ hand: ['Bahs'] }), 'position.players[0].hand[0]: no card is called "Bahs"; did you mean "Bash"?'],
    [
      solo({ draw: [{ crad: 'Bash' }] }),
      'position.players[0].draw[0].crad: there is no such field; did you mean "card"?',
    ],
    [solo({ hand: ['Defect: Bash'] }), 'position.players[0].hand[0]: no card is called "Defect: Bash"'],
    [solo({ potions: ['Fire'] }), 'no potion is called "Fire"; did you mean "Fire Potion"?'],
    [solo({ relics: ['Fire Potion'] }), 'position.players[0].relics[0]: no relic is called "Fire Potion"'],
    [
      solo({}, { enemies: [{ name: 'Jaw Wrm' }] }),
      'position.enemies[0].name: no enemy is called "Jaw Wrm"; did you',
    ],
    [solo({}, { enemies: [{ hp: 2 }] }), 'position.enemies[0]: needs a "name" or an "id"'],
    [solo({}, { enemies: [{ name: 'B', id: 'practice-a' }] }), 'the enemy "practice-a" is called "A"'],
    [solo({}, { enemies: [{ name: 'A', row: 2 }] }), 'position.enemies[0].row: must be from 1 to 1'],
    [solo({}, { enemies: [{ name: 'Boss', row: 1 }] }), 'position.enemies[0].row: a Boss is in every row'],
    [solo({}, { enemies: [{ name: 'Looter', cube: 4 }] }), 'position.enemies[0].cube: Looter has 3 slots'],
    [solo({}, { enemies: [{ name: 'A', hp: 0 }] }), 'position.enemies[0].hp: an enemy without HP'],
    [solo({}, { dice: 2 }), 'position.dice: there is no such field; did you mean "die"?'],
    [solo({}, { die: 7 }), 'position.die: must be at most 6'],
    [solo({}, { question: { kind: 'card' } }), 'position.question: a position cannot begin in the middle'],
    [
      { players: [{ character: 'Silent' }, { character: 'Silent' }] },
      'position.players[1].character: another player has Silent already',
    ],
    [
      { players: [{ character: 'Silent', row: 2 }, { character: 'Defect' }] },
      'position.players[1].row: another player has 2 already',
    ],
  ])('is turned away: %j', (position, message) => {
    expect(() => build(position, 'seed')).toThrow(message);
  });
});

it('knows seats by character and by number', () => {
  const state = build({ players: [{ character: 'Silent' }, { character: 'Defect' }] }, 'seed');
  expect([seat(state, 'Defect'), seat(state, 0)]).toEqual([1, 0]);
  expect(() => seat(state, 'Defct')).toThrow('did you mean "Defect"?; seats: Silent, Defect');
  expect(() => seat(state, 2)).toThrow('seats: Silent, Defect');
});

describe('a position that is the beginning of a game', () => {
  const setup = { characters: ['Silent'], climb: { ascension: 2 } };

  it('is what a table starts with, and HP can be given', () => {
    const fresh = slayTheSpire.start(slayTheSpire.readSetup(setup), 'fresh');
    expect(build({ setup }, 'fresh')).toEqual(fresh);
    expect(build({ setup, hp: 40 }, 'fresh').players[0]).toMatchObject({ hp: 40, maxHp: 40 });
  });

  it.each([
    [{ setup: { characters: ['Silence'] } }, 'setup: characters.0'],
    [{ setup, hp: 0 }, 'position.hp'],
    [{ setup, players: [] }, 'position.players'],
    [
      { setup: { characters: ['Silent'], position: { players: [{ character: 'Silent' }] } } },
      'position.setup.position: a set-up inside a position starts from the beginning',
    ],
  ])('is turned away: %j', (position, message) => {
    expect(() => build(position, 'seed')).toThrow(message);
  });

  it('can be joined between two Acts (STS-33.7)', () => {
    const position = {
      players: [{ character: 'Ironclad', deck: ['Bash'] }],
      climb: { act: 1, room: 'actEnd' },
    };
    const play = (join: string[]) =>
      playScenario(slayTheSpire, { game: slayTheSpire.id, position, moves: [{ join }] }).state;
    expect(play(['Watcher', 'Silent']).players).toHaveLength(3);
    expect(() => play(['Whatcher'])).toThrow('move 1: join: there is no character "Whatcher"; did you mean');
    expect(() => play(['Ironclad'])).toThrow('Ironclad is played already');
  });
});
