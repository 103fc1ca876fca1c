import {
  createRandom,
  hasSeat,
  type Move,
  movesSeen,
  plainText,
  seenBy,
  shuffle,
} from '@three-spires/kernel';
import { stygianSociety } from '@three-spires/stygian-society';
import { QUESTION, STREAMS, type State } from '@three-spires/stygian-society/for-bots';
import { describe, expect, test } from 'vitest';
import type { Bot, Choice, Rated, Thinking } from '../bot.ts';
import { stygianSocietyAdept } from './adept.ts';
import { stygianSocietyMaster } from './master.ts';
import { stygianSocietyNovice } from './novice.ts';

const LEVELS = [stygianSocietyNovice, stygianSocietyAdept, stygianSocietyMaster];
const LONG = { timeout: 240_000 };

const inTime = (seed: string): Thinking => ({ seed, outOfTime: () => false });
const noTime = (seed: string): Thinking => ({ seed, outOfTime: () => true });

const build = (position: object): State => stygianSociety.scenario.build(position, 'levels') as State;

const position = (facts: object): State => build({ heroes: [{ hero: 'Knight' }], physical: false, ...facts });

const deciderOf = (state: State): number =>
  [0, 1, 2, 3].find((seat) => hasSeat(stygianSociety.deciding(state), seat)) ?? 0;

const choose = (bot: Bot, state: State, thinking: Thinking): Choice => {
  const seen = seenBy(stygianSociety, state, deciderOf(state), thinking.seed);
  return bot.choose(seen, movesSeen(stygianSociety, seen), thinking);
};

const decide = (bot: Bot, state: State): object =>
  stygianSociety.describe(state, deciderOf(state), choose(bot, state, inTime('levels')).move);

const rate = (state: State, thinking: Thinking): readonly Rated[] => {
  const seen = seenBy(stygianSociety, state, deciderOf(state), thinking.seed);
  return stygianSocietyMaster.rate?.(seen, movesSeen(stygianSociety, seen), thinking) ?? [];
};

/** Everything hidden dealt again. */
const dealtAgain = (state: State, seed: string): State => {
  const copy = stygianSociety.copy(state);
  const random = createRandom(seed, 1);
  shuffle(random, 0, copy.rooms);
  shuffle(random, 0, copy.treasureDeck);
  copy.random = createRandom(seed, STREAMS);
  return copy;
};

/** Plays a game and shows every decision between several moves before it is carried out. */
const playWith = (
  bot: Bot,
  setup: object,
  thinkingOf: (count: number) => Thinking,
  look: (state: State, choice: Choice, count: number) => void,
): State => {
  const state = stygianSociety.start(stygianSociety.readSetup(setup), 'levels');
  for (let count = 0; stygianSociety.outcome(state) === undefined; count++) {
    expect(count).toBeLessThan(5000);
    const seat = deciderOf(state);
    const choice = choose(bot, state, thinkingOf(count));
    expect(stygianSociety.refuse(state, seat, choice.move)).toBeUndefined();
    look(state, choice, count);
    stygianSociety.apply(state, seat, choice.move);
  }
  return state;
};

const SETUPS = [
  { players: 1 },
  { players: 2 },
  { players: 2, twoHeroes: true },
  { players: 3 },
  { players: 4 },
];

describe.each(LEVELS)('$id', (bot) => {
  test.each(SETUPS)('finishes a game of %o with legal moves, each with a reason', LONG, (setup) => {
    let reasons = 0;
    const end = playWith(
      bot,
      setup,
      (count) => noTime(`${count}`),
      (state, { why }) => {
        if (why === undefined) return;
        reasons++;
        expect(plainText(why), `question ${state.question.kind}`).toMatch(/^[A-Z].*\.$/);
        expect(plainText(why)).not.toContain('{');
      },
    );
    expect(end.turn).toBeGreaterThan(5);
    expect(reasons).toBeGreaterThan(end.turn);
  });

  test('finishes the last enemy when the cubes are there', () => {
    const state = position({ front: [{ enemy: 'Ripper', wounds: 1 }], field: { blue: 4 } });
    expect(decide(bot, state)).toEqual({ do: 'act', card: 'Steel Fist', target: 'Ripper' });
  });

  test('says what it is after', () => {
    const state = position({ front: [{ enemy: 'Ripper', wounds: 1 }], field: { blue: 4 } });
    const { why } = choose(bot, state, inTime('why'));
    expect(plainText(why ?? [])).toBe('Steel Fist can eliminate Ripper: 2 wounds to go.');
  });

  test('strikes the wizard down instead of healing', () => {
    const state = position({
      heroes: [{ hero: 'Doctor', skills: ['Scalpel'] }],
      floor: 6,
      place: 'Professor Nachtigall',
      wounds: 20,
      field: { green: 4 },
      front: [{ enemy: 'Professor Nachtigall', wounds: 82 }],
    });
    expect(decide(bot, state)).toMatchObject({ do: 'act', card: 'Scalpel' });
  });

  test('does not let the party fall while a card can save it', () => {
    const state = position({
      heroes: [{ hero: 'Knight', skills: ['Last Stand'] }],
      front: ['Headsman'],
      field: { red: 9 },
      wounds: 20,
    });
    for (let count = 0; state.question.kind !== QUESTION.respond; count++)
      stygianSociety.apply(state, 0, choose(bot, state, noTime(`fall ${count}`)).move);
    expect(decide(bot, state)).toEqual({ do: 'respond', card: 'Last Stand' });
  });

  test('does not waste a card that can be used once', () => {
    const state = position({
      partyTreasures: ['Great Elixir'],
      front: ['Ash Hound'],
      field: { blue: 2 },
      wounds: 2,
      floor: 4,
      place: "Ogres' Mess Hall",
    });
    expect(decide(bot, state)).not.toMatchObject({ card: 'Great Elixir' });
  });

  test('takes no cubes that the hero cannot use', () => {
    const state = position({
      partyTreasures: ['White Glass Phial'],
      front: ['Ash Hound', 'Ash Hound'],
      field: { blue: 2 },
    });
    expect(decide(bot, state)).not.toMatchObject({ card: 'White Glass Phial' });
  });
});

