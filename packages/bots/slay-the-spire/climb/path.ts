/** The way over the map: every path to the Boss is walked in thought, with what its rooms cost and bring. */
import { type Player, ROOM, type State, spacesOf } from '@three-spires/slay-the-spire/for-bots';
import { hpWorth, marginOf, type Outlook } from '../worth/outlook.ts';
import { averageRelic, bestUpgrade, cardRewardGain } from './averages.ts';

/** What the walk needs to know, worked out once. */
type Walk = {
  readonly outlook: Outlook;
  readonly losses: { readonly encounter: number; readonly elite: number; readonly boss: number };
  readonly card: number;
  readonly relic: number;
  readonly upgrade: number;
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

const walkOf = (outlook: Outlook): Walk => ({
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
        SPREAD.encounter,
        card + ENCOUNTER_POTION + outlook.goldRate * ENCOUNTER_GOLD,
        (left) => onward(left, gold + ENCOUNTER_GOLD),
      );
    case ROOM.elite:
    case ROOM.burningElite: {
      const key = room === ROOM.burningElite && state.run.actFour !== 0 ? 4 : 0;
      return fight(
        hp,
        losses.elite,
        SPREAD.elite,
        card + relic + key + outlook.goldRate * ELITE_GOLD,
        (left) => onward(left, gold + ELITE_GOLD),
      );
    }
    case ROOM.boss:
      return BOSS_BEATEN * (1 - chanceToFall(hp, losses.boss, SPREAD.boss)) + 0.3 * hpWorth(hp);
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
  spread: number,
  reward: number,
  onward: (hp: number) => number,
): number => {
  const fall = chanceToFall(hp, loss, spread);
  return (1 - fall) * (reward + onward(Math.max(0.5, hp - loss)));
};

/** Gold buys a removal, cards and relics, at a better rate than keeping it. */
const shopWorth = ({ outlook, card }: Walk, gold: number): number =>
  Math.min(12, gold) * 0.35 * Math.min(1, outlook.ahead / 4) + (gold >= 3 ? 0.5 * card : 0);

/** The worth of entering each of these spaces next. The player with the fewest HP decides how much the party can bear. */
export const pathWorths = (outlook: Outlook, spaces: readonly number[]): number[] => {
  const walk = walkOf(outlook);
  const hp = leastHp(outlook.state, outlook.player);
  return spaces.map((space) => worthFrom(walk, space, hp, outlook.player.gold));
};

const leastHp = ({ players }: State, own: Player): number =>
  Math.min(own.hp, ...players.filter(({ hp }) => hp > 0).map(({ hp }) => hp + 1));
