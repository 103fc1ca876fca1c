/** The path over the map: evaluates every path to the Boss by the costs and gains of its rooms. */
import { ROOM, spacesOf } from '@three-spires/slay-the-spire/for-bots';
import { chanceFromOdds } from '../../odds.ts';
import type { FightClass } from '../worth/enemies.ts';
import { chanceAgainstBoss, hpWorth, marginOf, type Outlook } from '../worth/outlook.ts';
import { averageRelic, bestUpgrade, cardRewardGain } from './averages.ts';

/** The data for the evaluation, computed once. */
type Walk = {
  readonly outlook: Outlook;
  readonly harms: Readonly<Record<'encounter' | 'elite', Harm>>;
  /** The chance of dying to the Boss, by HP. */
  readonly fallsToBoss: (hp: number) => number;
  readonly card: number;
  readonly relic: number;
  readonly upgrade: number;
  /** In a party: how many more HP each of the others has. One death defeats the whole party (STS-1.5). */
  readonly others: readonly number[];
};

/** The worth of beating the Act's Boss, and what is lost with the climb. */
const BOSS_BEATEN = 30;
const REST = 3;
const EVENT = 1.2;
const ENCOUNTER_GOLD = 1.3;
const ELITE_GOLD = 2;
const ENCOUNTER_POTION = 0.4;

/** A fight's effect on a player: its HP cost, and the chance of dying by HP. */
type Harm = { readonly loss: number; readonly falls: (hp: number) => number };
/** The average HP cost of a fight, and the HP at which half the players die, plus or minus `spread`. */
type Usual = { readonly loss: number; readonly fatal: number; readonly spread: number };

/** By Act, from 827 fights of Adepts: they cost little, but with few HP some were the last. */
const USUAL: Readonly<Record<'encounter' | 'elite' | 'eliteInParty', readonly Usual[]>> = {
  encounter: [
    { loss: 0.2, fatal: 0, spread: 0.8 },
    { loss: 0.7, fatal: 1, spread: 1 },
    { loss: 0.8, fatal: 1, spread: 1 },
  ],
  elite: [
    { loss: 1, fatal: 1, spread: 1 },
    { loss: 1.7, fatal: 4.2, spread: 1.6 },
    { loss: 0.9, fatal: 2.5, spread: 1.5 },
  ],
  // From 453 fights of two Adepts: with 6 HP or fewer 9 of 86 were the last in Act I, with more 1 of 196.
  eliteInParty: [
    { loss: 1.4, fatal: 2.8, spread: 1.5 },
    { loss: 1.9, fatal: 4.2, spread: 1.6 },
    { loss: 2, fatal: 3.5, spread: 1.5 },
  ],
};
/** Makes the spread of a logistic curve about that of a normal one. */
const LOGISTIC = 1.7;
/** The weight of a weak deck's expected extra loss; nets expect too much loss for parties. */
const WEAK_DECK = { alone: 0.5, inParty: 0.25 } as const;

const expectedLoss = (outlook: Outlook, fight: FightClass): number =>
  outlook.player.maxHp - marginOf(outlook, fight);

const harmOf = (outlook: Outlook, fight: 'encounter' | 'elite'): Harm => {
  const isAlone = outlook.state.players.length === 1;
  const acts = USUAL[fight === 'encounter' || isAlone ? fight : 'eliteInParty'];
  const { loss, fatal, spread } = acts[Math.min(outlook.state.run.act, acts.length) - 1] as Usual;
  const counts = isAlone ? WEAK_DECK.alone : WEAK_DECK.inParty;
  const more = Math.max(0, counts * expectedLoss(outlook, fight) - loss);
  const falls = (hp: number): number => chanceFromOdds((LOGISTIC * (fatal + more - hp)) / spread);
  return { loss: loss + more, falls };
};

const fallsToBoss = (outlook: Outlook): Walk['fallsToBoss'] => {
  const left = marginOf(outlook, 'boss');
  return (hp) => 1 - chanceAgainstBoss(hp, left);
};

