import { describe, expect, it } from 'vitest';
import { slayTheSpire } from '../index.ts';
import { FACES } from '../rules/compile/entries.ts';
import type { State } from '../rules/state.ts';
import { endTurn, fight, play } from '../testing/position.ts';

const { build, show } = slayTheSpire.scenario;
type Shown = { readonly [field: string]: unknown };
const shown = (position: unknown): Shown => show(build(position, 'seed')) as Shown;
const IRONCLAD = { character: 'Ironclad' };
const again = (position: unknown): void => {
  const first = shown(position);
  expect(shown(JSON.parse(JSON.stringify(first)))).toEqual(first);
};

describe('a dead player in a position (STS-35.1)', () => {
  const boss = { room: 'boss', options: ['lastStand'] };
  const dead = { character: 'Silent', hp: 0, hand: ['Slice'], draw: ['Dash'], powers: ['Envenom'], weak: 2 };
  const stand = (
    players: readonly object[],
    climb: object = boss,
    enemies: readonly object[] = [{ name: 'Boss' }],
  ) => ({
    players,
    enemies,
    climb,
  });

  it('stands in no row and has no turn, and the cards are in the deck (R149)', () => {
    const position = stand([IRONCLAD, dead]);
    expect(shown(position)).toMatchObject({
      turn: ['Ironclad'],
      players: [
        { row: 1 },
        { row: 0, hp: 0, weak: 0, hand: [], powers: [], deck: ['Slice', 'Dash', 'Envenom'] },
      ],
    });
    again(position);
  });

  it('the others fight on, and the enemies turn to them (STS-35.2)', () => {
    fight({
      players: [{ hp: 10 }, dead],
      enemies: [
        { name: 'Boss', hp: 20 },
        { name: 'Jaw Worm', row: 2, hp: 10 },
      ],
      with: { climb: boss, die: 3 },
      moves: [endTurn('Ironclad')],
      expect: { round: 2, phase: 'play', players: [{ hp: 8 }, { hp: 0 }] },
    });
  });

  it.each([
    ['without the rule', stand([IRONCLAD, dead], { room: 'boss' })],
    ['without a Boss', stand([IRONCLAD, dead], boss, [{ name: 'A', row: 1 }])],
    ['in another room', stand([IRONCLAD, dead], { ...boss, room: 'event' })],
    ['when no player lives', stand([dead])],
  ])('cannot be %s', (_where, position) => {
    expect(() => build(position, 'seed')).toThrow(/a player can be dead only in a Boss fight/);
  });

  it('and only a dead player is in row 0', () => {
    for (const player of [
      { ...dead, row: 2 },
      { character: 'Silent', row: 0 },
    ])
      expect(() => build(stand([IRONCLAD, player]), 'seed')).toThrow(/players\[1\].row: a dead player/);
  });
});

describe('a start in the Enemy Turn (STS-14.1)', () => {
  it('the enemies act first, and then a round begins', () => {
    fight({
      player: { hp: 10, block: 1, hand: ['Strike'], draw: ['Defend'] },
      enemies: [{ name: 'Jaw Worm', hp: 10, block: 5 }],
      with: { phase: 'enemyTurn', round: 3, die: 3 },
      moves: [],
      expect: { round: 4, phase: 'play', players: [{ hp: 9, block: 0 }], enemies: [{ block: 1 }] },
    });
  });

  it('with Sequential Turns the first player is next', () => {
    fight({
      players: [IRONCLAD, { character: 'Silent' }],
      with: { phase: 'enemyTurn', climb: { room: 'encounter', options: ['sequentialTurns'] } },
      moves: [],
      expect: { round: 2, turn: ['Ironclad'] },
    });
  });
});

describe('a start in the middle of a card: moves that come before', () => {
  const position = {
    players: [{ ...IRONCLAD, hand: ['Headbutt', 'Strike'], discard: ['Bash', 'Defend'] }],
    enemies: [{ name: 'A', hp: 20 }],
    before: [{ do: 'play', card: 'Headbutt', enemy: 'A' }],
  };

  it('the question of the card is open', () => {
    expect(shown(position)).toMatchObject({
      question: { kind: 'card', source: 'Headbutt' },
      players: [{ energy: 2, hand: ['Strike'] }],
    });
    fight({
      players: position.players,
      enemies: position.enemies,
      with: { before: position.before },
      moves: [{ do: 'choose', card: 'Bash' }],
      expect: { question: null, players: [{ draw: ['Bash'] }] },
    });
  });

  it('they work in a set-up as well, and give nothing away', () => {
    const setup = slayTheSpire.readSetup({ characters: ['Ironclad'], position });
    const events: string[] = [];
    const state = slayTheSpire.start(setup, 'seed', ({ type }) => events.push(type));
    expect(slayTheSpire.decisions(state)).toMatchObject([{ kind: 'card', source: 'Headbutt' }]);
    expect(events).toEqual(['gameStarted']);
  });

  it('a move that cannot be made is named with its place', () => {
    const wrong = { ...position, before: [...position.before, { do: 'end turn' }] };
    expect(() => build(wrong, 'seed')).toThrow(/position.before\[1\]: .*answer-first/);
    const many = Array.from({ length: 21 }, () => ({ do: 'end turn' }));
    expect(() => build({ ...position, before: many }, 'seed')).toThrow(/before: at most 12 entries/);
  });
});

