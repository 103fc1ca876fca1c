import {
  createMoveList,
  createRandom,
  eventFor,
  hasSeat,
  type Move,
  randomBelow,
  type Viewer,
} from '@three-spires/kernel';
import { mysticSpires } from '@three-spires/mystic-spires';
import { randomStart } from '@three-spires/mystic-spires/testing';
import { describe, expect, test } from 'vitest';
import type { KeeperView, LinkView, MysticSpiresEvent, MysticSpiresView } from '../../pieces/content.ts';
import { paceOf } from './pace.ts';
import { retell } from './retell.ts';

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

/** The figures that an event of each type may change: parts of the view, of Keepers, and of cards in play. */
const MAY_CHANGE: Readonly<Record<MysticSpiresEvent['type'], readonly string[]>> = {
  gameBegan: ['firstPlayer', 'turnPlayer', 'awaitedDecks', 'keepers'],
  thrown: [],
  turnBegan: ['turn', 'turnPlayer', 'keepers.played', 'things.usedThisTurn'],
  phaseBegan: ['phase'],
  phaseSkipped: ['keepers.skipDraw', 'keepers.skipBattle'],
  skipOwed: ['keepers.skipDraw', 'keepers.skipBattle'],
  drew: ['keepers.deckSize', 'keepers.handSize', 'keepers.hand'],
  shuffled: [],
  crystal: ['keepers.crystal'],
  announcing: ['links', 'keepers.handSize', 'keepers.hand', 'keepers.played', 'things.usedThisTurn'],
  announced: ['links', 'keepers.handSize', 'keepers.hand', 'keepers.played', 'things.usedThisTurn'],
  stepAnnounced: ['links'],
  passed: [],
  resolved: ['links', 'keepers.graveyard'],
  disrupted: ['links'],
  summoned: ['things', 'keepers.graveyard', 'keepers.tokenCount', 'keepers.tokens'],
  arrived: ['things', 'links', 'keepers.graveyard', 'keepers.tokenCount', 'keepers.tokens'],
  left: [
    'things',
    ...['keepers.graveyard', 'keepers.exiled', 'keepers.deckSize', 'keepers.handSize', 'keepers.hand'],
    ...['keepers.tokenCount', 'keepers.tokens'],
  ],
  moved: ['keepers.graveyard', 'keepers.exiled', 'keepers.deckSize', 'keepers.handSize', 'keepers.hand'],
  found: ['keepers.deckSize'],
  foundNothing: [],
  damaged: ['keepers.hp', 'things.hp'],
  lostHp: ['keepers.hp', 'things.hp'],
  healed: ['keepers.hp', 'things.hp'],
  raised: [],
  status: [],
  marked: ['keepers.marks', 'things.marks'],
  burned: ['keepers.marks', 'things.marks'],
  figures: [
    ...['things.power', 'things.hp', 'things.maxHp', 'things.statuses'],
    ...['keepers.limit', 'keepers.towerBarred'],
  ],
  fatigued: ['things.fatigued'],
  readied: ['things.fatigued'],
  bonded: ['things.bonds'],
  attackDeclared: ['attack'],
  intercepted: ['attack'],
  attackResolved: ['links'],
  attackNegated: [],
  attackEnded: [],
  attackLeft: ['attack'],
  toll: [],
  over: ['phase', 'result'],
};

/** What an event does not change is mostly the very same part. */
const same = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

const fieldsOf = (one: object, other: object): readonly string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (field) => !same(one[field as keyof typeof one], other[field as keyof typeof other]),
  );

/** The figures that are different: `phase`, `keepers.hp`, or `things` when cards have come or gone. */
const changed = (one: MysticSpiresView, other: MysticSpiresView): readonly string[] =>
  fieldsOf(one, other).flatMap((field) => {
    if (field === 'question' || field === 'priority' || field === 'window') return [];
    if (field !== 'keepers' && field !== 'things') return [field];
    if (one[field].length !== other[field].length) return [field];
    return one[field].flatMap((part, at) =>
      fieldsOf(part, other[field][at] ?? {}).map((each) => `${field}.${each}`),
    );
  });

const isAllowed = (change: string, allowed: readonly string[]): boolean =>
  allowed.includes(change) || allowed.includes(change.split('.')[0] ?? '');

describe('telling events one by one', () => {
  test('ends with the figures of the next view, for both Keepers and for spectators', LONG, () => {
    for (let game = 0; game < GAMES; game++)
      playGame(`retell ${game}`, (turned) => {
        const isAsked = turned.next.question !== undefined;
        const told = figures(fold(turned).at(-1) as MysticSpiresView, isAsked);
        const next = figures(turned.next, isAsked);
        // Comparing texts is many times faster; what they differ in may still be the order of parts.
        if (same(told, next)) return;
        expect(told, `game ${game}: ${turned.events.map(({ type }) => type).join(' ')}`).toEqual(next);
      });
  });

  test('changes with every event only the figures it names', LONG, () => {
    for (let game = 0; game < GAMES / 2; game++)
      playGame(`names ${game}`, (turned) => {
        const shown = fold(turned);
        turned.events.forEach((event, at) => {
          const changes = changed(shown[at] as MysticSpiresView, shown[at + 1] as MysticSpiresView);
          const others = changes.filter((change) => !isAllowed(change, MAY_CHANGE[event.type]));
          if (others.length > 0) expect(others, `game ${game}: ${JSON.stringify(event)}`).toEqual([]);
        });
      });
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

describe('the pace', () => {
  test('gives a pass no time, and a link that resolves enough to be read', () => {
    expect(paceOf({ type: 'passed', seat: 0 })).toBe(0);
    const resolved = { type: 'resolved', seat: 0, card: 0, ability: -1, number: 1 } as const;
    expect(paceOf(resolved)).toBeGreaterThanOrEqual(600);
  });
});
