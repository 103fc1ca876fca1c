import {
  createRandom,
  hasSeat,
  type Move,
  movesSeen,
  type ReadableMove,
  seenBy,
  shuffle,
} from '@three-spires/kernel';
import { stygianSociety } from '@three-spires/stygian-society';
import { QUESTION, RESULT, STREAMS, type State } from '@three-spires/stygian-society/for-bots';
import { HEROES } from '@three-spires/stygian-society/info';
import { describe, expect, test } from 'vitest';
import type { Bot, Thinking } from '../bot.ts';
import { findBot } from '../index.ts';
import { stygianSocietyAdept } from './adept.ts';
import { rate } from './rating.ts';

const IN_TIME = { seed: 'hero', outOfTime: () => false };

const build = (position: object): State => stygianSociety.scenario.build(position, 'hero') as State;

const choose = (bot: Bot, state: State, seat: number, thinking: Thinking): Move => {
  const seen = seenBy(stygianSociety, state, seat, thinking.seed);
  return bot.choose(seen, movesSeen(stygianSociety, seen), thinking).move;
};

/** What the first seat that decides does, in words. */
const decide = (state: State): ReadableMove => {
  const seat = [0, 1, 2, 3].find((each) => hasSeat(stygianSociety.deciding(state), each)) ?? 0;
  return stygianSociety.describe(state, seat, choose(stygianSocietyAdept, state, seat, IN_TIME));
};

const position = (facts: object): State => build({ heroes: [{ hero: 'Knight' }], physical: false, ...facts });

/** The hidden parts dealt again. */
const dealtAgain = (state: State, seed: string): State => {
  const copy = stygianSociety.copy(state);
  const random = createRandom(seed, 1);
  shuffle(random, 0, copy.rooms);
  shuffle(random, 0, copy.treasureDeck);
  copy.random = createRandom(seed, STREAMS);
  return copy;
};

/** Each on a hero who has little use for it. */
const TREASURES = [
  ['Cracked Wand', 'Hunting Crossbow'],
  ['Boar Spear'],
  ['Ley Crystal'],
  ['Whetstone of Kings'],
];

/** Plays a landing with bots in every seat and treasures on the wrong heroes; returns the number of moves. */
const leaveLanding = (bot: Bot): number => {
  const state = build({
    players: 4,
    at: 'floor end',
    physical: false,
    heroes: HEROES.map((hero, seat) => ({ hero, seat, treasures: TREASURES[seat] ?? [] })),
  });
  let moves = 0;
  for (; state.floor === 1; moves++) {
    expect(moves).toBeLessThan(100);
    const seat = [0, 1, 2, 3].find((each) => hasSeat(stygianSociety.deciding(state), each)) ?? 0;
    stygianSociety.apply(state, seat, choose(bot, state, seat, { ...IN_TIME, seed: `landing ${moves}` }));
  }
  return moves;
};

test('STY-20.12 bots do not trade forever although treasures may go back and forth', () => {
  // A vote about the chest and a "done" from each are the least.
  expect(leaveLanding(stygianSocietyAdept)).toBeGreaterThan(8);
  expect(leaveLanding(findBot('stygian-society', 'random') as Bot)).toBeGreaterThanOrEqual(8);
});