describe('forced rolls', () => {
  it('a thousand of them, and no more', () => {
    const rolls = Array.from({ length: 1000 }, (_, at) => 1 + (at % 6));
    const position = { players: [IRONCLAD], enemies: [{ name: 'A' }], nextDie: rolls };
    expect(shown(position).nextDie).toEqual(rolls);
    again(position);
    expect(() => build({ ...position, nextDie: [...rolls, 1] }, 'seed')).toThrow(
      /nextDie: at most 1000 entries/,
    );
  });

  it('stay hidden from the players', () => {
    const position = { players: [IRONCLAD], enemies: [{ name: 'A' }] };
    const [plain, forced] = [position, { ...position, nextDie: [5, 4, 3] }].map((one) =>
      JSON.stringify(slayTheSpire.view(build(one, 'seed') as State, 0)),
    );
    expect(forced).toBe(plain);
  });
});

describe('enemies from left to right', () => {
  const names = (state: State): string[] =>
    state.order.map((index) => String((show(state) as { enemies: { name: string }[] }).enemies[index]?.name));
  const at = (enemies: readonly object[]) => ({ players: [IRONCLAD, { character: 'Silent' }], enemies });

  it('stand in the order of the list, Elites last, unless a place says otherwise', () => {
    const row = [
      { name: 'Lagavulin', row: 1 },
      { name: 'A', row: 1 },
      { name: 'B', row: 1 },
    ];
    expect(names(build(at(row), 'seed') as State)).toEqual(['A', 'B', 'Lagavulin']);
    const placed = [{ ...row[0], place: 1 }, { ...row[1], place: 3 }, { ...row[2] }, { name: 'C', row: 2 }];
    expect(names(build(at(placed), 'seed') as State)).toEqual(['C', 'Lagavulin', 'B', 'A']);
    again(at(placed));
  });

  it('and act in it (STS-14.3)', () => {
    const { events } = fight({
      enemies: [
        { name: 'Jaw Worm', place: 2 },
        { name: 'Cultist', place: 1 },
      ],
      moves: [endTurn()],
      expect: { enemies: [{ place: 2 }, { place: 1 }] },
    });
    expect(events.flatMap((event) => (event.type === 'enemyActed' ? [event.enemy] : []))).toEqual([1, 0]);
  });

  it('a place is there once', () => {
    const two = (first: number, second: number) =>
      at([
        { name: 'A', row: 1, place: first },
        { name: 'B', row: 1, place: second },
      ]);
    expect(() => build(two(1, 1), 'seed')).toThrow('position.enemies[1].place: another enemy has place 1');
    expect(() => build(two(1, 3), 'seed')).toThrow('position.enemies[1].place: there are 2 enemies in row 1');
  });
});

describe('what a climb brings by itself', () => {
  const reward = (climb: object, name: 'rewardDeck' | 'rareDeck'): readonly number[] =>
    (build({ players: [IRONCLAD], climb }, 'seed') as State).players[0]?.[name] ?? [];
  const locked = (deck: readonly number[]): number =>
    deck.filter((face) => (FACES[face]?.definition.unlock ?? 0) > 0).length;

  it('opened locks add their cards to the decks (STS-28.3)', () => {
    for (const name of ['rewardDeck', 'rareDeck'] as const) {
      const [none, all] = [reward({}, name), reward({ unlocks: { Ironclad: 3 } }, name)];
      expect(locked(none)).toBe(0);
      expect(locked(all)).toBeGreaterThan(0);
      expect(all.length - none.length).toBe(locked(all));
    }
    expect(locked(reward({ unlocks: { Silent: 3 } }, 'rewardDeck'))).toBe(0);
  });

  it('the Claw Pack is in the card rewards (R164)', () => {
    const names = (climb: object) =>
      ((build({ players: [{ character: 'Defect' }], climb }, 'seed') as State).players[0]?.rewardDeck ?? [])
        .length;
    expect(names({ options: ['clawPack'] })).toBeGreaterThan(names({}));
  });

  it('Ascension 13 draws a second Boss in Act III (STS-29.17)', () => {
    const bosses = (climb: object, enemies: readonly object[] = []) => {
      const { boss, secondBoss } = shown({ players: [IRONCLAD], enemies, climb }).climb as Record<
        string,
        string | null
      >;
      return { boss, secondBoss };
    };
    const { boss, secondBoss } = bosses({ act: 3, ascension: 13 });
    expect(secondBoss).not.toBeNull();
    expect(secondBoss).not.toBe(boss);
    expect(bosses({ act: 3, ascension: 12 }).secondBoss).toBeNull();
    expect(bosses({ act: 2, ascension: 13 }).secondBoss).toBeNull();
    expect(bosses({ act: 3, ascension: 13, secondBoss: null }).secondBoss).toBeNull();
    const fought = bosses({ act: 3, ascension: 13, room: 'boss' }, [{ name: 'Time Eater' }]);
    expect(fought.boss).toBe('Time Eater');
    expect(fought.secondBoss).not.toBe('Time Eater');
  });

  it('and it is fought after the first', () => {
    fight({
      player: { hand: ['Strike'] },
      enemies: [{ name: 'Time Eater', mode: 2, hp: 1 }],
      with: { climb: { act: 3, ascension: 13, room: 'boss', secondBoss: 'Donu' } },
      moves: [play('Strike'), { do: 'confirm' }],
      expect: { phase: 'play', round: 1, climb: { bossesBeaten: 1, secondBoss: null } },
    });
  });
});
