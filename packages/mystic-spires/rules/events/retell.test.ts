import {
  createMoveList,
  createRandom,
  eventFor,
  hasSeat,
  type Move,
  randomBelow,
  type Viewer,
} from '@three-spires/kernel';
import { changedFields, differences, isNamed } from '@three-spires/kernel/testing';
import { describe, expect, test } from 'vitest';
import { mysticSpires } from '../../index.ts';
import { randomStart } from '../../testing/games.ts';
import type { KeeperView, LinkView, MysticSpiresView } from '../view-types.ts';
import { EVENTS, type MysticSpiresEvent, retell } from './index.ts';

const GAMES = Number(process.env.PROPERTY_GAMES ?? 100) / 10;
const LONG = { timeout: 600_000 };
const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];

/** What has no event: prices and refusals of cards in hand are asked of the rules and follow from everything else. */
const keeperFigures = ({ hand, ...keeper }: KeeperView) => ({
  ...keeper,
  hand: hand?.map(({ card }) => card),
});

/**
 * `step` and `waits` of a link follow from how it resolves. Targets are told when all of them are chosen: while one is
 * asked for, the link has some that were not told.
 */
const linkFigures = ({ step: _, waits: __, targets, ...link }: LinkView, isChoosing: boolean) => ({
  ...link,
  ...(isChoosing ? {} : { targets }),
});

/** Everything on the screen that an event tells. What is asked and whose turn to answer it is needs no telling. */
const figures = (
  { keepers, links, question, priority: _, window: __, ...view }: MysticSpiresView,
  isAsked: boolean,
) => ({
  ...view,
  keepers: keepers.map(keeperFigures),
  links: links.map((link, at) => linkFigures(link, isAsked && at === links.length - 1)),
});

type Turned = {
  readonly before: MysticSpiresView;
  readonly next: MysticSpiresView;
  readonly events: readonly MysticSpiresEvent[];
};

/** Plays a game by chance, and shows every move to every viewer. */
const playGame = (seed: string, look: (turned: Turned) => void): void => {
  const state = mysticSpires.scenario.build(randomStart(seed), seed);
  const random = createRandom(seed, 1);
  const list = createMoveList();
  while (mysticSpires.outcome(state) === undefined) {
    const seat = hasSeat(mysticSpires.deciding(state), 0) ? 0 : 1;
    mysticSpires.legal(state, seat, list);
    const before = VIEWERS.map((viewer) => mysticSpires.view(state, viewer));
    const events: MysticSpiresEvent[] = [];
    mysticSpires.apply(state, seat, list.moves[randomBelow(random, 0, list.length)] as Move, (event) =>
      events.push(event),
    );
    VIEWERS.forEach((viewer, at) => {
      look({
        before: before[at] as MysticSpiresView,
        next: mysticSpires.view(state, viewer),
        events: events.map((event) => eventFor(event, viewer)),
      });
    });
  }
};

/** The views between the one before and the next one: one after each event. */
const fold = ({ before, next, events }: Turned): readonly MysticSpiresView[] => {
  const shown = [before];
  events.forEach((event, at) => {
    shown.push(retell(shown[at] as MysticSpiresView, event, { next, later: events.slice(at + 1) }));
  });
  return shown;
};

/** The fields that the record of each event says it changes. */
const NAMED = changedFields(EVENTS);

/** The question that was open is answered by the first event after it. */
const ANSWERED: readonly string[] = ['question', 'priority', 'window'];

/** Changes too rare for these games, which begin in the middle. */
const RARE: readonly string[] = [
  ...['gameBegan awaitedDecks', 'gameBegan firstPlayer', 'gameBegan turnPlayer', 'gameBegan keepers'],
  ...['phaseSkipped keepers.skipBattle', 'skipOwed keepers.skipBattle', 'figures keepers.limit'],
  ...['announcing keepers.handSize', 'announcing keepers.hand', 'announcing keepers.played'],
  ...['announcing things.usedThisTurn', 'summoned keepers.graveyard', 'arrived keepers.graveyard'],
  ...['arrived keepers.tokenCount', 'arrived keepers.tokens'],
  ...['left keepers.deckSize', 'left keepers.handSize', 'left keepers.hand'],
  ...['lostHp keepers.hp', 'marked keepers.marks', 'burned keepers.marks'],
];

describe('telling events one by one', () => {
  test('ends with the figures of the next view, for both Keepers and for spectators', LONG, () => {
    for (let game = 0; game < GAMES; game++)
      playGame(`retell ${game}`, (turned) => {
        const isAsked = turned.next.question !== undefined;
        const told = figures(fold(turned).at(-1) as MysticSpiresView, isAsked);
        const next = figures(turned.next, isAsked);
        // Comparing texts is many times faster; what they differ in may still be the order of parts.
        if (JSON.stringify(told) === JSON.stringify(next)) return;
        expect(told, `game ${game}: ${turned.events.map(({ type }) => type).join(' ')}`).toEqual(next);
      });
  });

  test('changes with every event the fields that its record names, and no others', LONG, () => {
    const seen = new Set<string>();
    for (let game = 0; game < GAMES / 2; game++)
      playGame(`names ${game}`, (turned) => {
        const shown = fold(turned);
        turned.events.forEach((event, at) => {
          const changes = differences(shown[at] ?? {}, shown[at + 1] ?? {});
          for (const change of changes) {
            seen.add(`${event.type} ${change}`);
            seen.add(`${event.type} ${change.split('.')[0]}`);
          }
          const names = [...(NAMED.get(event.type) ?? []), ...ANSWERED];
          const others = changes.filter((change) => !isNamed(change, names));
          if (others.length > 0) expect(others, `game ${game}: ${JSON.stringify(event)}`).toEqual([]);
        });
      });
    const named = [...NAMED].flatMap(([type, fields]) => fields.map((field) => `${type} ${field}`));
    expect(named.filter((change) => !seen.has(change) && !RARE.includes(change))).toEqual([]);
  });

  test('leaves the view that is shown as it is, and keeps it where nothing changes', LONG, () => {
    playGame('untouched', (turned) => {
      const before = JSON.stringify(turned.before);
      fold(turned);
      expect(JSON.stringify(turned.before)).toBe(before);
    });
    const view = { window: false } as MysticSpiresView;
    expect(retell(view, { type: 'passed', seat: 0 }, { next: view, later: [] })).toBe(view);
  });
});
