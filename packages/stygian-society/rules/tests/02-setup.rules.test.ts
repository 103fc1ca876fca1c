import { createMoveList, encodeMove, listedMoves, seatsIn } from '@three-spires/kernel';
import { describe, expect, test } from 'vitest';
import { MID_BOSSES, ROOMS, TREASURES, WIZARDS } from '../../content/index.ts';
import { stygianSociety } from '../../index.ts';
import { act, floor, pay, strike } from '../../testing/turns.ts';
import { HEROES, RANKS } from '../../words/lists.ts';
import { cardEntry, cardName, enemyEntry, placeEntry } from '../compile/entries.ts';
import { MOVE } from '../moves.ts';
import { QUESTION, type State } from '../state.ts';

const start = (setup: object, seed = 'setup'): State =>
  stygianSociety.start(stygianSociety.readSetup(setup), seed);

const vote = (state: State, seat: number, hero: string): void => {
  const option = state.heroes.findIndex((one) => HEROES[one.hero] === hero);
  stygianSociety.apply(state, seat, encodeMove(MOVE.vote, option));
};

const movesOf = (state: State, seat: number): number[] => {
  const list = createMoveList();
  stygianSociety.legal(state, seat, list);
  return listedMoves(list);
};

describe('before the first floor', () => {
  test('STY-2.1 all cubes are in the bank and all tokens face down', () => {
    const state = start({ players: 3 });
    expect(state.bank).toEqual([10, 10, 10, 10, 10, 10]);
    for (const place of [state.tower, state.field, state.crypt]) expect(place).toEqual([0, 0, 0, 0, 0, 0]);
    expect(state.supply).toEqual([16, 16, 16]);
  });

  test('STY-2.2 heroes are dealt, or chosen each at most once', () => {
    const dealt = new Set(
      ['a', 'b', 'c', 'd', 'e'].map((seed) => start({ players: 3 }, seed).heroes[0]?.hero),
    );
    expect(dealt.size).toBeGreaterThan(1);
    expect(
      start({ players: 3, heroes: ['Doctor', 'Knight', 'Burglar'] }).heroes.map(({ hero }) => hero),
    ).toEqual([2, 0, 3]);
    expect(() => start({ players: 3, heroes: ['Doctor', 'Doctor', 'Knight'] })).toThrow(
      'each hero at most once',
    );
    expect(() => start({ players: 3, heroes: ['Doctor', 'Knight'] })).toThrow('3 heroes for 3 players');
  });

  test('STY-2.3 every hero has the level-0 skill of its mat and no status', () => {
    const { heroes } = start({ players: 4, heroes: ['Knight', 'Spellsling', 'Doctor', 'Burglar'] });
    expect(heroes.map(({ skills }) => cardName(skills[0] ?? -1))).toEqual([
      'Steel Fist',
      'Arc Bolt',
      'Field Dressing',
      'Burglary',
    ]);
    for (const { tokens, treasures } of heroes) {
      expect(tokens).toEqual(new Array(12).fill(0));
      expect(treasures).toEqual([]);
    }
  });

  test('STY-2.4 each hero begins with one of its skills of level 1, drawn at random', () => {
    const first = new Set<number>();
    for (let seed = 0; seed < 20; seed++)
      for (const { hero, skills } of start({ players: 3 }, `first ${seed}`).heroes) {
        const entries = skills.map(cardEntry);
        expect(entries.map(({ level }) => level)).toEqual([0, 1]);
        expect(entries.every((entry) => entry.hero === hero)).toBe(true);
        if (hero === 0) first.add(skills[1] ?? -1);
      }
    expect(first.size).toBeGreaterThan(3);
  });

  test('STY-2.5 lower rooms and lower treasures are shuffled, the upper ones wait', () => {
    const [one, other] = [start({ players: 3 }, 'one'), start({ players: 3 }, 'other')];
    const lower = <T extends { readonly tier: string; readonly name: string }>(all: readonly T[]) =>
      all.flatMap(({ tier, name }) => (tier === 'lower' ? [name] : [])).sort();
    expect(one.rooms.map((room) => placeEntry(room).definition.name).sort()).toEqual(lower(ROOMS));
    expect(one.treasureDeck.map(cardName).sort()).toEqual(lower(TREASURES));
    expect(one.rooms).not.toEqual(other.rooms);
    expect(one.treasureDeck).not.toEqual(other.treasureDeck);
  });

  test('STY-2.6 luck, XP, wounds and peril begin at 0, with 8 XP needed and 25 wounds at most', () => {
    const { luck, xp, needed, wounds, peril } = start({ players: 3 });
    expect([luck, xp, needed, wounds, peril]).toEqual([0, 0, 8, 0, 0]);
    expect(stygianSociety.view(start({ players: 3 }), 0).woundLimit).toBe(25);
  });
});

