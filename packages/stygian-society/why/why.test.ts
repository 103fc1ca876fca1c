import {
  createMoveList,
  createRandom,
  listedMoves,
  type Move,
  plainText,
  type Random,
  randomBelow,
  seatsIn,
  shuffle,
} from '@three-spires/kernel';
import { chainFaults, ruleIdsIn, sentenceFaults } from '@three-spires/kernel/testing';
import { describe, expect, test } from 'vitest';
import { stygianSociety as game } from '../index.ts';
import type { StygianSocietyEvent } from '../rules/event.ts';
import { EVENTS } from '../rules/events/index.ts';
import { nothingArranged } from '../rules/start.ts';
import { FRAME, type State } from '../rules/state.ts';
import { positionOf, sensibleMove } from '../testing/census.ts';
import { fixtures } from '../testing/fixtures.ts';
import { anyFall } from '../testing/random-play.ts';
import { why } from './index.ts';
import { frameOf } from './moment.ts';

/** Many games on a slow machine. */
const LONG = { timeout: 600_000 };

const GAMES = Number(process.env.PROPERTY_GAMES ?? 100);

const RULES = ruleIdsIn(new URL('../rulebook/', import.meta.url));

/** What an event is about, where that is a number. */
const numberOf = (event: StygianSocietyEvent): number | undefined => {
  switch (event.type) {
    case 'wounded':
    case 'suffered':
    case 'prevented':
    case 'healed':
    case 'mended':
    case 'guarded':
    case 'cubes':
    case 'xp':
      return event.number;
    case 'luck':
    case 'peril':
      return Math.abs(event.change);
    case 'counted':
      return event.now;
    default:
      return undefined;
  }
};

/** The rules by which a source of wounds has its number, before anything is prevented. */
const OF_SOURCE = ['STY-13.1', 'STY-7.11', 'STY-28.11', 'STY-21.3'];

type Emit = (event: StygianSocietyEvent) => void;

/** One move by simple sense, or a fall where the tower waits for one. */
const playOn = (state: State, random: Random, emit: Emit, look: (seat: number, move: Move) => void): void => {
  if (game.outside?.wanted(state) !== undefined) {
    game.outside.apply(state, game.outside.read(state, anyFall(state, random)), emit);
    return;
  }
  const seats = seatsIn(game.deciding(state));
  const seat = seats[randomBelow(random, 0, seats.length)] ?? 0;
  const list = createMoveList();
  game.legal(state, seat, list);
  const move = sensibleMove(state, listedMoves(list) as Move[], random);
  look(seat, move);
  game.apply(state, seat, move, emit);
};

type Watcher = {
  readonly event?: (
    state: State,
    event: StygianSocietyEvent,
    earlier: readonly StygianSocietyEvent[],
  ) => void;
  readonly move?: (state: State, seat: number, move: Move) => void;
};

const watch = (setup: unknown, seed: string, most: number, watcher: Watcher): void => {
  const random = createRandom(seed, 1);
  const state = game.start(game.readSetup(setup), seed);
  for (let move = 0; move < most && game.outcome(state) === undefined; move++) {
    const earlier: StygianSocietyEvent[] = [];
    playOn(
      state,
      random,
      (event) => {
        watcher.event?.(state, event, earlier);
        earlier.push(event);
      },
      (seat, made) => watcher.move?.(state, seat, made),
    );
  }
};

const MOST_MOVES = 4000;
const MOVES_OF_A_FLOOR = 80;

/** Whole games, and every room with every boss. */
const watchGames = (floors: number, watcher: Watcher): void => {
  const random = createRandom('floors', 1);
  for (const { name, setup } of fixtures.games) watch(setup, `why ${name}`, MOST_MOVES, watcher);
  for (let number = 0; number < floors; number++)
    watch({ players: 2, position: positionOf(number, random) }, `floor ${number}`, MOVES_OF_A_FLOOR, watcher);
};

/** The order of decks and all that chance will bring, dealt again. */
const dealtAnew = (state: State, random: Random): State => {
  const copy = game.copy(state);
  shuffle(random, 0, copy.rooms);
  shuffle(random, 0, copy.treasureDeck);
  copy.random = createRandom(`other ${randomBelow(random, 0, 1000)}`, 6);
  copy.arranged = nothingArranged();
  return copy;
};

describe('in random games', () => {
  test('every event has a chain whose steps arrive at its number, with rules of the rulebook', LONG, () => {
    const types = new Set<string>();
    const faults = new Set<string>();
    const sentences = new Set<string>();
    watchGames(GAMES * 2, {
      event: (state, event, earlier) => {
        types.add(event.type);
        const chain = why.explain(state, event, earlier);
        const found = chainFaults(chain, (id) => RULES.has(id), numberOf(event));
        for (const fault of chain.length < 2 ? [...found, 'it tells no cause'] : found)
          faults.add(`${event.type}: ${fault}: ${JSON.stringify(chain.map(({ says }) => plainText(says)))}`);
        for (const { says } of chain) sentences.add(plainText(says));
      },
    });
    expect([...faults].slice(0, 10)).toEqual([]);
    expect(Object.keys(EVENTS).filter((type) => !types.has(type))).toEqual([]);
    expect([...sentences].flatMap(sentenceFaults).slice(0, 10)).toEqual([]);
  });

  test('a chain tells nothing of the decks or of chance to come, and changes nothing (STY-1.9)', LONG, () => {
    const random = createRandom('hidden', 1);
    watchGames(GAMES / 5, {
      event: (state, event, earlier) => {
        const before = JSON.stringify(state);
        expect(why.explain(dealtAnew(state, random), event, earlier)).toEqual(
          why.explain(state, event, earlier),
        );
        expect(JSON.stringify(state)).toBe(before);
      },
    });
  });

  test('a source begins with what was prevented of it and what was suffered (STY-13.4)', LONG, () => {
    const prevented = new WeakMap<object, number>();
    let checked = 0;
    watchGames(GAMES * 2, {
      event: (state, event, earlier) => {
        const source = frameOf(state, FRAME.hurt)?.frame;
        if (source === undefined) return;
        const before = prevented.get(source) ?? 0;
        if (event.type === 'prevented') prevented.set(source, before + event.number);
        if (event.type !== 'suffered' || event.isSet) return;
        const chain = why.explain(state, event, earlier).slice(0, -1);
        const first = chain.findLast(({ rule }) => OF_SOURCE.includes(rule ?? ''));
        const all = event.number + before;
        // Once a player has been asked, the state no longer tells whether wounds were doubled before that.
        const wasAsked = before > 0 && !earlier.some(({ type }) => type === 'prevented');
        expect(wasAsked && first?.amount === all / 2 ? all : first?.amount).toBe(all);
        checked++;
      },
    });
    expect(checked).toBeGreaterThan(300);
  });

  test('the events of a preview tell every figure in it', LONG, () => {
    const untold = new Set<string>();
    let told = 0;
    watchGames(GAMES / 5, {
      move: (state, seat, move) => {
        for (const change of game.preview(state, seat, move).changes) {
          let isTold = false;
          why.measure?.(game.copy(state), seat, move, change, (event) => {
            isTold ||= why.changes(event, change);
          });
          if (isTold) told++;
          else untold.add(JSON.stringify([change, game.describe(state, seat, move)]));
        }
      },
    });
    expect([...untold].slice(0, 10)).toEqual([]);
    expect(told).toBeGreaterThan(300);
  });
});
