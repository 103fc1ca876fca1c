/** The worth of an option between fights, as a rating and in words. */
import { createSay, joinTexts, type Messages, type Text, withStop } from '@three-spires/kernel';
import type { Rated } from '../../bot.ts';
import { chanceFromOdds } from '../../odds.ts';
import type { Outlook } from '../worth/outlook.ts';
import { chanceOfClimb, oddsOfStrength } from '../worth/standing.ts';
import { type Option, totalOf } from './option.ts';

const WORDS = {
  saves: 'saves about {hp} HP in each hard fight',
  loses: 'costs about {hp} HP in each hard fight',
  gains: 'is worth about {hp} HP now',
  pays: 'costs about {hp} HP now',
  buys: 'for {price} gold',
  little: 'changes little',
  nothing: 'changes nothing',
  next: 'is the next step',
  better: 'about {hp} HP better than the next way',
  worse: 'about {hp} HP worse than the best way',
  farBetter: 'far better than the next way',
  farWorse: 'far worse than the best way',
  same: 'about as good as the next way',
} as const satisfies Messages;

const say = createSay(WORDS);

/** The standard error of a judgement, in HP per future hard fight. */
const DOUBT = 0.2;

type Standing = Omit<Rated, 'move'>;

/** The chance of winning the climb after losing some HP per future hard fight. */
const standingAfter = (loss: number, { state, ahead }: Outlook): Standing => {
  const now = Math.min(MOST_SURE, Math.max(1 - MOST_SURE, chanceOfClimb(state)));
  const odds = Math.log(now / (1 - now));
  const fights = Math.max(1, ahead);
  const perHp = oddsOfStrength(state) / fights;
  const chance = chanceFromOdds(odds - perHp * loss);
  return { chance, error: chance * (1 - chance) * perHp * DOUBT * fights };
};
const MOST_SURE = 0.99;

/** The climb's current chance. */
export const standingOf = (outlook: Outlook): Standing => standingAfter(0, outlook);

/** The chance of winning the climb after each option, best first: the best has the climb's current chance. */
export const ratingsOf = (options: readonly Option[], outlook: Outlook): Rated[] => {
  const most = Math.max(...options.map((option) => totalOf(option, outlook)));
  return options
    .map((option) => ({ move: option.move, ...standingAfter(most - totalOf(option, outlook), outlook) }))
    .sort((one, other) => other.chance - one.chance);
};

/** Smaller gains, in HP, are not mentioned. */
const LEAST_LASTING = 0.05;
const LEAST_ONCE = 0.25;

const amount = (hp: number): string => Math.abs(hp).toFixed(1);

const sentence = (text: Text): Text => {
  const [first = '', ...rest] = text;
  const begun = typeof first === 'string' ? first.charAt(0).toUpperCase() + first.slice(1) : first;
  return withStop([begun, ...rest]);
};

const partsOf = (lasting: number, now: number): Text[] => {
  const parts: Text[] = [];
  if (Math.abs(lasting) >= LEAST_LASTING)
    parts.push(say(lasting > 0 ? 'saves' : 'loses', { hp: amount(lasting) }));
  if (Math.abs(now) >= LEAST_ONCE) parts.push(say(now > 0 ? 'gains' : 'pays', { hp: amount(now) }));
  if (parts.length === 0) parts.push(say(lasting === 0 && now === 0 ? 'nothing' : 'little'));
  return parts;
};

/** What an option achieves by itself. */
export const bringsOf = (option: Option, options: readonly Option[], { goldRate }: Outlook): Text => {
  const { lasting, once, price = 0, what } = option;
  if (options.length === 1 || what === '') return sentence(say('next'));
  const parts = joinTexts(partsOf(lasting, once + goldRate * price), ' and ');
  return sentence(joinTexts([parts, price > 0 ? say('buys', { price }) : []], ' '));
};

/** The worth of one path over the map compared with the others. */
export const comparedWay = (option: Option, options: readonly Option[], outlook: Outlook): Text => {
  const others = options.filter((other) => other !== option).map((other) => totalOf(other, outlook));
  if (others.length === 0) return sentence(say('next'));
  const apart = totalOf(option, outlook) - Math.max(...others);
  if (Math.abs(apart) < LEAST_ONCE) return sentence(say('same'));
  // More than a player has: several fights would be lost.
  if (Math.abs(apart) > outlook.player.maxHp) return sentence(say(apart > 0 ? 'farBetter' : 'farWorse'));
  return sentence(say(apart > 0 ? 'better' : 'worse', { hp: amount(apart) }));
};
