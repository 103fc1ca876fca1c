/**
 * The worth of printed effects between fights: options of Events and Neow, and relics' effects when gained.
 */
import {
  CHANGE,
  DECK_FILTERS,
  type DeckFilter,
  deckFilter,
  type Effect,
  FACES,
  hasRule,
  passesDeckFilter,
} from '@three-spires/slay-the-spire/for-bots';
import { hpWorth, marginOf, type Outlook } from '../worth/outlook.ts';
import {
  averageRelic,
  cardRewardGain,
  curseGain,
  randomCardGain,
  removalGains,
  upgradeGains,
} from './averages.ts';
import { worthOfRelic } from './gains.ts';

/** Lasting gains per hard fight, and one-time effects: HP and gold on the way through the text. */
type Sum = { lasting: number; hp: number; gold: number; once: number; readonly before: number };

/** The worth of a player's death. */
export const FATAL = -1000;
const POTION = 1.4;
const CARDS_SHOWN = 3;
const ROOMS: Readonly<Record<string, number>> = { encounter: 1, elite: 2, merchant: 2, firstActBoss: 1 };

/**
 * The worth of effects for the seat, in HP. `before` is the number of players who took the same option
 * earlier.
 */
export const worthOfEffects = (outlook: Outlook, effects: readonly Effect[], before = 0): number => {
  const { lasting, hp, gold, once } = sumOf(outlook, effects, before);
  const health = hp <= 0 ? FATAL : hpWorth(hp) - hpWorth(outlook.player.hp);
  return lasting * outlook.ahead + health + gold * outlook.goldRate + once;
};

/** Whether effects kill a player. */
export const isFatal = (outlook: Outlook, effects: readonly Effect[], before: number): boolean =>
  sumOf(outlook, effects, before).hp <= 0;

const sumOf = (outlook: Outlook, effects: readonly Effect[], before: number): Sum => {
  const sum: Sum = { lasting: 0, hp: outlook.player.hp, gold: 0, once: 0, before };
  for (const effect of effects) addEffect(outlook, sum, effect);
  return sum;
};

const total = (gains: readonly number[], amount: number): number =>
  gains.slice(0, amount).reduce((sum, gain) => sum + gain, 0);

const average = (gains: readonly number[]): number =>
  gains.length === 0 ? 0 : total(gains, gains.length) / gains.length;

const addEffect = (outlook: Outlook, sum: Sum, effect: Effect): void => {
  const { player } = outlook;
  switch (effect.do) {
    case 'gainGold':
      if (!hasRule(player, 'noGold')) sum.gold += effect.amount;
      break;
    case 'payGold':
      sum.gold -= effect.amount;
      break;
    case 'dropGold':
      sum.gold -= Math.min(player.gold, effect.amount);
      break;
    case 'everyPlayerLosesAllGold':
      sum.gold -= player.gold;
      break;
    case 'loseHp':
      sum.hp -= typeof effect.amount === 'number' ? effect.amount : 1;
      break;
    case 'loseHpPerChooser':
      // R37
      sum.hp -= 1 + sum.before;
      break;
    case 'heal':
      sum.hp = Math.min(player.maxHp, sum.hp + (typeof effect.amount === 'number' ? effect.amount : 1));
      break;
    case 'healFully':
      sum.hp = player.maxHp;
      break;
    case 'everyPlayer':
    case 'onePlayer':
      for (const one of effect.does) addEffect(outlook, sum, one);
      if (effect.do === 'everyPlayer' && killsAny(outlook, effect.does)) sum.hp = 0;
      break;
    case 'rollDie':
      sum.once += rolled(outlook, effect);
      break;
    default:
      addCards(outlook, sum, effect);
  }
};

/** Whether it kills any player, which defeats the whole party (STS-1.5). */
const killsAny = ({ state: { players } }: Outlook, effects: readonly Effect[]): boolean =>
  effects.some(
    (effect) =>
      effect.do === 'loseHp' &&
      typeof effect.amount === 'number' &&
      players.some(({ hp }) => hp > 0 && hp <= (effect.amount as number)),
  );

