/** A position at the start of a turn as numbers, used to estimate its chance of winning. */
import {
  CARD_ENTRIES,
  cardEntry,
  DUTY,
  hpLeft,
  type Keeper,
  keeperAt,
  OVERLOAD,
  opponentOf,
  STATUS,
  type State,
  type Thing,
  TOWER_ENTRIES,
  TYPE,
} from '@three-spires/mystic-spires/for-bots';
import { planOf, sumOver } from './plan.ts';
import { FLOODS, LASTING_MILLS, MILLS, MILLS_ONCE } from './worth.ts';

/** The number of figures per side. */
export const SIDE_FIGURES = 50;
/** The turn player's figures, then the opponent's. */
export const FIGURES = 2 * SIDE_FIGURES;

/** Single cards, counted by place: in play and in hand, then the Tower; the turn player's first. */
const CARDS = CARD_ENTRIES.length;
const SIDE_COUNTS = 2 * CARDS + TOWER_ENTRIES.length;
export const COUNTS = 2 * SIDE_COUNTS;

const BOUND = STATUS.sleep | STATUS.paralyzed | STATUS.ethereal;
const LASTING_BOUND = STATUS.paralyzed | STATUS.ethereal;

const sumOf = (marks: readonly number[]): number => {
  let sum = 0;
  for (let at = 0; at < marks.length; at++) sum += (marks[at] as number) >> 1;
  return sum;
};

/**
 * MYS-20.2: a mark of Fatigue stores the Keeper in whose turn it ends. The turn player's marks end before the
 * battle.
 */
const isRested = ({ fatigue }: Thing, turnPlayer: number): boolean =>
  fatigue === 0 || (fatigue - 1) >> 4 === turnPlayer;

type Army = {
  units: number;
  hp: number;
  /**
   * Power of all Units that attack in some turn, of those that can in this side's next battle, and of the
   * strongest.
   */
  power: number;
  readyPower: number;
  most: number;
  readyAttackers: number;
  guards: number;
  readyGuards: number;
  readyGuardHp: number;
  spells: number;
  /** Special powers. */
  piercing: number;
  levitating: number;
  harmful: number;
  poisoned: number;
  /** What the cards in play may discard from the opponent's deck, and the Crystal they may give. */
  mills: number;
  floods: number;
  /** Cards that they discard from it every turn. */
  lastingMills: number;
};

const emptyArmy = (): Army => ({
  units: 0,
  hp: 0,
  power: 0,
  readyPower: 0,
  most: 0,
  readyAttackers: 0,
  guards: 0,
  readyGuards: 0,
  readyGuardHp: 0,
  spells: 0,
  piercing: 0,
  levitating: 0,
  harmful: 0,
  poisoned: 0,
  mills: 0,
  floods: 0,
  lastingMills: 0,
});

const HARMFUL = STATUS.fatal | STATUS.ignite | STATUS.poison;

const addUnit = (state: State, thing: Thing, army: Army): void => {
  const { type } = cardEntry(thing.card);
  const { statuses, duties, power } = thing;
  const hp = Math.max(0, hpLeft(thing) - sumOf(thing.marks));
  const rested = isRested(thing, state.turnPlayer) && (statuses & BOUND) === 0;
  army.units++;
  army.hp += hp;
  if ((statuses & STATUS.levitating) !== 0) army.levitating += hp;
  if ((statuses & (STATUS.poisoned | STATUS.necrotic)) !== 0) army.poisoned++;
  const attacks =
    (type !== TYPE.defense || (duties & DUTY.mayAttack) !== 0) && (duties & DUTY.cannotAttack) === 0;
  if (attacks && (statuses & LASTING_BOUND) === 0) {
    army.power += power;
    army.most = Math.max(army.most, power);
    if ((statuses & STATUS.piercing) !== 0) army.piercing += power;
    if ((statuses & HARMFUL) !== 0) army.harmful++;
    // The opponent's Units rest before their own battle.
    if (rested || thing.controller !== state.turnPlayer) {
      army.readyPower += power;
      army.readyAttackers++;
    }
  }
  if (type === TYPE.assault || (duties & DUTY.cannotIntercept) !== 0) return;
  army.guards++;
  if (!rested) return;
  army.readyGuards++;
  army.readyGuardHp += hp;
};

const armyOf = (state: State, seat: number): Army => {
  const army = emptyArmy();
  for (const thing of state.things) {
    if (thing.controller !== seat) continue;
    army.mills += MILLS[thing.card] as number;
    army.floods += FLOODS[thing.card] as number;
    if ((thing.statuses & STATUS.paralyzed) === 0) army.lastingMills += LASTING_MILLS[thing.card] as number;
    if (cardEntry(thing.card).isUnit) addUnit(state, thing, army);
    else army.spells++;
  }
  return army;
};

const costOfHand = (hand: readonly number[], most: number): { all: number; payable: number } => {
  let [all, payable] = [0, 0];
  for (const card of hand) {
    const { cost } = cardEntry(card).definition;
    all += cost;
    if (cost <= most) payable++;
  }
  return { all, payable };
};