const walkOf = (outlook: Outlook, others: readonly number[] = []): Walk => ({
  others,
  outlook,
  harms: {
    encounter: harmOf(outlook, 'encounter'),
    elite: harmOf(outlook, 'elite'),
  },
  fallsToBoss: fallsToBoss(outlook),
  card: outlook.ahead * cardRewardGain(outlook, 3),
  relic: outlook.ahead * averageRelic(outlook),
  upgrade: outlook.ahead * bestUpgrade(outlook),
});

/** The worth of a space and the best continuation, for a player with this HP and gold. */
const worthFrom = (walk: Walk, space: number, hp: number, gold: number): number => {
  const { state, player } = walk.outlook;
  const exits = spacesOf(state)[space]?.exits ?? [];
  const onward = (left: number, money: number): number => {
    let best = Number.NEGATIVE_INFINITY;
    for (const exit of exits) best = Math.max(best, worthFrom(walk, exit, left, money));
    return exits.length === 0 ? 0 : best;
  };
  const { harms, card, relic, upgrade, outlook } = walk;
  const room = state.run.faceDown[space] === 1 ? ROOM.event : (state.run.rooms[space] as number);
  switch (room) {
    case ROOM.encounter:
      return fight(
        hp,
        harms.encounter.loss,
        fallsAll(walk, hp, harms.encounter),
        card + ENCOUNTER_POTION + outlook.goldRate * ENCOUNTER_GOLD,
        (left) => onward(left, gold + ENCOUNTER_GOLD),
      );
    case ROOM.elite:
    case ROOM.burningElite: {
      const key = room === ROOM.burningElite && state.run.actFour !== 0 ? 4 : 0;
      return fight(
        hp,
        harms.elite.loss,
        fallsAll(walk, hp, harms.elite),
        card + relic + key + outlook.goldRate * ELITE_GOLD,
        (left) => onward(left, gold + ELITE_GOLD),
      );
    }
    case ROOM.boss:
      return BOSS_BEATEN * (1 - walk.fallsToBoss(hp)) + 0.3 * hpWorth(hp);
    case ROOM.campfire:
      return Math.max(onward(Math.min(player.maxHp, hp + REST), gold), upgrade + onward(hp, gold));
    case ROOM.treasure:
      return relic + onward(hp, gold);
    case ROOM.merchant:
      return shopWorth(walk, gold) + onward(hp, 0.3 * gold);
    default:
      return EVENT + onward(hp, gold);
  }
};

const fight = (
  hp: number,
  loss: number,
  fall: number,
  reward: number,
  onward: (hp: number) => number,
): number => (1 - fall) * (reward + onward(Math.max(0.5, hp - loss)));

/** The chance that a player with this HP, or another one in the party, dies. */
const fallsAll = ({ others }: Walk, hp: number, { falls }: Harm): number => {
  const own = falls(hp);
  if (others.length === 0) return own;
  let all = 1 - own;
  for (const more of others) all *= 1 - falls(hp + more);
  return 1 - all;
};

/** Gold buys a removal, cards and relics, at a better rate than keeping it. */
const shopWorth = ({ outlook, card }: Walk, gold: number): number =>
  Math.min(12, gold) * 0.35 * Math.min(1, outlook.ahead / 4) + (gold >= 3 ? 0.5 * card : 0);

/**
 * The worth of entering each of these spaces next. In a party, the player with the fewest HP is the limit.
 */
export const pathWorths = (outlook: Outlook, spaces: readonly number[]): number[] => {
  const { state, player } = outlook;
  const standing = state.players.filter(({ hp }) => hp > 0);
  const hp = Math.min(player.hp, ...standing.map((each) => each.hp));
  const weakest = standing.findIndex((each) => each.hp === hp);
  const others = standing.flatMap((each, at) => (at === weakest ? [] : [each.hp - hp]));
  const walk = walkOf(outlook, others);
  return spaces.map((space) => worthFrom(walk, space, hp, player.gold));
};

/** The worth of healing these HP here, on the best path to the Boss. */
export const worthOfHealing = (outlook: Outlook, heal: number): number => {
  const { state, player } = outlook;
  const walk = walkOf(outlook);
  const exits = spacesOf(state)[state.run.space]?.exits ?? [];
  const best = (hp: number): number =>
    Math.max(0, ...exits.map((exit) => worthFrom(walk, exit, hp, player.gold)));
  return best(Math.min(player.maxHp, player.hp + heal)) - best(player.hp);
};
