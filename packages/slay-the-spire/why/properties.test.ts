import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  createMoveList,
  createRandom,
  eventFor,
  listedMoves,
  type Move,
  plainText,
  type Random,
  randomBelow,
  type Seat,
  seatsIn,
  type Viewer,
  type Why,
  whyOfChange,
} from '@three-spires/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { slayTheSpire as game } from '../index.ts';
import type { SlayTheSpireEvent } from '../rules/event.ts';
import type { State } from '../rules/state.ts';
import { randomStart } from '../testing/property-climbs.ts';
import { mixedGame } from '../testing/property-games.ts';
import { why } from './index.ts';

const MIXED = Number(process.env.WHY_GAMES ?? 48);
const CLIMBS = MIXED / 2;
const DECISIONS = 250;
/** Far more than a game needs here. */
const TIME_LIMIT = 180_000;

const RULEBOOK = path.join(import.meta.dirname, '../rulebook');
const RULES: ReadonlySet<string> = new Set(
  readdirSync(RULEBOOK)
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => readFileSync(path.join(RULEBOOK, name), 'utf8').match(/^## STS-[\d.]+/gm) ?? [])
    .map((heading) => heading.slice('## '.length)),
);

type Told = { readonly state: State; readonly event: SlayTheSpireEvent; readonly chain: Why };

const list = createMoveList();
const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[randomBelow(random, 0, items.length)] as Item;

const movesOf = (state: State, seat: Seat): readonly Move[] => {
  game.legal(state, seat, list);
  return listedMoves(list);
};

const viewersOf = ({ players }: State): readonly Viewer[] => [
  ...players.map((_, seat): Viewer => seat),
  'spectator',
];

/** What the event's own number is, if it has one. */
const numberOf = (event: SlayTheSpireEvent): number | undefined => {
  switch (event.type) {
    case 'damaged':
    case 'hpLost':
      return event.lost;
    case 'healed':
    case 'blockGained':
    case 'energyGained':
      return event.amount;
    case 'tokenChanged':
    case 'goldChanged':
      return event.change;
    case 'drew':
      return event.count;
    case 'hpSet':
      return event.hp;
    default:
      return undefined;
  }
};

const inWords = (chain: Why): string =>
  chain
    .map(({ says, rule, amount }) => `${plainText(says)} [${rule ?? 'no rule'}] ${amount ?? ''}`)
    .join('\n');

const hpOf = (state: State, event: { readonly side: string; readonly index: number }): number | undefined =>
  (event.side === 'enemy' ? state.enemies : state.players)[event.index]?.hp;

/** A hit's figures follow from one another and end at what was lost. */
const faultOfDamage = (
  state: State,
  event: SlayTheSpireEvent & { type: 'damaged' },
  chain: Why,
): string | undefined => {
  const figures = chain.flatMap(({ amount }) => (amount === undefined ? [] : [amount]));
  if (figures.some((figure) => figure < 0)) return 'falls below 0';
  if (figures.at(-2) !== undefined && figures.at(-2) !== event.lost) return 'does not lead to the loss';
  if (event.hit && figures.length < 2 && !inWords(chain).includes('for each'))
    return 'does not say what was dealt';
  const block = chain.findIndex(({ says }) => / stops /.test(plainText(says)));
  const [before, after] = [chain[block - 1]?.amount, chain[block]?.amount];
  if (event.blocked > 0 && block < 0) return 'forgets the Block';
  if (before !== undefined && after !== undefined && before - after !== event.blocked)
    return 'has other Block';
  const isCut = chain.some(({ says }) => plainText(says).startsWith('Only '));
  // A player's HP are taken just after the event.
  const left = hpOf(state, event);
  if (isCut && event.side === 'enemy' && left !== 0) return 'ends before the HP do';
  if (isCut && event.side === 'player' && left !== event.lost) return 'ends before the HP do';
  return undefined;
};

const faultOf = ({ state, event, chain }: Told): string | undefined => {
  if (chain.length === 0) return 'is empty';
  if (chain.some(({ says }) => plainText(says).trim() === '')) return 'has an empty link';
  if (/undefined|NaN|\{|\}/.test(inWords(chain))) return 'has a broken text';
  const unknown = chain.find(({ rule }) => rule === undefined || !RULES.has(rule));
  if (unknown !== undefined) return `has the rule ${unknown.rule}`;
  const number = numberOf(event);
  if (number !== undefined && chain.at(-1)?.amount !== number) return `ends with ${chain.at(-1)?.amount}`;
  return event.type === 'damaged' ? faultOfDamage(state, event, chain) : undefined;
};

/** What everyone who sees the event is told depends on nothing that one of them may not know. */
const leakIn = (
  state: State,
  event: SlayTheSpireEvent,
  earlier: readonly SlayTheSpireEvent[],
): string | undefined => {
  for (const viewer of viewersOf(state)) {
    const seat = viewer === 'spectator' ? undefined : viewer;
    const seen = [...earlier, event].map((each) => eventFor(each, viewer));
    const shown = seen.pop() as SlayTheSpireEvent;
    const told = inWords(why.explain(state, shown, seen));
    // A spectator knows less than any seat, so whatever one of them imagines must do.
    for (const eyes of seat === undefined ? state.players.keys() : [seat]) {
      const imagined = inWords(why.explain(game.imagine(state, eyes, 'other'), shown, seen));
      if (imagined !== told) return `tells ${viewer} of something hidden:\n${told}\nor\n${imagined}`;
    }
  }
  return undefined;
};

type Report = {
  readonly events: Set<string>;
  chains: number;
  changes: number;
  readonly faults: string[];
};

const noteIn = (report: Report, name: string, told: Told, fault: string | undefined): void => {
  if (fault !== undefined)
    report.faults.push(`${name}: ${JSON.stringify(told.event)} ${fault}\n${inWords(told.chain)}`);
};

/** The chains behind each figure of a preview. */
const lookAhead = (report: Report, name: string, state: State, seat: Seat, move: Move): void => {
  for (const change of game.preview(state, seat, move).changes) {
    const text = JSON.stringify(state);
    const found = whyOfChange(game, state, seat, move, change);
    report.changes++;
    if (JSON.stringify(state) !== text) report.faults.push(`${name}: explaining changes the state`);
    if (found.length === 0)
      report.faults.push(`${name}: nothing behind ${JSON.stringify(change)} of ${move}`);
    const fault = faultOfSum(
      change,
      found.map(({ event }) => event),
    );
    if (fault !== undefined)
      report.faults.push(`${name}: ${JSON.stringify(change)} of ${move} ${fault}: ${JSON.stringify(found)}`);
  }
};

/** HP, Block and what is coming add up to the figure. */
const faultOfSum = (
  {
    of,
    field,
    from,
    to,
  }: { readonly of: string; readonly field: string; readonly from: number; readonly to: number },
  events: readonly SlayTheSpireEvent[],
): string | undefined => {
  const sum = (count: (event: SlayTheSpireEvent) => number): number =>
    events.reduce((total, event) => total + count(event), 0);
  const dealt = (event: SlayTheSpireEvent): number =>
    event.type === 'damaged' ? event.lost + event.blocked : event.type === 'hpLost' ? event.lost : 0;
  const lost = (event: SlayTheSpireEvent): number =>
    event.type === 'damaged' || event.type === 'hpLost' ? event.lost : 0;
  if (of !== 'player') return undefined;
  if (field === 'incoming' && sum(dealt) !== to) return `is not ${sum(dealt)}`;
  if (field === 'loss' && sum(lost) !== to) return `is not ${sum(lost)}`;
  const healed = (event: SlayTheSpireEvent): number =>
    event.type === 'healed' ? event.amount : event.type === 'hpSet' ? Number.NaN : 0;
  if (field === 'hp' && from - sum(lost) + sum(healed) < to)
    return `is not ${from - sum(lost) + sum(healed)}`;
  return undefined;
};

const playGame = (report: Report, name: string, state: State): void => {
  const random = createRandom(name, 1);
  for (let decision = 0; decision < DECISIONS && game.outcome(state) === undefined; decision++) {
    const seat = pick(random, seatsIn(game.deciding(state)));
    const moves = movesOf(state, seat);
    const move = pick(random, moves);
    if (decision % 4 === 0) lookAhead(report, name, state, seat, move);
    const earlier: SlayTheSpireEvent[] = [];
    game.apply(state, seat, move, (event) => {
      const told = { state, event, chain: why.explain(state, event, earlier) };
      report.chains++;
      report.events.add(event.type);
      noteIn(report, name, told, faultOf(told));
      if (report.chains % 23 === 0) noteIn(report, name, told, leakIn(state, event, earlier));
      earlier.push(event);
    });
  }
};

describe('the explanations of random games', () => {
  const report: Report = { events: new Set(), chains: 0, changes: 0, faults: [] };

  beforeAll(() => {
    for (let number = 0; number < MIXED; number++) {
      const { name, start } = mixedGame(number);
      playGame(report, name, start());
    }
    for (let number = 0; number < CLIMBS; number++) {
      const seed = `why ${number}`;
      playGame(report, seed, game.scenario.build(randomStart(seed), seed));
    }
  }, TIME_LIMIT);

  it('have sound figures, rules of the rulebook and no secrets', () => {
    expect(report.faults.slice(0, 5).join('\n\n')).toBe('');
    expect(report.faults).toHaveLength(0);
  });

  it('cover the events of a fight and of a climb', () => {
    expect(report.chains).toBeGreaterThan(5000);
    expect(report.changes).toBeGreaterThan(300);
    for (const type of [
      'damaged',
      'tokenChanged',
      'orbEvoked',
      'stanceEntered',
      'abilityTriggered',
      'roomEntered',
    ])
      expect(report.events).toContain(type);
  });
});