describe('heroes and players', () => {
  test.each([
    [1, 3, [0, 0, 0]],
    [2, 4, [0, 0, 1, 1]],
    [3, 3, [0, 1, 2]],
    [4, 4, [0, 1, 2, 3]],
  ])('STY-25.1 %i players have %i heroes', (players, heroes, seats) => {
    const state = start({ players });
    expect(state.heroes).toHaveLength(heroes);
    expect(state.heroes.map(({ seat }) => seat)).toEqual(seats);
  });

  test('STY-25.2 heroes of one player have their own turns, cards, shields and statuses', () => {
    floor({
      with: {
        heroes: [
          {
            hero: 'Knight',
            skills: ['Plate Harness'],
            treasures: ['Boar Spear'],
            tokens: { Stricken: { blue: 1 } },
          },
          { hero: 'Doctor' },
        ],
        front: ['Tower Ogre'],
        active: 'Knight',
      },
      moves: [
        // The room's event at 3 wounds for 1, which the Knight's own shields prevent in the Knight's turn.
        act('Regroup'),
        // In the Doctor's turn the Knight's token does not work, and the Knight's treasure cannot be used.
        { expect: { active: 'Doctor', wounds: 0 } },
        { refused: act('Boar Spear', 'Tower Ogre'), code: 'not-yours' },
        act('Regroup'),
      ],
      // The Knight again: now Stricken wounds.
      expect: { active: 'Knight', wounds: 1 },
    });
  });

  test('STY-25.3 two players may lead one hero each, any pair, and no other number of players may', () => {
    for (const heroes of [
      ['Doctor', 'Burglar'],
      ['Knight', 'Spellsling'],
    ])
      expect(start({ players: 2, twoHeroes: true, heroes }).heroes.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(() => start({ players: 3, twoHeroes: true })).toThrow('STY-25.3');
  });

  test('STY-25.4 with two heroes each chooses one more of the five skills of level 1 left', () => {
    const state = start({ players: 2, twoHeroes: true, heroes: ['Knight', 'Doctor'] });
    expect(state.question.kind).toBe(QUESTION.skill);
    for (const seat of [0, 1]) {
      const moves = movesOf(state, seat);
      expect(moves).toHaveLength(5);
      stygianSociety.apply(state, seat, moves[0] as number);
    }
    expect(state.heroes.map(({ skills }) => skills.map((card) => cardEntry(card).level))).toEqual([
      [0, 1, 1],
      [0, 1, 1],
    ]);
    expect(state.question.kind).toBe(QUESTION.start);
  });

  test('STY-25.5 with two heroes the maximum of wounds is 28', () => {
    const state = start({ players: 2, twoHeroes: true });
    expect(stygianSociety.view(state, 0).woundLimit).toBe(28);
    expect(stygianSociety.view(start({ players: 2 }), 0).woundLimit).toBe(25);
  });
});

describe('who begins', () => {
  const FOUR = { players: 2, heroes: ['Knight', 'Doctor', 'Burglar', 'Spellsling'] };

  test('STY-1.7 most votes win, and a vote may be changed until the last is cast', () => {
    const state = start({ players: 3, heroes: ['Knight', 'Doctor', 'Burglar'] });
    vote(state, 1, 'Knight');
    expect(stygianSociety.decisions(state)).toMatchObject([{ kind: 'start', seats: [0, 2] }]);
    vote(state, 0, 'Knight');
    vote(state, 1, 'Burglar');
    vote(state, 2, 'Burglar');
    expect(state.heroes[state.active]?.hero).toBe(HEROES.indexOf('Burglar'));
  });

  test('STY-2.7 the party may pick any hero', () => {
    const state = start(FOUR);
    vote(state, 1, 'Spellsling');
    vote(state, 0, 'Spellsling');
    expect(state.heroes[state.active]?.hero).toBe(HEROES.indexOf('Spellsling'));
    expect(state.turn).toBe(1);
  });

  test('STY-2.7 the Knight is proposed as the one to begin, else the Burglar, else the first seat', () => {
    const proposed = (heroes: string[]) => {
      const two = heroes.length === 2;
      const state = start({ players: two ? 2 : 3, twoHeroes: two, heroes }, 'proposal');
      // STY-25.4: in the two-hero variant a skill is chosen first.
      while (state.question.kind === QUESTION.skill) {
        const [seat = 0] = seatsIn(stygianSociety.deciding(state));
        stygianSociety.apply(state, seat, movesOf(state, seat)[0] as number);
      }
      return stygianSociety.view(state, 0).question?.proposal;
    };
    expect(proposed(['Doctor', 'Burglar', 'Knight'])).toBe(2);
    expect(proposed(['Doctor', 'Burglar', 'Spellsling'])).toBe(1);
    expect(proposed(['Doctor', 'Spellsling'])).toBe(0);
  });

  test('STY-2.8 turns pass in the order of the set-up, and the first comes after the last', () => {
    floor({
      with: {
        heroes: [{ hero: 'Doctor' }, { hero: 'Knight' }, { hero: 'Burglar' }],
        active: 'Knight',
        front: ['Tower Ogre'],
      },
      moves: [
        act('Regroup'),
        { expect: { active: 'Burglar' } },
        act('Regroup'),
        { expect: { active: 'Doctor' } },
        act('Regroup'),
      ],
      expect: { active: 'Knight' },
    });
  });
});

describe('a floor', () => {
  const at = (number: number, seed = 'floor') =>
    floor({ with: { at: 'floor start', floor: number }, moves: [], seed }).state;

  test('STY-1.1 all win together when the wizard on floor 6 falls, and all lose together', () => {
    const two = { players: 2, heroes: [{ hero: 'Knight' }, { hero: 'Doctor', seat: 1 }] };
    const { state: won } = floor({
      with: {
        ...two,
        floor: 6,
        place: 'Lady Hemlock',
        front: [{ enemy: 'Lady Hemlock', wounds: 56 }],
        field: { blue: 2 },
      },
      moves: [...strike('Lady Hemlock'), pay(1)],
    });
    expect(stygianSociety.outcome(won)).toMatchObject({ result: 'victory', winners: [0, 1] });
    const { state: lost } = floor({ with: { ...two, peril: 16 }, moves: [act('Regroup')] });
    expect(stygianSociety.outcome(lost)).toMatchObject({ result: 'defeat', winners: [] });
  });

  test('STY-3.1 lower rooms on 1 and 2, a mid-boss on 3, upper rooms on 4 and 5, a wizard on 6', () => {
    const names = (all: readonly { readonly name: string }[]): string[] => all.map(({ name }) => name);
    const rooms = (tier: string): string[] => names(ROOMS.filter((room) => room.tier === tier));
    const expected = [
      rooms('lower'),
      rooms('lower'),
      names(MID_BOSSES),
      rooms('upper'),
      rooms('upper'),
      names(WIZARDS),
    ];
    expected.forEach((allowed, index) => {
      const state = at(index + 1);
      expect(state.floor).toBe(index + 1);
      expect(allowed).toContain(placeEntry(state.place).definition.name);
    });
  });

  test('STY-3.2 the top room is turned over, and no room comes twice', () => {
    const state = start({ players: 1 });
    const top = state.rooms[state.rooms.length - 1];
    vote(state, 0, HEROES[state.heroes[0]?.hero ?? 0] ?? '');
    expect(state.place).toBe(top);
    expect(state.rooms).toHaveLength(12);
    expect(state.rooms).not.toContain(top);
  });

  test('STY-3.3 the enemies a room names stand unwounded in its ranks, as they are listed', () => {
    for (let seed = 0; seed < 8; seed++) {
      const state = at(1 + (seed % 5), `ranks ${seed}`);
      const { definition, boss } = placeEntry(state.place);
      RANKS.forEach((name, rank) => {
        const here = state.figures.filter((figure) => figure.rank === rank && figure.kind >= 0);
        expect(here.map(({ kind }) => enemyEntry(kind).definition.name)).toEqual(definition[name]);
      });
      expect(state.figures.filter(({ kind }) => kind < 0)).toHaveLength(boss === undefined ? 0 : 1);
      expect(state.figures.every(({ wounds }) => wounds === 0)).toBe(true);
    }
  });
});