const unitsIn = (cards: readonly number[]): number => {
  let units = 0;
  for (const card of cards) if (cardEntry(card).isUnit) units++;
  return units;
};

/** Longer races to an empty deck are equivalent to this one. */
const LONGEST_RACE = 20;
const SHORT_RACE = 5;

/** How many turns the deck lasts if the opponent continues as before and plays their hand. */
const turnsLeft = ({ deck }: Keeper, { hand }: Keeper, { lastingMills }: Army): number =>
  Math.min(LONGEST_RACE, Math.max(0, deck.length - sumOver(hand, MILLS_ONCE)) / (1 + lastingMills));

const incomeOf = ({ tower }: Keeper): number => TOWER_ENTRIES[tower]?.definition.crystal ?? 0;

/** Every figure is roughly between 0 and 1. */
const writeSide = (
  state: State,
  seat: number,
  own: Army,
  foe: Army,
  out: Float64Array,
  from: number,
): void => {
  const keeper = keeperAt(state, seat);
  const other = keeperAt(state, opponentOf(seat));
  const hp = keeper.hp - sumOf(keeper.marks);
  const { crystal, hand, deck } = keeper;
  const plan = planOf(state, seat);
  const costs = costOfHand(hand, crystal + (state.turnPlayer === seat ? 0 : incomeOf(keeper)));
  const foeHp = Math.max(1, other.hp - sumOf(other.marks));
  let at = from;
  const put = (figure: number): void => {
    out[at++] = figure;
  };
  put(hp / 50);
  put(Math.min(hp, 10) / 10);
  put(Math.min(hp, 20) / 20);
  put(crystal / 30);
  put(Math.min(crystal, 6) / 6);
  put(Math.min(crystal, 14) / 14);
  put(Math.max(0, crystal - 50) / 50);
  put(Math.max(0, crystal - 75) / 25);
  put(deck.length / 40);
  put(Math.min(deck.length, 10) / 10);
  put(Math.min(deck.length, 4) / 4);
  put(hand.length / 6);
  put(Math.min(hand.length, 2) / 2);
  put(costs.all / 20);
  put(costs.payable / 5);
  put(unitsIn(keeper.graveyard) / 10);
  put(keeper.skipDraw);
  put(keeper.skipBattle);
  put(plan.mill);
  put(plan.flood);
  put((plan.mill * other.deck.length) / 40);
  put(plan.mill * Math.max(0, 1 - other.deck.length / 12));
  put((plan.flood * other.crystal) / 50);
  put(plan.flood * Math.max(0, other.crystal / 25 - 2));
  put(own.units / 6);
  put(own.hp / 25);
  put(own.power / 12);
  put(own.readyPower / 12);
  put(own.most / 6);
  put(own.readyAttackers / 4);
  put(own.guards / 4);
  put(own.readyGuards / 4);
  put(own.readyGuardHp / 20);
  put(own.spells / 3);
  put(own.piercing / 6);
  put(own.levitating / 8);
  put((own.harmful - own.poisoned) / 3);
  put(Math.min(2, own.readyPower / foeHp));
  put(Math.min(2, Math.max(0, own.readyAttackers - foe.readyGuards) / 4));
  const [mills, floods] = [sumOver(hand, MILLS), sumOver(hand, FLOODS)];
  const room = Math.max(1, OVERLOAD - other.crystal);
  put(mills / 8);
  put(own.mills / 6);
  put(Math.min(2, (mills + 2 * own.mills) / Math.max(1, other.deck.length)));
  put(floods / 40);
  put(own.floods / 10);
  put(Math.min(2, (floods + own.floods + incomeOf(other)) / room));
  const [left, race] = [turnsLeft(keeper, other, foe), turnsLeft(other, keeper, own)];
  put(own.lastingMills / 4);
  put(left / LONGEST_RACE);
  put(Math.min(left, SHORT_RACE) / SHORT_RACE);
  put(Math.tanh((left - race) / 4));
  put(Math.tanh((left - race) / 2) * Math.max(0, 1 - Math.min(left, race) / 10));
};

/** The figures of the position as the turn player sees it, with all cards open. */
export const writeFigures = (state: State, out: Float64Array): void => {
  const seat = state.turnPlayer;
  const other = opponentOf(seat);
  const [own, foe] = [armyOf(state, seat), armyOf(state, other)];
  writeSide(state, seat, own, foe, out, 0);
  writeSide(state, other, foe, own, out, SIDE_FIGURES);
};

/** The indices of the counted cards and Towers, once per copy. */
export const listCounts = (state: State, out: number[]): void => {
  out.length = 0;
  const { turnPlayer, keepers, things } = state;
  const baseOf = (seat: number): number => (seat === turnPlayer ? 0 : SIDE_COUNTS);
  for (const { card, controller } of things) out.push(baseOf(controller) + card);
  for (let seat = 0; seat < keepers.length; seat++) {
    const { hand, tower } = keepers[seat] as Keeper;
    for (const card of hand) out.push(baseOf(seat) + CARDS + card);
    out.push(baseOf(seat) + 2 * CARDS + tower);
  }
};
