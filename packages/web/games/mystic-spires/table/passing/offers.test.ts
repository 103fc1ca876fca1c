import { findBot } from '@three-spires/bots';
import {
  createMoveList,
  defined,
  hasSeat,
  listedMoves,
  movesSeen,
  playScenario,
  seenBy,
} from '@three-spires/kernel';
import { mysticSpires as game, type MysticSpiresState } from '@three-spires/mystic-spires';
import { STARTER_DECKS } from '@three-spires/mystic-spires/library';
import { describe, expect, test } from 'vitest';
import { readActions } from '../../board/actions.ts';
import type { Asked } from '../../board/course.ts';
import type { OwnSettings } from '../../board/settings-store.ts';
import { cardInfo, cardNamed } from '../../pieces/content.ts';
import { passesUnasked } from './auto-pass.ts';
import { offersAt } from './offers.ts';
import { type Moment, stopOf } from './stop.ts';

/** The Keeper who is asked sits in seat 0, the opponent in seat 1. */
const ME = 0;
const PASS = game.pass ?? -1;

const USUAL: OwnSettings = {
  autoPass: 'chosen',
  askAt: ['card', 'effect', 'attack', 'End'],
  stops: [],
  cardWishes: {},
};

const movesOf = (state: MysticSpiresState, seat: number): readonly number[] => {
  const list = createMoveList();
  game.legal(state, seat, list);
  return listedMoves(list);
};

const momentOf = (state: MysticSpiresState): Moment => {
  const view = game.view(state, ME);
  const options = movesOf(state, ME).map((move) => ({
    move,
    readable: game.describe(state, ME, move),
    preview: game.preview(state, ME, move),
  }));
  return { view, seat: ME, actions: readActions(options, view, ME) };
};

/** What a Keeper who always passes is asked, by step, and what is remembered of it. */
type Diary = { readonly steps: string[]; asked: readonly Asked[] };

/** The Keeper passes, after a question or not. */
const passOrAsk = (state: MysticSpiresState, diary: Diary, settings: OwnSettings): boolean => {
  const moment = momentOf(state);
  const isAsked = !passesUnasked(moment, settings, { wish: undefined, asked: diary.asked });
  if (isAsked) {
    diary.steps.push(stopOf(moment.view, ME)?.step ?? 'own turn');
    diary.asked = [...diary.asked, ...offersAt(moment)];
  }
  game.apply(state, ME, PASS);
  return isAsked;
};

type Deed = Readonly<Record<string, string>>;

const find = (state: MysticSpiresState, seat: number, deed: Deed): number => {
  const found = movesOf(state, seat).find((move) => {
    const readable = game.describe(state, seat, move);
    return Object.entries(deed).every(([field, value]) => `${readable[field]}`.startsWith(value));
  });
  if (found === undefined) throw new Error(`not possible: ${JSON.stringify(deed)}`);
  return found;
};

/** Lets the opponent do this in a turn, while both pass and no attack is intercepted; gives what was asked. */
const askedWhile = (
  keeper: Readonly<Record<string, unknown>>,
  opponent: Readonly<Record<string, unknown>>,
  deeds: readonly Deed[],
  settings: Partial<OwnSettings> = {},
): readonly string[] => {
  const position = {
    turn: 6,
    turnPlayer: 2,
    keepers: [
      { crystal: 9, ...keeper },
      { crystal: 20, ...opponent },
    ],
  };
  const { state } = playScenario(game, { game: game.id, seed: 'offers', position, moves: [] });
  const diary: Diary = { steps: [], asked: [] };
  const left = [...deeds];
  while (game.outcome(state) === undefined && state.turnPlayer !== ME) {
    const seat = hasSeat(game.deciding(state), ME) ? ME : 1;
    if (movesOf(state, seat).includes(PASS)) {
      if (seat === ME) passOrAsk(state, diary, { ...USUAL, ...settings });
      else game.apply(state, seat, PASS);
    } else if (seat === ME) game.apply(state, seat, find(state, seat, { do: 'let through' }));
    else {
      const deed = left.shift();
      if (deed === undefined) break;
      game.apply(state, seat, find(state, seat, deed));
    }
  }
  return diary.steps;
};

const attack = (attacker: string): Deed => ({ do: 'attack', with: attacker, target: 'Tower 1' });
const play = (card: string, target?: string): Deed => ({
  do: 'play',
  card,
  ...defined({ target }),
});
const BATTLE: Deed = { do: 'battle' };
const END: readonly Deed[] = [{ do: 'end battle' }, { do: 'end turn' }];

const idOf = (name: string): string => cardInfo(cardNamed(name) ?? -1).definition.id;

