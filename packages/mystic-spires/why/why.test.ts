import { createRandom, eventFor, plainText, type Viewer } from '@three-spires/kernel';
import { anyOf, chainFaults, playThrough, ruleIdsIn, sentenceFaults } from '@three-spires/kernel/testing';
import { describe, expect, test } from 'vitest';
import { STARTER_DECKS } from '../content/decks.ts';
import { mysticSpires } from '../index.ts';
import { cardEntry } from '../rules/compile/entries.ts';
import type { MysticSpiresEvent } from '../rules/event.ts';
import { EVENTS } from '../rules/events/index.ts';
import { hpLeft } from '../rules/figures/figures.ts';
import type { State } from '../rules/state.ts';
import { dealtAgain } from '../testing/dealt-again.ts';
import { randomStart } from '../testing/games.ts';
import { why } from './index.ts';
import { sharesOf } from './passives.ts';

/** Many games on a slow machine. */
const LONG = { timeout: 600_000 };

const GAMES = Number(process.env.PROPERTY_GAMES ?? 100) / 2;

const RULES = ruleIdsIn(new URL('../rulebook/', import.meta.url));

/** What an event is about, where that is a number. */
const numberOf = (event: MysticSpiresEvent): number | undefined => {
  switch (event.type) {
    case 'damaged':
    case 'lostHp':
    case 'healed':
    case 'marked':
      return event.amount;
    case 'crystal':
      return Math.abs(event.change);
    case 'raised':
      return event.power;
    case 'drew':
    case 'toll':
      return event.number;
    default:
      return undefined;
  }
};

/** Events that follow from nothing but a decision, or begin something. */
const ALONE: readonly string[] = ['passed', 'attackDeclared', 'announced', 'announcing'];

type Look = (state: State, event: MysticSpiresEvent, earlier: readonly MysticSpiresEvent[]) => void;

/** Random games between starter decks and decks by chance; `look` sees every event as it happens. */
const watchGames = (games: number, look: Look): void => {
  for (let number = 0; number < games; number++) {
    const seed = `why ${number}`;
    const watched = {
      ...mysticSpires,
      apply: (state: State, seat: number, move: number): void => {
        const earlier: MysticSpiresEvent[] = [];
        mysticSpires.apply(state, seat, move, (event) => {
          look(state, event, earlier);
          earlier.push(event);
        });
      },
    };
    playThrough(watched, mysticSpires.scenario.build(randomStart(seed), seed), {
      name: seed,
      random: createRandom(seed, 1),
    });
  }
};

