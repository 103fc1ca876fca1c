/** The way over the map: every path to the Boss is walked in thought, with what its rooms cost and bring. */
import { ROOM, spacesOf } from '@three-spires/slay-the-spire/for-bots';
import { hpWorth, marginOf, type Outlook } from '../worth/outlook.ts';
import { averageRelic, bestUpgrade, cardRewardGain } from './averages.ts';

/** What the walk needs to know, worked out once. */
type Walk = {
  readonly outlook: Outlook;
  readonly losses: { readonly encounter: number; readonly elite: number; readonly boss: number };
  readonly card: number;
  readonly relic: number;
  readonly upgrade: number;
  /** In a party: how many HP more each of the others has. One who falls takes all along (STS-1.5). */
  readonly others: readonly number[];
};

/** What the Act's Boss is worth, and what is lost with the climb. */
const BOSS_BEATEN = 30;
const REST = 3;
const EVENT = 1.2;
const ENCOUNTER_GOLD = 1.3;
const ELITE_GOLD = 2;
const ENCOUNTER_POTION = 0.4;
/** How far a fight strays from what is expected, in HP. */
const SPREAD = { encounter: 1.3, elite: 2, boss: 2.6 } as const;

const chanceToFall = (hp: number, loss: number, spread: number): number =>
  1 / (1 + Math.exp((1.7 * (hp - loss)) / spread));

const lossOf = (outlook: Outlook, fight: 'encounter' | 'elite' | 'boss', least: number): number =>
  Math.max(least, outlook.player.maxHp - marginOf(outlook, fight));

const walkOf = (outlook: Outlook, others: readonly number[] = []): Walk => ({
  others,
  outlook,
  losses: {
    encounter: lossOf(outlook, 'encounter', 0.7),
    elite: lossOf(outlook, 'elite', 2),
    boss: lossOf(outlook, 'boss', 2),
  },
  card: outlook.ahead * cardRewardGain(outlook, 3),
  relic: outlook.ahead * averageRelic(outlook),
  upgrade: outlook.ahead * bestUpgrade(outlook),
});

/** The worth of a space and the best way on from it, for a player with this HP and gold. */
const worthFrom = (walk: Walk, space: number, hp: number, gold: number): number => {
  const { state, player } = walk.outlook;
  const exits = spacesOf(state)[space]?.exits ?? [];
  const onward = (left: number, money: number): number => {
    let best = Number.NEGATIVE_INFINITY;
    for (const exit of exits) best = Math.max(best, worthFrom(walk, exit, left, money));
    return exits.length === 0 ? 0 : best;
  };
  const { losses, card, relic, upgrade, outlook } = walk;
  const room = state.run.faceDown[space] === 1 ? ROOM.event : (state.run.rooms[space] as number);
  switch (room) {
    case ROOM.encounter:
      return fight(
        hp,
        losses.encounter,
        fallsAll(walk, hp, losses.encounter, SPREAD.encounter),
        card + ENCOUNTER_POTION + outlook.goldRate * ENCOUNTER_GOLD,
        (left) => onward(left, gold + ENCOUNTER_GOLD),
      );
    case ROOM.elite:
    case ROOM.burningElite: {
      const key = room === ROOM.burningElite && state.run.actFour !== 0 ? 4 : 0;
      return fight(
        hp,
        losses.elite,
        fallsAll(walk, hp, losses.elite, SPREAD.elite),
        card + relic + key + outlook.goldRate * ELITE_GOLD,
        (left) => onward(left, gold + ELITE_GOLD),
      );
    }
    case ROOM.boss:
      return BOSS_BEATEN * (1 - fallsAll(walk, hp, losses.boss, SPREAD.boss)) + 0.3 * hpWorth(hp);
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

/** The chance that a player with this HP, or another of the party, falls. */
const fallsAll = ({ others }: Walk, hp: number, loss: number, spread: number): number => {
  const own = chanceToFall(hp, loss, spread);
  if (others.length === 0) return own;
  let all = 1 - own;
  for (const more of others) all *= 1 - chanceToFall(hp + more, loss, spread);
  return 1 - all;
};

/** Gold buys a removal, cards and relics, at a better rate than keeping it. */
const shopWorth = ({ outlook, card }: Walk, gold: number): number =>
  Math.min(12, gold) * 0.35 * Math.min(1, outlook.ahead / 4) + (gold >= 3 ? 0.5 * card : 0);

/** The worth of entering each of these spaces next. In a party the player with the fewest HP bears the least. */
export const pathWorths = (outlook: Outlook, spaces: readonly number[]): number[] => {
  const { state, player } = outlook;
  const standing = state.players.filter(({ hp }) => hp > 0);
  const hp = Math.min(player.hp, ...standing.map((each) => each.hp));
  const weakest = standing.findIndex((each) => each.hp === hp);
  const others = standing.flatMap((each, at) => (at === weakest ? [] : [each.hp - hp]));
  const walk = walkOf(outlook, others);
  return spaces.map((space) => worthFrom(walk, space, hp, player.gold));
};

/** What HP that are healed here are worth on the best way to the Boss. */
export const worthOfHealing = (outlook: Outlook, heal: number): number => {
  const { state, player } = outlook;
  const walk = walkOf(outlook);
  const exits = spacesOf(state)[state.run.space]?.exits ?? [];
  const best = (hp: number): number =>
    Math.max(0, ...exits.map((exit) => worthFrom(walk, exit, hp, player.gold)));
  return best(Math.min(player.maxHp, player.hp + heal)) - best(player.hp);
};