const COMPARED = 4;
const compared: State[] = [];
/** Positions of a quick game in which there is much to compare. */
const positions = (count: number): State[] => {
  if (compared.length === 0)
    playWith(
      stygianSocietyNovice,
      { players: 3 },
      (move) => inTime(`${move}`),
      (state) => {
        const isTurn = state.question.kind === QUESTION.turn || state.question.kind === QUESTION.pay;
        if (isTurn && compared.length < COMPARED) compared.push(stygianSociety.copy(state));
      },
    );
  return compared.slice(0, count).map(stygianSociety.copy);
};

describe.each([stygianSocietyAdept, stygianSocietyMaster])('$id', (bot) => {
  test('chooses the same when hidden things are dealt again', LONG, () => {
    const found = positions(COMPARED);
    expect(found).toHaveLength(COMPARED);
    found.forEach((state, number) => {
      const again = dealtAgain(state, `again ${number}`);
      const thinking = inTime(`same ${number}`);
      expect(choose(bot, again, thinking)).toEqual(choose(bot, state, thinking));
    });
  });

  test('stops soon after time is out', LONG, () => {
    for (const state of positions(4))
      for (const polls of [0, 5, 60]) {
        let [asked, late] = [0, 0];
        const outOfTime = (): boolean => {
          if (++asked > polls) late++;
          return asked > polls;
        };
        choose(bot, state, { seed: 'late', outOfTime });
        expect(asked).toBeGreaterThan(0);
        // Once more for each of the three rounds and in the loops that were under way.
        expect(late).toBeLessThanOrEqual(12);
      }
  });
});

describe('the Master', () => {
  test('rates the same when hidden things are dealt again', LONG, () => {
    const [state] = positions(1) as [State];
    const few = (): Thinking => {
      let polls = 0;
      return { seed: 'few', outOfTime: () => ++polls > 200 };
    };
    expect(rate(dealtAgain(state, 'rated'), few())).toEqual(rate(state, few()));
  });

  test('rates skills to learn in its own order, whatever a few futures came to', LONG, () => {
    let skills = 0;
    playWith(
      stygianSocietyNovice,
      { players: 4 },
      (count) => inTime(`skills ${count}`),
      (state) => {
        if (state.question.kind !== QUESTION.skill || skills >= 4) return;
        let polls = 0;
        const rated = rate(state, { seed: `skills ${skills}`, outOfTime: () => ++polls > 200 });
        if (rated.length < 2) return;
        skills++;
        for (const [at, { chance }] of rated.entries())
          expect(chance).toBeLessThanOrEqual(rated[at - 1]?.chance ?? 1);
      },
    );
    expect(skills).toBeGreaterThan(0);
  });

  test('rates the blow that wins highest, as a chance with its error', () => {
    const state = position({
      floor: 6,
      place: 'Professor Nachtigall',
      wounds: 20,
      field: { blue: 6 },
      front: [{ enemy: 'Professor Nachtigall', wounds: 79 }],
    });
    let polls = 0;
    const rated = rate(state, { seed: 'rate', outOfTime: () => ++polls > 400 });
    const [first, second] = rated as [Rated, Rated];
    const readable = (move: Move): object => stygianSociety.describe(state, 0, move);
    expect(readable(first.move)).toMatchObject({ do: 'act', card: 'Steel Fist' });
    expect(first.chance).toBeGreaterThan(0.85);
    expect(first.error).toBeLessThan(0.05);
    expect(second.chance).toBeLessThan(0.7);
    for (const { chance, error } of rated) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(error).toBeGreaterThanOrEqual(0);
    }
  });
});
