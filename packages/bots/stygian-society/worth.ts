/** The worth of a skill or treasure to a hero, from its printed text. */
import { NONE } from '@three-spires/kernel';
import {
  type CardEntry,
  cardEntry,
  type Hero,
  routineOf,
  type State,
} from '@three-spires/stygian-society/for-bots';
import { HERO_COLOURS } from './glance.ts';

const SCOPES: Readonly<Record<string, number>> = {
  next: 0.7,
  rank: 2,
  front: 2,
  all: 3.2,
  ifRear: 0.5,
  anyFront: 1,
  any: 1,
};
const WORDS: Readonly<Record<string, number>> = {
  heal: 0.9,
  guard: 0.6,
  luck: 0.8,
  peril: -0.6,
  purge: 0.5,
  bury: 0.5,
  cleanse: 0.8,
  refresh: 1.2,
  recolor: 0.4,
};
const MODIFIERS: Readonly<Record<string, number>> = {
  melee: 2.5,
  projectile: 2.5,
  magic: 2.5,
  heal: 1.5,
  chest: -0.8,
  treasure: 3,
  luckMax: 0.5,
  maxWounds: 1,
};

const effectWorth = (effect: {
  readonly do: string;
  readonly number?: number;
  readonly scope?: string;
}): number => {
  const number = Math.min(effect.number ?? 1, 6);
  if (effect.do === 'wound') return number * (SCOPES[effect.scope ?? 'target'] ?? 1);
  if (effect.do === 'gain') return 2.5;
  if (effect.do === 'cancel' || effect.do === 'ward') return 3;
  return number * (WORDS[effect.do] ?? 0);
};

const routineWorth = (routine: number): number => {
  let worth = 0;
  if (routine !== NONE) for (const { effect } of routineOf(routine)) worth += effectWorth(effect);
  return worth;
};

/** The effect of an action each time it is paid for. */
const actionWorth = ({ pay, definition }: CardEntry): number => {
  if (pay === undefined) return 0;
  let worth = routineWorth(pay.rest);
  for (const { number, scope } of pay.wounds) worth += number * (SCOPES[scope] ?? 1);
  if (pay.pierces) worth += 1;
  if (definition.target === 'either') worth += 0.5;
  return worth;
};

const bestAction = (hero: Hero): number => {
  let best = 1.5;
  for (const card of hero.skills) best = Math.max(best, actionWorth(cardEntry(card)));
  return best;
};

/** How well a bonus to a kind of attack fits a hero: best if the hero's best attack is of that kind. */
const fitOf = (hero: Hero, attack: string): number => {
  let best = 0;
  let fit = 0;
  for (const card of hero.skills) {
    const entry = cardEntry(card);
    if (entry.definition.attack === undefined) continue;
    const worth = actionWorth(entry);
    const isOfKind = entry.definition.attack === attack;
    if (worth > best) fit = isOfKind ? 1 : Math.min(fit, 0.5);
    else if (isOfKind) fit = Math.max(fit, 0.5);
    best = Math.max(best, worth);
  }
  return fit;
};

const modifierWorth = (hero: Hero, entry: CardEntry): number => {
  let worth = 0;
  for (const modifier of entry.definition.modifiers) {
    if (modifier.mod === 'drop') worth += 3;
    else if (modifier.mod === 'immune') worth += 1.5;
    else if (['melee', 'projectile', 'magic'].includes(modifier.mod))
      worth += (MODIFIERS[modifier.mod] ?? 0) * modifier.number * fitOf(hero, modifier.mod);
    else worth += (MODIFIERS[modifier.mod] ?? 0) * modifier.number;
  }
  return worth;
};

const shieldWorth = (hero: Hero, shields: number): number => {
  let owned = 0;
  for (const card of [...hero.skills, ...hero.treasures]) owned += cardEntry(card).definition.shields;
  return (shields * 2) / (1 + 0.25 * owned);
};

/** The relative worth of a treasure in a colour that the hero's skills do not require. */
const OTHER_COLOUR = 0.4;

/**
 * Cubes of other colours remain unused while the hero's skills bring their own: best if the colours match.
 */
const colourFit = (hero: Hero, { pay, owner }: CardEntry): number => {
  if (pay === undefined || owner === 'hero') return 1;
  let [asked, shared] = [0, 0];
  for (let colour = 0; colour < HERO_COLOURS; colour++) {
    const cubes = pay.price[colour] ?? 0;
    asked += cubes;
    if (hero.skills.some((card) => (cardEntry(card).pay?.price[colour] ?? 0) > 0)) shared += cubes;
  }
  return asked === 0 ? 1 : OTHER_COLOUR + (1 - OTHER_COLOUR) * (shared / asked);
};

/** What the card adds to what the hero already has. */
export const worthTo = (_state: State, hero: Hero, card: number): number => {
  const entry = cardEntry(card);
  const { type, shields, mark } = entry.definition;
  let worth = shieldWorth(hero, shields) + modifierWorth(hero, entry);
  if (type === 'action') {
    const surplus = actionWorth(entry) - bestAction(hero);
    worth += Math.max(0.2, 1 + 2 * surplus) * (mark === 'exhaust' ? 0.6 : 1) * colourFit(hero, entry);
  } else if (type === 'passive') worth += 1.5 * routineWorth(entry.routine);
  else worth += routineWorth(entry.routine);
  return worth;
};