describe('the Adept', () => {
  test('positions that look the same to the seat get the same move, through a whole game', {
    timeout: 120_000,
  }, () => {
    const setup = stygianSociety.readSetup({ players: 2 });
    const state = stygianSociety.start(setup, 'look alike');
    const kinds = new Set<number>();
    for (let count = 0; stygianSociety.outcome(state) === undefined; count++) {
      const seat = [0, 1].find((each) => hasSeat(stygianSociety.deciding(state), each)) ?? 0;
      const thinking = { seed: `move ${count}`, outOfTime: () => true };
      const move = choose(stygianSocietyAdept, state, seat, thinking);
      // Every third position is enough: a whole game has hundreds.
      if (count % 3 === 0)
        expect(choose(stygianSocietyAdept, dealtAgain(state, `again ${count}`), seat, thinking)).toBe(move);
      kinds.add(state.question.kind);
      stygianSociety.apply(state, seat, move);
    }
    expect(kinds).toContain(QUESTION.turn);
    expect(kinds).toContain(QUESTION.pay);
    expect(state.floor).toBeGreaterThan(1);
  });

  test('proposes that the Knight begins, or else the Burglar (R9)', () => {
    const begin = (heroes: string[]) => decide(build({ setup: { players: 3, heroes } }));
    expect(begin(['Doctor', 'Knight', 'Burglar'])).toEqual({ do: 'vote', hero: 'Knight' });
    expect(begin(['Doctor', 'Spellsling', 'Burglar'])).toEqual({ do: 'vote', hero: 'Burglar' });
  });

  test('finishes the last enemy when the cubes are there', () => {
    const state = position({ front: [{ enemy: 'Ripper', wounds: 1 }], field: { blue: 4 } });
    expect(decide(state)).toEqual({ do: 'act', card: 'Steel Fist', target: 'Ripper' });
  });

  test('heals before the party falls', () => {
    const state = position({
      heroes: [{ hero: 'Doctor', skills: ['Scalpel'] }],
      wounds: 23,
      front: ['Tower Ogre', 'Tower Ogre'],
      field: { green: 5 },
      place: "Ogres' Mess Hall",
    });
    expect(decide(state)).toEqual({ do: 'act', card: 'Field Dressing' });
  });

  test('uses a shield card against a heavy blow, and no other against a light one', () => {
    const blow = (red: number, front: string[]) =>
      position({
        heroes: [{ hero: 'Knight', skills: ['Interpose'] }],
        front,
        field: { red, blue: 2 },
        wounds: 10,
      });
    const asked = (state: State): ReadableMove => {
      while (state.question.kind !== QUESTION.respond)
        stygianSociety.apply(state, 0, choose(stygianSocietyAdept, state, 0, IN_TIME));
      return decide(state);
    };
    expect(asked(blow(9, ['Headsman']))).toEqual({ do: 'respond', card: 'Interpose' });
    expect(asked(blow(9, ['Ripper', 'Ripper']))).toEqual({ do: 'pass' });
  });

  test('opens chests while the peril is low and leaves them when a trap could kill', () => {
    const chest = (facts: object) =>
      decide(position({ at: 'floor end', place: 'Vault Guard', floor: 5, ...facts }));
    expect(chest({ peril: 2 })).toEqual({ do: 'vote', chest: 'open' });
    expect(chest({ peril: 16, wounds: 23 })).toEqual({ do: 'vote', chest: 'leave' });
  });

  test('gives a treasure to the hero of its colour where neither hero needs it', () => {
    const state = position({
      heroes: [
        { hero: 'Knight', skills: ['Giantslayer'] },
        { hero: 'Spellsling', skills: ['Disintegrate'] },
      ],
      at: 'floor end',
      floor: 5,
      place: 'Vault Guard',
      treasureDeck: ['Star Sceptre', 'Petard'],
    });
    while (state.question.kind !== QUESTION.holder)
      stygianSociety.apply(state, 0, choose(stygianSocietyAdept, state, 0, IN_TIME));
    expect(decide(state)).toEqual({ do: 'vote', hero: 'Spellsling' });
  });

  test('gives a treasure to the hero who can use it', () => {
    const found = (card: string) => {
      const state = position({
        heroes: [
          { hero: 'Knight', skills: ['Cleave', 'Sunder', 'Plate Harness'] },
          { hero: 'Spellsling', skills: ['Frost Lance', 'Fireball'] },
        ],
        at: 'floor end',
        floor: 5,
        place: 'Vault Guard',
        treasureDeck: [card, 'Petard'],
      });
      while (state.question.kind !== QUESTION.holder)
        stygianSociety.apply(state, 0, choose(stygianSocietyAdept, state, 0, IN_TIME));
      return decide(state);
    };
    expect(found('Whetstone of Kings')).toEqual({ do: 'vote', hero: 'Knight' });
    expect(found('Ley Crystal')).toEqual({ do: 'vote', hero: 'Spellsling' });
    expect(found('Tower Shield')).toEqual({ do: 'vote', hero: 'Spellsling' });
  });
});

describe('the Adept near defeat', () => {
  test('makes the response to defeat ready again before the party falls', () => {
    const state = position({
      wounds: 23,
      place: "Ogres' Mess Hall",
      front: ['Tower Ogre', 'Tower Ogre'],
      field: { red: 3, blue: 2 },
      heroes: [
        { hero: 'Knight', skills: ['Last Stand', 'Earthshaker'], exhausted: ['Earthshaker', 'Last Stand'] },
        { hero: 'Doctor', skills: ['Miracle Cure'], exhausted: ['Miracle Cure'] },
      ],
      partyTreasures: ['Spring Watch'],
    });
    expect(decide(state)).toEqual({ do: 'support', card: 'Spring Watch' });
    stygianSociety.apply(state, 0, choose(stygianSocietyAdept, state, 0, IN_TIME));
    expect(decide(state)).toMatchObject({ card: 'Last Stand' });
  });

  test('rates a lost game higher the nearer the boss was to its end', () => {
    const lost = (wounds: number): number => {
      const place = 'Professor Nachtigall';
      const state = position({ floor: 6, place, front: [{ enemy: place, wounds }] });
      state.result = RESULT.wounds;
      return rate(state);
    };
    expect(lost(60)).toBeGreaterThan(lost(20));
    expect(lost(60)).toBeLessThan(-500);
  });
});
