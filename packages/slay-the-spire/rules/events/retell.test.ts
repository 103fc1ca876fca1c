import {
  createMoveList,
  createRandom,
  eventFor,
  listedMoves,
  type Random,
  randomBelow,
  seatsIn,
  type Viewer,
} from '@three-spires/kernel';
import { changedFields, differences as fieldsBetween, isNamed } from '@three-spires/kernel/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { type SlayTheSpireState, slayTheSpire } from '../../index.ts';
import { CHARACTERS } from '../../words/lists.ts';
import type { EnemyView, PlayerView, SlayTheSpireView } from '../view-types.ts';
import { EVENTS, retell, type SlayTheSpireEvent } from './index.ts';

const sorted = (numbers: readonly number[]): readonly number[] => numbers.toSorted((a, b) => a - b);

/** The numbers and cards that a player reads off the table. */
const playerFigures = (player: PlayerView) => ({
  hp: player.hp,
  block: player.block,
  strength: player.strength,
  vulnerable: player.vulnerable,
  weak: player.weak,
  energy: player.energy,
  gold: player.gold,
  shivs: player.shivs,
  miracles: player.miracles,
  stance: player.stance,
  orbs: player.orbs.toSorted(),
  handSize: player.handSize,
  drawSize: player.drawSize,
  row: player.row,
  hand: player.hand === undefined ? undefined : sorted(player.hand.map(({ face }) => face)),
  discards: player.discardPile.length,
  exhausted: player.exhaustPile.length,
  powers: player.powers.length,
});

const enemyFigures = ({ index, status, hp, block, ...enemy }: EnemyView) => ({
  index,
  status,
  hp: status === 'alive' ? hp : 0,
  block: status === 'alive' ? block : 0,
  ...(status === 'alive'
    ? { strength: enemy.strength, vulnerable: enemy.vulnerable, weak: enemy.weak, poison: enemy.poison }
    : {}),
});

const figuresOf = ({ round, die, players, enemies }: SlayTheSpireView): Record<string, unknown> => ({
  round,
  die,
  ...Object.fromEntries(players.map((player) => [`player:${player.seat}`, playerFigures(player)])),
  ...Object.fromEntries(enemies.map((enemy) => [`enemy:${enemy.index}`, enemyFigures(enemy)])),
});

/** `player:0.hp` for every figure in which two views differ. */
const differences = (one: SlayTheSpireView, other: SlayTheSpireView): readonly string[] => {
  const [left, right] = [figuresOf(one), figuresOf(other)];
  return Object.keys({ ...left, ...right }).flatMap((figure) => {
    const [a, b] = [left[figure], right[figure]];
    if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
      return JSON.stringify(a) === JSON.stringify(b) ? [] : [figure];
    return Object.keys(a)
      .filter(
        (field) =>
          JSON.stringify((a as Record<string, unknown>)[field]) !==
          JSON.stringify((b as Record<string, unknown>)[field]),
      )
      .map((field) => `${figure}.${field}`);
  });
};

type Told = {
  readonly before: SlayTheSpireView;
  readonly next: SlayTheSpireView;
  readonly events: readonly SlayTheSpireEvent[];
};

/** Moves that lead nowhere by themselves, made seldom. */
const isIdle = (word: string): boolean => ['swap rows', 'share', 'drop', 'take back'].includes(word);

const pick = (state: SlayTheSpireState, seat: number, random: Random): number => {
  const list = createMoveList();
  slayTheSpire.legal(state, seat, list);
  const moves = listedMoves(list);
  const busy = moves.filter((move) => !isIdle(slayTheSpire.describe(state, seat, move).do));
  const from = busy.length > 0 ? busy : moves;
  return from[randomBelow(random, 0, from.length)] as number;
};

/** Plays at random and hands over what a viewer saw of every move. */
const play = (seed: string, startAct: number, moves: number, see: (told: Told) => void): void => {
  const random = createRandom(seed, 1);
  const characters = CHARACTERS.slice(randomBelow(random, 0, 2), 2 + randomBelow(random, 0, 3));
  const setup = slayTheSpire.readSetup({ characters, climb: { startAct } });
  const state = slayTheSpire.start(setup, seed);
  const viewer: Viewer = randomBelow(random, 0, 4) === 0 ? 'spectator' : 0;
  let before = slayTheSpire.view(state, viewer);
  for (let made = 0; made < moves && slayTheSpire.outcome(state) === undefined; made++) {
    for (const player of state.players) if (player.hp > 0 && player.hp < 6) player.hp = player.maxHp;
    before = slayTheSpire.view(state, viewer);
    const seats = seatsIn(slayTheSpire.deciding(state));
    const seat = seats[randomBelow(random, 0, seats.length)] as number;
    const events: SlayTheSpireEvent[] = [];
    slayTheSpire.apply(state, seat, pick(state, seat, random), (event: SlayTheSpireEvent) =>
      events.push(eventFor(event, viewer)),
    );
    see({ before, next: slayTheSpire.view(state, viewer), events });
  }
};

/** Events about the table as a whole: a fight or a round begins, a roll decides what the enemies do. */
const OF_ALL: readonly string[] = [
  'combatStarted',
  'roundStarted',
  'enemyTurnStarted',
  'dieRolled',
  'dieChanged',
];

/** The fields that the record of each event says it changes. */
const NAMED = changedFields(EVENTS);

/** A question is hidden while events are told. */
const HIDDEN: readonly string[] = ['question', 'dieWindow'];

