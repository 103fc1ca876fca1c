/** Builds a position from printed names. */

import { didYouMean, InputError, NONE, problemOf, requireBounds } from '@three-spires/kernel';
import * as v from 'valibot';
import { STARTER_DECKS } from '../content/decks.ts';
import { CARDS, TOWERS } from '../content/index.ts';
import { POSITION_BOUNDS } from '../rules/bounds.ts';
import { cardEntry, cardNamed, towerEntry, towerNamed } from '../rules/compile/entries.ts';
import { check } from '../rules/field/check.ts';
import { tireIn } from '../rules/field/harm.ts';
import { enterPlay } from '../rules/field/piles.ts';
import { addSpan } from '../rules/figures/spans.ts';
import { advance } from '../rules/loop.ts';
import { thingLabel } from '../rules/naming.ts';
import { readSetup } from '../rules/setup.ts';
import { createGame, startGame } from '../rules/start.ts';
import {
  FOREVER,
  type Keeper,
  keeperAt,
  PHASE,
  STAGE,
  type State,
  type Thing,
  thingAt,
} from '../rules/state.ts';
import { explainDeckFault } from '../text/explain.ts';
import { PHASES, STATUSES } from '../words/lists.ts';

const natural = v.pipe(v.number(), v.integer(), v.minValue(0));
const names = v.array(v.string());

const thingSchema = v.union([
  v.string(),
  v.strictObject({
    card: v.string(),
    damage: v.optional(natural, 0),
    fatigued: v.optional(v.boolean(), false),
    statuses: v.optional(v.array(v.picklist(STATUSES)), []),
    marks: v.optional(v.array(natural), []),
    on: v.pipe(
      v.optional(v.string()),
      v.description('Equipment: the Unit it is on, as it is named in this position'),
    ),
    bonds: v.optional(names, []),
    owner: v.pipe(
      v.optional(v.picklist([1, 2])),
      v.description('Whose deck it comes from, where that is not the Keeper’s'),
    ),
  }),
]);
type ThingInput = v.InferOutput<typeof thingSchema>;

const keeperSchema = v.strictObject({
  tower: v.optional(v.string(), 'The Lone Menhir'),
  hp: v.optional(natural),
  crystal: v.optional(natural, 0),
  hand: v.optional(names, []),
  deck: v.pipe(v.optional(names), v.description('Top card first')),
  graveyard: v.optional(names, []),
  exiled: v.optional(names, []),
  tokens: v.optional(v.record(v.string(), natural), {}),
  field: v.optional(v.array(thingSchema), []),
  marks: v.optional(v.array(natural), []),
  skipDraw: v.optional(natural, 0),
  skipBattle: v.optional(natural, 0),
});
type KeeperInput = v.InferOutput<typeof keeperSchema>;

export const positionSchema = v.strictObject({
  keepers: v.tuple([keeperSchema, keeperSchema]),
  turn: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 3),
  turnPlayer: v.optional(v.picklist([1, 2]), 1),
  phase: v.optional(v.picklist(PHASES), 'Main 1'),
});

/** Fills a deck that a position does not describe: enough to draw from, and without effects. */
const FILLER = 'Quilted Sentinel';
const FILLER_SIZE = 20;

const cardOf = (name: string, where: string): number => {
  const number = cardNamed(name);
  if (number !== undefined) return number;
  throw new InputError(
    `${where}: there is no card "${name}"${didYouMean(
      name,
      CARDS.map((card) => card.name),
    )}`,
  );
};

const towerOf = (name: string, where: string): number => {
  const number = towerNamed(name);
  if (number !== undefined) return number;
  throw new InputError(
    `${where}: there is no Tower "${name}"${didYouMean(
      name,
      TOWERS.map((tower) => tower.name),
    )}`,
  );
};

const fillKeeper = (keeper: Keeper, input: KeeperInput, where: string): void => {
  const cards = (list: readonly string[], zone: string): number[] =>
    list.map((name) => cardOf(name, `${where}.${zone}`));
  keeper.tower = towerOf(input.tower, `${where}.tower`);
  keeper.hp = input.hp ?? towerEntry(keeper.tower).definition.hp;
  keeper.crystal = input.crystal;
  keeper.hand = cards(input.hand, 'hand');
  keeper.deck = cards(input.deck ?? new Array<string>(FILLER_SIZE).fill(FILLER), 'deck').reverse();
  keeper.graveyard = cards(input.graveyard, 'graveyard');
  keeper.exiled = cards(input.exiled, 'exiled');
  keeper.tokens = Object.entries(input.tokens).flatMap(([name, count]) =>
    new Array<number>(count).fill(cardOf(name, `${where}.tokens`)),
  );
  keeper.skipDraw = input.skipDraw;
  keeper.skipBattle = input.skipBattle;
};