describe('a response that the Keeper has passed on', () => {
  test('is asked about once and at the end of the turn, if it changes nothing of what happens', () => {
    const opponent = { hand: ['Kindling Imp', 'Barrow Rat'], field: ['Moonlit Courser', 'Ashfoot Raider'] };
    const deeds = [play('Kindling Imp'), play('Barrow Rat'), BATTLE];
    const attacks = [attack('Moonlit Courser'), attack('Ashfoot Raider')];
    expect(askedWhile({ hand: ['Overexposure'] }, opponent, [...deeds, ...attacks, ...END])).toEqual([
      'card',
      'End',
    ]);
  });

  test('is asked about again at an attack that it could meet, and then where it would save more', () => {
    const field = ['Kindling Imp', 'Barrow Rat', 'Ashfoot Raider', 'Coalback Hound'];
    const deeds = [BATTLE, ...field.map(attack), ...END];
    expect(askedWhile({ hand: ['Kiln Spark'] }, { field }, deeds)).toEqual(['attack', 'attack', 'End']);
    expect(askedWhile({ hand: ['Kiln Spark'] }, { field }, deeds, { stops: ['attack'] })).toHaveLength(5);
    expect(
      askedWhile({ hand: ['Kiln Spark'] }, { field }, deeds, {
        cardWishes: { [idOf('Kiln Spark')]: 'always' },
      }).length,
    ).toBeGreaterThan(5);
  });

  test('is always asked about where passing would lose the game', () => {
    const field = ['Kindling Imp', 'Kindling Imp', 'Kindling Imp'];
    const deeds = [BATTLE, ...field.map(attack)];
    expect(askedWhile({ hp: 30, hand: ['Kiln Spark'] }, { field }, deeds)).toEqual(['attack']);
    expect(askedWhile({ hp: 6, hand: ['Kiln Spark'] }, { field }, deeds)).toEqual(['attack', 'attack']);
  });

  test('is asked about for every other card that it could answer', () => {
    const opponent = { hand: ['Kindling Imp', 'Kindling Imp', 'Barrow Rat'] };
    const deeds = [play('Kindling Imp'), play('Kindling Imp'), play('Barrow Rat'), { do: 'end turn' }];
    expect(askedWhile({ hand: ['Seal of Salt'] }, opponent, deeds)).toEqual(['card', 'card']);
  });

  test('is asked about where it could hit the target of a card', () => {
    const opponent = { hand: ['Barrow Rat', 'Kindling Imp', 'Molten Edge'], field: ['Ashfoot Raider'] };
    const deeds = [play('Barrow Rat'), play('Kindling Imp'), play('Molten Edge', 'Ashfoot Raider')];
    expect(askedWhile({ hand: ['Kiln Spark'] }, opponent, deeds)).toEqual(['card', 'card']);
  });

  test('is not asked about where it would change nothing', () => {
    const opponent = { hand: ['Barrow Rat'] };
    const deeds = [play('Barrow Rat'), { do: 'end turn' }];
    expect(askedWhile({ hand: ['Radiant Mending'] }, opponent, deeds)).toEqual([]);
    expect(askedWhile({ hp: 20, hand: ['Radiant Mending'] }, opponent, deeds)).toEqual(['card', 'End']);
  });

  test('is asked about again after an undo', () => {
    const position = {
      turnPlayer: 2,
      keepers: [
        { crystal: 9, hand: ['Overexposure'] },
        { crystal: 9, hand: ['Barrow Rat'] },
      ],
    };
    const moves = [{ seat: 1, do: 'play', card: 'Barrow Rat' }];
    const { state } = playScenario(game, { game: game.id, seed: 'undo', position, moves });
    const diary: Diary = { steps: [], asked: [] };
    expect(passOrAsk(game.copy(state), diary, USUAL)).toBe(true);
    expect(passOrAsk(game.copy(state), diary, USUAL)).toBe(true);
  });
});

describe('whole games against the Adept', () => {
  const bot = findBot('mystic-spires', 'adept');
  const names = STARTER_DECKS.map(({ name }) => name);

  test('ask no more than three times in a turn on average, of those that ask', { timeout: 300_000 }, () => {
    const turns: number[] = [];
    for (let number = 0; number < 8; number++) {
      const decks = [names[number % 5], names[(number * 3 + 1) % 5]];
      const state = game.start(game.readSetup({ decks, first: 'second' }), `asking ${number}`);
      const diary: Diary = { steps: [], asked: [] };
      let [turn, before] = [0, 0];
      while (game.outcome(state) === undefined) {
        if (state.turn !== turn) {
          turns.push(diary.steps.length - before);
          [turn, before] = [state.turn, diary.steps.length];
        }
        const seat = hasSeat(game.deciding(state), ME) ? ME : 1;
        if (seat === ME && movesOf(state, seat).includes(PASS)) passOrAsk(state, diary, USUAL);
        else {
          const seen = seenBy(game, state, seat, `${number}`);
          const thinking = { seed: `${number}`, outOfTime: () => true };
          game.apply(state, seat, bot?.choose(seen, movesSeen(game, seen), thinking).move ?? -1);
        }
      }
    }
    const asking = turns.filter((count) => count > 0);
    expect(asking.length).toBeGreaterThan(15);
    expect(asking.reduce((sum, count) => sum + count, 0) / asking.length).toBeLessThan(3);
  });
});