const rolled = (outlook: Outlook, { results }: Extract<Effect, { do: 'rollDie' }>): number =>
  results.reduce((sum, { faces, does }) => sum + (faces.length / 6) * worthOfEffects(outlook, does), 0);

const addCards = (outlook: Outlook, sum: Sum, effect: Effect): void => {
  switch (effect.do) {
    case 'cardReward': {
      const pool = effect.from ?? 'rewards';
      sum.lasting += effect.amount * cardRewardGain(outlook, effect.look ?? CARDS_SHOWN, pool);
      break;
    }
    case 'rareReward':
      sum.lasting += effect.amount * cardRewardGain(outlook, effect.look ?? CARDS_SHOWN, 'rare');
      break;
    case 'addRandomCards':
      sum.lasting += effect.amount * randomCardGain(outlook, effect.from);
      break;
    case 'upgradeCards': {
      const gains = upgradeGains(outlook, filterOf(effect.cards));
      sum.lasting += effect.random === true ? effect.amount * average(gains) : total(gains, effect.amount);
      break;
    }
    case 'removeCards':
      sum.lasting += total(removalGains(outlook, filterOf(effect.cards)), effect.amount);
      break;
    case 'transformCards': {
      const removed = removalGains(outlook, filterOf(effect.cards));
      sum.lasting += total(removed, effect.amount) + effect.amount * randomCardGain(outlook, 'rewards');
      break;
    }
    default:
      addThings(outlook, sum, effect);
  }
};

const addThings = (outlook: Outlook, sum: Sum, effect: Effect): void => {
  const { player } = outlook;
  switch (effect.do) {
    case 'gainRelic':
      sum.lasting += effect.amount * averageRelic(outlook);
      break;
    case 'giveRelic':
      sum.lasting -= effect.random === true ? averageRelic(outlook) : leastRelic(outlook);
      break;
    case 'gainPotion':
      if (!hasRule(player, 'noPotions'))
        sum.once += POTION * Math.min(effect.amount, 3 - player.potions.length);
      break;
    case 'givePotion':
      sum.once -= POTION;
      break;
    case 'gainCurse':
      if (!hasRule(player, 'noCurses')) sum.lasting += effect.amount * curseGain(outlook);
      break;
    case 'removeAllCurses':
      sum.lasting += total(
        removalGains(outlook, (face) => FACES[face]?.definition.deck === 'curse'),
        9,
      );
      break;
    case 'bonfire':
    case 'fall':
      sum.lasting += removalGains(outlook)[0] ?? 0;
      break;
    case 'gainGoldOfRelic':
      sum.lasting -= leastRelic(outlook);
      sum.gold += 7;
      break;
    case 'enterRoom':
      sum.once += enteredWorth(outlook, effect.room);
      break;
    default:
  }
};

/** Fights cost HP and give rewards; weak players avoid them. */
const enteredWorth = (outlook: Outlook, room: string): number => {
  if (room === 'merchant' || room === 'encounter') return ROOMS[room] as number;
  const { player } = outlook;
  const left = player.hp - (player.maxHp - marginOf(outlook, 'elite'));
  return left < 2
    ? -8
    : (ROOMS[room] as number) + hpWorth(left) - hpWorth(player.hp) + outlook.ahead * averageRelic(outlook);
};

const leastRelic = (outlook: Outlook): number => {
  const { relics } = outlook.player;
  if (relics.length === 0) return 0;
  return Math.max(0, Math.min(...relics.map((item) => worthOfRelic(outlook, item))));
};

/** Which faces an effect may take, by the words of its filter. */
const filterOf = (cards: DeckFilter | undefined): ((face: number) => boolean) => {
  if (cards === undefined || cards === 'any') return () => true;
  const filter = deckFilter(CHANGE.give, DECK_FILTERS.indexOf(cards));
  return (face) => passesDeckFilter(face, filter);
};