/** Changes too rare for these games; an enemy has no Shivs, and a player no Poison. */
const RARE: readonly string[] = [
  ...['combatStarted arrivals', 'combatStarted statusLeft', 'combatStarted dazeLeft'],
  ...['combatStarted turnSeats', 'combatStarted achievements', 'combatStarted result'],
  ...['dieChanged enemies.cube', 'statusGiven players.discardPile', 'hpSet players.hp'],
  ...['tokenChanged players.poison', 'tokenChanged enemies.shivs', 'tokenChanged enemies.miracles'],
  ...['orbsRemoved players.orbs', 'modeEntered enemies.maxHp', 'modeEntered enemies.hp'],
  ...['enemyDied enemies.hp', 'enemyLeft players', 'enemyArrived arrivals'],
];

/** The figures that an event is about. */
const namedIn = (event: SlayTheSpireEvent): readonly string[] => [
  ...('seat' in event ? [`player:${event.seat}`] : []),
  ...('other' in event ? [`player:${event.other}`] : []),
  ...('enemy' in event ? [`enemy:${event.enemy}`] : []),
  ...('side' in event ? [`${event.side}:${event.index}`] : []),
];

const tell = ({ before, next, events }: Told): readonly SlayTheSpireView[] => {
  const views = [before];
  events.forEach((event, at) => {
    views.push(retell(views[at] as SlayTheSpireView, event, { next, later: events.slice(at + 1) }));
  });
  return views;
};

type Found = {
  fights: number;
  readonly unequal: string[];
  readonly strangers: string[];
  /** Each kind of event with each field that it changed. */
  readonly changes: Set<string>;
  asked: number;
};

const look = (told: Told, found: Found): void => {
  const { next, events } = told;
  const views = tell(told);
  const last = views.at(-1) as SlayTheSpireView;
  if (events.length > 0 && next.enemies.some(({ status }) => status === 'alive')) {
    found.fights++;
    for (const difference of differences(last, next))
      found.unequal.push(`${difference} after ${events.map(({ type }) => type).join(', ')}`);
  }
  events.forEach((event, at) => {
    const [before, after] = [views[at], views[at + 1]] as [SlayTheSpireView, SlayTheSpireView];
    if (after.question !== undefined) found.asked++;
    for (const field of fieldsBetween(before, after)) {
      found.changes.add(`${event.type} ${field}`).add(`${event.type} ${field.split('.')[0]}`);
      if (!isNamed(field, [...(NAMED.get(event.type) ?? []), ...HIDDEN]))
        found.strangers.push(`${event.type} changed ${field}`);
    }
    if (OF_ALL.includes(event.type)) return;
    for (const difference of differences(before, after))
      if (!namedIn(event).some((figure) => difference.startsWith(figure)))
        found.strangers.push(`${event.type} changed ${difference}`);
  });
};

describe('what happens, told event by event', () => {
  const found: Found = { fights: 0, unequal: [], strangers: [], changes: new Set(), asked: 0 };
  const named = [...NAMED].flatMap(([type, fields]) => fields.map((field) => `${type} ${field}`));
  const unseen = (): readonly string[] =>
    named.filter((change) => !found.changes.has(change) && !RARE.includes(change));
  beforeAll(() => {
    // What these climbs happen to meet changes with the content, so they go on until every change was seen.
    for (let climb = 0; climb < 4 || (climb < 20 && unseen().length > 0); climb++)
      for (const act of [1, 2, 3]) play(`${climb}/${act}`, act, 200, (told) => look(told, found));
  }, 600_000);

  test('the events of a fight lead to the figures of the next view', () => {
    expect(found.fights).toBeGreaterThan(500);
    expect(found.unequal).toEqual([]);
  });

  test('an event changes the fields that its record names, and only on the figures it is about', () => {
    expect(found.strangers).toEqual([]);
    expect(unseen()).toEqual([]);
  });

  test('no question is open while a move is told', () => {
    expect(found.asked).toBe(0);
  });
});

test('STS-15.2 with the last enemy nothing is coming any more, also before the fight is told to its end', () => {
  const state = slayTheSpire.scenario.build(
    {
      die: 5,
      players: [{ character: 'Ironclad', hand: ['Cleave'] }],
      enemies: [
        { name: 'Jaw Worm', row: 1, hp: 1 },
        { name: 'Cultist', row: 1, hp: 1 },
      ],
    },
    'the last enemy',
  ) as SlayTheSpireState;
  const before = slayTheSpire.view(state, 0);
  expect(before.players[0]?.incoming.damage).toBeGreaterThan(0);
  const list = createMoveList();
  slayTheSpire.legal(state, 0, list);
  const cleave = listedMoves(list).find((move) => slayTheSpire.describe(state, 0, move).card === 'Cleave');
  const events: SlayTheSpireEvent[] = [];
  slayTheSpire.apply(state, 0, cleave ?? -1, (event: SlayTheSpireEvent) => events.push(event));
  const views = tell({ before, next: slayTheSpire.view(state, 0), events });
  const deaths = events.flatMap(({ type }, at) => (type === 'enemyDied' ? [at + 1] : []));
  expect(deaths).toHaveLength(2);
  expect(views[deaths[0] ?? 0]?.players[0]?.incoming).toEqual(before.players[0]?.incoming);
  expect(views[deaths[1] ?? 0]?.players[0]?.incoming).toEqual({ damage: 0, hpLost: 0, lethal: false });
});