describe('in random games', () => {
  test('every event has a chain whose steps arrive at its number, with rules of the rulebook', LONG, () => {
    const types = new Set<string>();
    const faults = new Set<string>();
    const sentences = new Set<string>();
    watchGames(GAMES, (state, event, earlier) => {
      types.add(event.type);
      const chain = why.explain(state, event, earlier);
      const found = chainFaults(chain, (id) => RULES.has(id), numberOf(event));
      const isShort = chain.length < 2 && !ALONE.includes(event.type);
      for (const fault of isShort ? [...found, 'it tells no cause'] : found)
        faults.add(`${event.type}: ${fault}: ${JSON.stringify(chain.map(({ says }) => plainText(says)))}`);
      for (const { says } of chain) sentences.add(plainText(says));
    });
    expect([...faults].slice(0, 10)).toEqual([]);
    expect(Object.keys(EVENTS).filter((type) => !types.has(type))).toEqual([]);
    expect([...sentences].flatMap(sentenceFaults).slice(0, 10)).toEqual([]);
  });

  test('the start is explained from the state after it', () => {
    for (let number = 0; number < GAMES; number++) {
      const events: MysticSpiresEvent[] = [];
      const setup = { decks: [STARTER_DECKS[number % 5]?.name, STARTER_DECKS[0]?.name], first: 'random' };
      const state = mysticSpires.start(mysticSpires.readSetup(setup), `start ${number}`, (event) =>
        events.push(event),
      );
      expect(events.map(({ type }) => type)).toContain('drew');
      const faults = events.flatMap((event, at) =>
        chainFaults(why.explain(state, event, events.slice(0, at)), (id) => RULES.has(id), numberOf(event)),
      );
      expect(faults).toEqual([]);
    }
  });

  test('a change of figures is told with all that the figures are made of (MYS-21.4)', LONG, () => {
    let checked = 0;
    watchGames(GAMES / 2, (state, event) => {
      if (event.type !== 'figures') return;
      for (const { thing: id, power, maxHp } of event.things) {
        const thing = state.things.find((each) => each.id === id);
        if (thing === undefined) continue;
        const shares = sharesOf(state, thing);
        const sum = (of: 'power' | 'hp'): number => shares.reduce((total, share) => total + share[of], 0);
        expect([Math.max(0, sum('power')), sum('hp')]).toEqual([power, maxHp]);
        checked++;
      }
    });
    expect(checked).toBeGreaterThan(100);
  });

  test('a destruction is put down to HP, a Spiritbond or an effect as the Unit stood before it', LONG, () => {
    type Before = { readonly hp: number; readonly isBonded: boolean };
    let before = new Map<number, Before>();
    const told = { hp: 0, bond: 0, other: 0 };
    watchGames(GAMES, (state, event, earlier) => {
      const isDestroyed = event.type === 'left' && event.destroyed && cardEntry(event.card).isUnit;
      const was = isDestroyed ? before.get(event.thing) : undefined;
      if (was !== undefined) {
        const rules = why.explain(state, event, earlier).map(({ rule }) => rule);
        const reason = rules.includes('MYS-21.2') ? 'hp' : rules.includes('MYS-29.1') ? 'bond' : 'other';
        told[reason]++;
        expect([was.hp <= 0, reason]).toEqual([reason === 'hp', reason]);
        if (reason === 'bond') expect(was.isBonded).toBe(true);
      }
      // Bonds end one after another while the Units leave.
      if (event.type === 'left') return;
      before = new Map(
        state.things.map((thing) => [thing.id, { hp: hpLeft(thing), isBonded: thing.bonds.length > 0 }]),
      );
    });
    expect(Math.min(told.hp, told.bond, told.other)).toBeGreaterThan(2);
  });

  test('a chain tells nothing of hidden cards, and changes nothing (MYS-4.3, MYS-4.4)', LONG, () => {
    const random = createRandom('hidden', 1);
    const viewers: readonly Viewer[] = [0, 1, 'spectator'];
    watchGames(GAMES / 5, (state, event, earlier) => {
      const before = JSON.stringify(state);
      const viewer = anyOf(viewers, random);
      const explain = (from: State) =>
        why.explain(
          from,
          eventFor(event, viewer),
          earlier.map((each) => eventFor(each, viewer)),
        );
      const other =
        viewer === 'spectator'
          ? dealtAgain(dealtAgain(state, 0, random), 1, random)
          : dealtAgain(state, viewer, random);
      expect(explain(other)).toEqual(explain(state));
      expect(JSON.stringify(state)).toBe(before);
    });
  });

  test('the events of a preview tell every figure in it', LONG, () => {
    let told = 0;
    for (let number = 0; number < GAMES / 5; number++) {
      const seed = `figures ${number}`;
      const random = createRandom(seed, 1);
      playThrough(mysticSpires, mysticSpires.scenario.build(randomStart(seed), seed), {
        name: seed,
        random,
        look: (state, seat, moves) => {
          const move = anyOf(moves, random);
          for (const change of mysticSpires.preview(state, seat, move).changes) {
            const changing: MysticSpiresEvent[] = [];
            const copy = mysticSpires.copy(state);
            why.measure?.(copy, seat, move, change, (event) => {
              if (why.changes(event, change)) changing.push(event);
            });
            if (changing.length === 0)
              throw new Error(
                `no event tells ${JSON.stringify(change)} of ${JSON.stringify(mysticSpires.describe(state, seat, move))}`,
              );
            told++;
          }
        },
      });
    }
    expect(told).toBeGreaterThan(100);
  });
});