const placeThing = (state: State, seat: number, input: ThingInput, where: string): void => {
  const given = typeof input === 'string' ? { card: input } : input;
  const card = cardOf(given.card, where);
  const owner = 'owner' in given && given.owner !== undefined ? given.owner - 1 : seat;
  const thing = enterPlay(state, card, owner, seat, NONE, 'cascade', undefined);
  if (typeof input === 'string') return;
  thing.damage = input.damage;
  if (input.fatigued) tireIn(state, thing, seat, PHASE.battle);
  thing.marks = input.marks.map((amount) => amount * 2 + (1 - seat));
  for (const status of input.statuses)
    thing.given = addSpan(
      thing.given,
      STATUSES.indexOf(status),
      status === 'Sleep' ? state.turn + 1 : FOREVER,
    );
};

/** Attaches Equipment and bonds, once everything has its name. */
const tieThings = (state: State, inputs: readonly ThingInput[], where: string): void => {
  const labels = new Map(state.things.map((thing) => [thingLabel(state, thing), thing]));
  inputs.forEach((input, at) => {
    const thing = thingAt(state, at);
    const isEquipment = cardEntry(thing.card).definition.kind === 'Equipment';
    if (typeof input === 'string') {
      if (isEquipment) throw new InputError(`${where}: ${input} needs "on", the Unit that carries it`);
      return;
    }
    const find = (name: string): Thing => {
      const found = labels.get(name);
      if (found === undefined) throw new InputError(`${where}: nothing on the field is called "${name}"`);
      return found;
    };
    if (input.on !== undefined) thing.host = find(input.on).id;
    for (const name of input.bonds) {
      const partner = find(name);
      if (!thing.bonds.includes(partner.id)) thing.bonds = [...thing.bonds, partner.id];
      if (!partner.bonds.includes(thing.id)) partner.bonds = [...partner.bonds, thing.id];
    }
    if (isEquipment && thing.host === NONE)
      throw new InputError(`${where}: ${input.card} needs "on", the Unit that carries it`);
  });
};

/** A new game started from its set-up: `{ "setup": … }`. */
const isFresh = (position: unknown): position is { readonly setup: unknown } =>
  typeof position === 'object' && position !== null && 'setup' in position;

const startFresh = (given: unknown, seed: string): State => {
  const setup = readSetup(given, explainDeckFault);
  if (setup.position !== undefined) throw new InputError('position.setup: a fresh game has no position');
  const state = startGame(setup, seed, undefined);
  advance(state, undefined);
  return state;
};

export const buildPosition = (position: unknown, seed: string): State => {
  requireBounds(position, POSITION_BOUNDS, 'position');
  if (isFresh(position)) return startFresh(position.setup, seed);
  const read = v.safeParse(positionSchema, position);
  if (!read.success) {
    const [issue] = read.issues;
    throw new InputError(`position: ${v.getDotPath(issue) ?? 'position'}: ${problemOf(issue)}`);
  }
  const { keepers, turn, turnPlayer, phase } = read.output;
  const [starter] = STARTER_DECKS;
  if (starter === undefined) throw new Error('no starter deck');
  const state = createGame([starter, starter], seed);
  state.turn = turn;
  state.turnPlayer = turnPlayer - 1;
  state.phase = PHASES.indexOf(phase) + 1;
  state.stage = phase === 'Main 1' || phase === 'Battle' || phase === 'Main 2' ? STAGE.acting : STAGE.begin;
  state.battled = phase === 'Battle' || phase === 'Main 2' ? 1 : 0;
  state.priority = state.turnPlayer;
  keepers.forEach((input, seat) => {
    const where = `keepers.${seat}`;
    const keeper = keeperAt(state, seat);
    fillKeeper(keeper, input, where);
    keeper.marks = input.marks.map((amount) => amount * 2 + (1 - seat));
    for (const thing of input.field) placeThing(state, seat, thing, `${where}.field`);
  });
  tieThings(state, [...keepers[0].field, ...keepers[1].field], 'keepers.field');
  // The position's cards did not arrive just now, so nothing triggers.
  state.waiting = [];
  check(state, undefined);
  advance(state, undefined);
  return state;
};
