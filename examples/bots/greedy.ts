// A bot that looks one move ahead in every game: it makes each move on a copy of what it knows and takes the move
// after which it likes the figures best.
//   npm run arena -- --game mystic-spires --bots examples/bots/greedy.ts,random
import type { OwnBot, OwnPosition } from '@three-spires/bots/own-bot';
import type { MysticSpiresState } from '@three-spires/mystic-spires';
import type { SlayTheSpireState } from '@three-spires/slay-the-spire';
import type { StygianSocietyState } from '@three-spires/stygian-society';

/** How good a position is for a seat. */
type Rate = (state: unknown, seat: number) => number;

/** Plays on until the effects of a move can be seen. */
type GoOn = (position: OwnPosition, state: unknown, random: () => number) => void;

const sumOf = <Item>(items: readonly Item[], value: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + value(item), 0);

/** HP and what helps to keep them, against the HP of the enemies; and the way up. */
const rateSlay: Rate = (state) => {
  const { players, enemies, run } = state as SlayTheSpireState;
  const ours = sumOf(
    players,
    ({ hp, block, strength, gold, relics, potions }) =>
      8 * hp + 1.5 * Math.min(block, 8) + 4 * strength + gold / 2 + 6 * relics.length + 3 * potions.length,
  );
  const theirs = sumOf(
    enemies.filter(({ hp }) => hp > 0),
    ({ hp, strength, vulnerable, weak, poison }) =>
      6 + 2 * hp + 2 * strength - vulnerable - weak - 2 * poison,
  );
  return ours - theirs + 10 * (20 * run.act + run.path.length);
};

/** The own Tower and Units against those of the other Keeper. */
const rateMystic: Rate = (state, seat) => {
  const { keepers, things } = state as MysticSpiresState;
  const side = (at: number): number => {
    const { hp = 0, hand = [], deck = [] } = keepers[at] ?? {};
    const own = things.filter(({ controller }) => controller === at);
    const units = sumOf(own, ({ power, maxHp, damage }) => 1 + 2 * power + maxHp - damage);
    return 5 * hp + deck.length / 2 + hand.length / 4 + units;
  };
  return side(seat) - side(1 - seat);
};

/** Wounds of the enemies and their number against those of the party; cubes of enemies make them act. */
const rateStygian: Rate = (state) => {
  const { wounds, peril, xp, luck, floor, figures, field, crypt } = state as StygianSocietyState;
  const dealt = sumOf(figures, (figure) => figure.wounds);
  const menace = sumOf([3, 4, 5], (colour) => (field[colour] ?? 0) + 2 * (crypt[colour] ?? 0));
  return 50 * floor + 2 * dealt + 2 * xp - 10 * figures.length + luck / 2 - 2 * wounds - 3 * peril - menace;
};

const RATES: Readonly<Record<string, Rate>> = {
  'slay-the-spire': rateSlay,
  'mystic-spires': rateMystic,
  'stygian-society': rateStygian,
};

/** Numbers from 0 to 1 that depend only on the seed. */
const randomFrom = (seed: string): (() => number) => {
  let state = 0;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 0x9e3779b1) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

const firstSeat = (seats: number): number => 31 - Math.clz32(seats & -seats);

const best = (moves: readonly number[], rate: (move: number) => number): number =>
  moves
    .map((move) => ({ move, rating: rate(move) }))
    .reduce((one, other) => (other.rating > one.rating ? other : one)).move;

/** In Mystic Spires a card resolves once both sides pass. */
const passOn: GoOn = ({ game, movesIn }, state) => {
  const { pass } = game;
  for (let step = 0; step < 20 && game.outcome(state) === undefined && pass !== undefined; step++) {
    const seat = firstSeat(game.deciding(state));
    if (!movesIn(state, seat).includes(pass)) break;
    game.apply(state, seat, pass);
  }
};

/** In The Stygian Society a turn takes several answers: each is the one after which the figures are best. */
const endTurn: GoOn = ({ game, movesIn, state: now }, state, random) => {
  const { turn } = now as unknown as StygianSocietyState;
  for (let step = 0; step < 20 && game.outcome(state) === undefined; step++) {
    if ((state as StygianSocietyState).turn !== turn) break;
    const seat = firstSeat(game.deciding(state));
    const move = best(movesIn(state, seat), (each) => {
      const next = game.copy(state);
      game.apply(next, seat, each);
      return rateStygian(next, seat) + random();
    });
    game.apply(state, seat, move);
  }
};

const GO_ON: Readonly<Record<string, GoOn>> = { 'mystic-spires': passOn, 'stygian-society': endTurn };

/** Several futures of each move, where they depend on chance. */
const FUTURES: Readonly<Record<string, number>> = { 'stygian-society': 6 };
const BY_CHANCE = 0.02;
const WON = 10_000;

const rated = (position: OwnPosition, move: number, random: () => number): number => {
  const { game, seat } = position;
  const rate = RATES[game.id];
  if (rate === undefined) throw new Error(`greedy does not know ${game.id}`);
  const futures = FUTURES[game.id] ?? 1;
  let sum = 0;
  for (let future = 0; future < futures; future++) {
    const state = game.imagine(position.state, seat, `${position.seed} ${future}`);
    game.apply(state, seat, move);
    GO_ON[game.id]?.(position, state, random);
    const outcome = game.outcome(state);
    if (outcome !== undefined) sum += outcome.winners.includes(seat) ? WON : -WON;
    else sum += rate(state, seat);
  }
  // Moves that are equally good are chosen by chance.
  return sum / futures + random();
};

const greedy: OwnBot = {
  name: 'greedy',
  choose(position) {
    const random = randomFrom(position.seed);
    // A move by chance now and then, so that nothing is repeated for ever.
    if (random() < BY_CHANCE) return best(position.moves, random);
    return best(position.moves, (move) => rated(position, move, random));
  },
};

export default greedy;
