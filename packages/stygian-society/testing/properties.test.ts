import {
  createMoveList,
  createRandom,
  defined,
  listedMoves,
  NONE,
  type Seat,
  shuffle,
} from '@three-spires/kernel';
import {
  anyOf,
  playThrough,
  requireSoundImagining,
  requireSoundMoves,
  requireTrueCopy,
} from '@three-spires/kernel/testing';
import { describe, expect, test } from 'vitest';
import { MID_BOSSES, SKILLS, WIZARDS } from '../content/index.ts';
import { stygianSociety } from '../index.ts';
import { placeEntry } from '../rules/compile/entries.ts';
import { nothingArranged } from '../rules/start.ts';
import { FLOORS_IN_TOWER, QUESTION, RESULT, type State } from '../rules/state.ts';
import type { BossDefinition } from '../words/definition.ts';
import { HEROES } from '../words/lists.ts';
import { sensibleMove } from './census.ts';
import { checkState } from './properties.ts';
import { anyFall } from './random-play.ts';

/** Many games on a slow machine. */
const LONG = { timeout: 600_000 };

const GAMES = Number(process.env.PROPERTY_GAMES ?? 100);

/** Every number of players, the two-hero variant, both towers, accidents. */
const setupOf = (number: number) => ({
  players: 1 + (number % 4),
  twoHeroes: number % 8 === 1,
  tower: number % 5 === 0 ? 'physical' : 'fast',
  jostling: number % 3 === 0,
});

const LOWER_PARTY = ['Spring Watch', 'Ward Ribbon', 'Iron Rations', 'Grenado', 'Healing Draught'];
const UPPER_PARTY = ['Perpetual Clock', 'Mirror Charm', 'Phoenix Feather', 'Petard', 'Great Elixir'];

/** Before the last wounds of a wizard, each in turn. */
const nearlyWon = (number: number) => {
  const { name, health, rank } = WIZARDS[number % WIZARDS.length] as BossDefinition;
  return {
    floor: 6,
    place: name,
    rear: [],
    front: ['Weaver'],
    [rank]: [{ enemy: name, wounds: health - 8 }],
  };
};

/** A strong party before a later floor, so that chance sees every floor: level 2 and 3 skills, some treasures. */
const laterFloor = (number: number) => ({
  players: 2,
  position: {
    players: 2,
    ...(number % 5 === 4
      ? nearlyWon(Math.floor(number / 5))
      : { floor: 2 + (number % 5), at: 'floor start' }),
    physical: false,
    maxWounds: 30,
    heroes: HEROES.map((hero, index) => ({
      hero,
      seat: index >> 1,
      skills: SKILLS.filter(
        (skill, at) => skill.hero === hero && skill.level > 0 && (at + number) % 3 > 0,
      ).map(({ name }) => name),
      treasures: index === number % 4 ? ['Bandage Roll', 'Buckler', 'Cracked Wand'] : [],
    })),
    partyTreasures: number % 5 < 2 ? LOWER_PARTY : UPPER_PARTY,
  },
});

const start = (number: number): State =>
  stygianSociety.start(
    stygianSociety.readSetup(number % 2 === 0 ? setupOf(number >> 1) : laterFloor(number >> 1)),
    `property ${number}`,
  );

type Look = (state: State, seat: Seat, moves: readonly number[]) => void;

/** Plays a random game; `look` sees every position before a move, with its legal moves. */
const playGame = (number: number, look?: Look): State =>
  playThrough(stygianSociety, start(number), {
    name: `game ${number}`,
    random: createRandom(`player ${number}`, 1),
    choose: sensibleMove,
    fromOutside: anyFall,
    ...defined({ look }),
  });

/** The hidden parts dealt again: the order of decks and all random results to come. */
const dealtAnew = (state: State, random: number[]): State => {
  const copy = stygianSociety.copy(state);
  shuffle(random, 0, copy.rooms);
  shuffle(random, 0, copy.treasureDeck);
  copy.random = createRandom(`other ${random[0]}`, 6);
  copy.arranged = nothingArranged();
  return copy;
};

describe('random games', () => {
  test('STY-1.2 games end, keep every cube, card and token and never break a limit (STY-1.5)', LONG, () => {
    const kinds = new Set<number>();
    const results = new Set<number>();
    const places = new Set<string>();
    for (let number = 0; number < GAMES; number++) {
      const end = playGame(number, (state) => {
        kinds.add(state.question.kind);
        places.add(`floor ${state.floor}`);
        if (state.place !== NONE) places.add(placeEntry(state.place).definition.name);
        const faults = checkState(state);
        if (faults.length > 0) throw new Error(faults.join('; '));
      });
      results.add(end.result);
      expect(checkState(end)).toEqual([]);
    }
    expect([...results].sort()).toEqual([RESULT.wizard, RESULT.wounds, RESULT.peril]);
    // Every floor, mid-boss and wizard is met, and every kind of question comes up.
    const bosses = [...MID_BOSSES, ...WIZARDS].map(({ name }) => name);
    const floors = Array.from({ length: FLOORS_IN_TOWER }, (_, floor) => `floor ${floor + 1}`);
    expect([...floors, ...bosses].filter((place) => !places.has(place))).toEqual([]);
    const missing = Object.entries(QUESTION).filter(([, kind]) => kind !== QUESTION.none && !kinds.has(kind));
    expect(missing.map(([name]) => name)).toEqual([]);
  });

  test('a copy is the original, and changing it leaves the original alone', LONG, () => {
    const random = createRandom('copies', 1);
    for (let number = 0; number < GAMES / 10; number++)
      playGame(number, (state, seat, moves) =>
        requireTrueCopy(stygianSociety, state, seat, anyOf(moves, random)),
      );
  });

  test('the same seed and moves give the same game, from any saved moment too', LONG, () => {
    for (let number = 0; number < GAMES / 20; number++) {
      const once = playGame(1000 + number);
      const twice = playGame(1000 + number, (state) => {
        expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      });
      expect(JSON.stringify(twice)).toBe(JSON.stringify(once));
    }
  });

  test('what is legal is not refused, and every move reads and previews', LONG, () => {
    for (let number = 0; number < GAMES / 40; number++)
      playGame(number, (state, seat, moves) => requireSoundMoves(stygianSociety, state, seat, moves));
  });

  test(
    'STY-1.9 views, previews and lists of moves show nothing of the decks or of random results to come',
    LONG,
    () => {
      const random = createRandom('secrets', 1);
      for (let number = 0; number < GAMES / 10; number++)
        playGame(number, (state, seat, moves) => {
          const other = dealtAnew(state, random);
          const move = anyOf(moves, random);
          const seen = (from: State): string =>
            JSON.stringify([
              stygianSociety.view(from, 0),
              stygianSociety.view(from, 'spectator'),
              stygianSociety.about?.(from),
              stygianSociety.preview(from, seat, move),
            ]);
          if (seen(other) !== seen(state)) throw new Error('what is hidden can be seen');
          const list = createMoveList();
          stygianSociety.legal(other, seat, list);
          if (listedMoves(list).join() !== moves.join()) throw new Error('moves tell a secret');
        });
    },
  );

  test('STY-1.9 what a seat imagines follows from what it knows', LONG, () => {
    const random = createRandom('imagined', 1);
    let varied = 0;
    for (let number = 0; number < GAMES / 10; number++)
      playGame(number, (state, seat) => {
        if (requireSoundImagining(stygianSociety, state, seat, dealtAnew(state, random))) varied++;
      });
    expect(varied).toBeGreaterThan(100);
  });
});
