/** Skills, treasures and generic actions, compiled into the form the rules read. */
import { NONE } from '@three-spires/kernel';
import type { CardDefinition, Modifier } from '../../words/definition.ts';
import type { Scope } from '../../words/enemies.ts';
import { ATTACKS, type CardType, type Cubes, RANKS } from '../../words/lists.ts';
import type { Effect } from '../../words/vocabulary.ts';
import { heroCubes, plainList } from './cubes.ts';
import { occasionOf } from './occasions.ts';
import { compileRoutine } from './routines.ts';

export type Wounding = { readonly number: number; readonly scope: Scope };

/** What a payment buys: wounds are added up and dealt first, the rest follows (STY-15.8). */
export type Part = {
  readonly price: readonly number[];
  readonly wounds: readonly Wounding[];
  readonly pierces: boolean;
  readonly heals: boolean;
  /** How many of the wounds go to another enemy in the rank. */
  readonly neighbours: number;
  readonly rest: number;
};

const partOf = (price: Cubes, effects: readonly Effect[]): Part => ({
  price: heroCubes(price),
  wounds: effects.flatMap((effect) => (effect.do === 'wound' ? [effect] : [])),
  pierces: effects.some((effect) => effect.do === 'pierce'),
  neighbours: effects.filter((effect) => effect.do === 'wound' && effect.scope === 'next').length,
  heals: effects.some((effect) => effect.do === 'heal'),
  rest: compileRoutine(effects.filter((effect) => effect.do !== 'wound' && effect.do !== 'pierce')),
});

/** The free part of supports, responses, passives and Regroup; their wounds are steps (STY-15.7). */
const freeRoutine = ({ use, reaction }: CardDefinition): number => {
  const effects = use ?? reaction?.effects;
  return effects === undefined ? NONE : compileRoutine(effects);
};

export type CardEntry = {
  readonly number: number;
  readonly definition: CardDefinition;
  readonly type: CardType;
  readonly shields: number;
  /** STY-18.6, STY-18.8 */
  readonly mark: 'exhaust' | 'discard' | 'none';
  /** Which of the four heroes, and the level; NONE for treasures and generic actions. */
  readonly hero: number;
  readonly level: number;
  readonly owner: 'hero' | 'solo' | 'party' | 'all';
  /** Ranks the target may be in, as bits; 0 for no target. */
  readonly ranks: number;
  readonly attack: number;
  readonly drop: readonly number[];
  readonly pay: Part | undefined;
  readonly more: Part | undefined;
  /** STY-8.2: the price of buying the effect once, twice and so on: blue, green, white, wild. */
  readonly prices: readonly (readonly number[])[];
  readonly routine: number;
  readonly occasion: number;
  /** What a response or a passive ability waits for; NONE for other cards. */
  readonly answers: number;
  readonly ability: number;
  readonly mine: boolean;
  readonly bonus: readonly number[];
  /** What it adds, indexed by MODIFIERS. */
  readonly adds: readonly number[];
};

/** More often than the 30 hero cubes, all in the crypt, plus luck could pay for. */
const MOST_TIMES = 70;

const pricesOf = ({ pay, more }: CardDefinition): readonly (readonly number[])[] => {
  if (pay === undefined) return [];
  const first = heroCubes(pay.price);
  const further = heroCubes(more?.price ?? '');
  return Array.from({ length: more === undefined ? 1 : MOST_TIMES }, (_, times) =>
    plainList(first.map((count, kind) => count + times * (further[kind] ?? 0))),
  );
};

const ranksOf = ({ target }: CardDefinition): number =>
  target === undefined ? 0 : target === 'either' ? 3 : 1 << RANKS.indexOf(target);

/** Numeric modifiers, in the order of their numbering. */
export const MODIFIERS = [...ATTACKS, 'heal', 'chest', 'treasure', 'luckMax', 'maxWounds'] as const;

const addsOf = ({ modifiers }: CardDefinition): readonly number[] =>
  MODIFIERS.map((name) =>
    modifiers.reduce(
      (sum, modifier) => sum + (modifier.mod === name && 'number' in modifier ? modifier.number : 0),
      0,
    ),
  );

const isDrop = (modifier: Modifier): modifier is Extract<Modifier, { mod: 'drop' }> =>
  modifier.mod === 'drop';

export const compileCard = (
  definition: CardDefinition,
  number: number,
  belongs: Pick<CardEntry, 'hero' | 'level' | 'owner'>,
): CardEntry => ({
  number,
  definition,
  ...belongs,
  ranks: ranksOf(definition),
  attack: definition.attack === undefined ? NONE : ATTACKS.indexOf(definition.attack),
  drop: heroCubes(definition.drop),
  pay: definition.pay && partOf(definition.pay.price, definition.pay.effects),
  more: definition.more && partOf(definition.more.price, definition.more.effects),
  prices: pricesOf(definition),
  routine: freeRoutine(definition),
  occasion: occasionOf(definition),
  type: definition.type,
  shields: definition.shields,
  mark: definition.mark ?? 'none',
  answers: definition.type === 'response' ? occasionOf(definition) : NONE,
  ability: definition.type === 'passive' ? occasionOf(definition) : NONE,
  mine: definition.reaction?.mine === true,
  adds: addsOf(definition),
  bonus: heroCubes(
    definition.modifiers.filter(isDrop).reduce((cubes, modifier) => cubes + modifier.cubes, ''),
  ),
});
