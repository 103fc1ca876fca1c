/** What effects point at, and what a choice among cards may take. */
import type { Effect } from '../../words/effect.ts';

/** What a card asks its player to point at when it is played. */
export const TARGET = { none: 0, enemy: 1, row: 2, player: 3 } as const;

/** What a choice among cards may take; `unkept` is for effects that keep cards in hand, `leaving` for the discard. */
export const FILTERS = [
  'any',
  'attack',
  'nonAttack',
  'skill',
  'attackOrSkill',
  'unretained',
  'unkept',
  'marked',
  'leaving',
] as const;

/** Everything, where a number of cards is meant. */
export const ALL_CARDS = 255;

/**
 * The target that goes with playing the card: the first one its effects name outside a condition, or the one
 * that both sides of a condition name.
 */
export const targetOf = (effects: readonly Effect[]): number => {
  for (const effect of effects) {
    const found = targetOfEffect(effect);
    if (found !== TARGET.none) return found;
  }
  return TARGET.none;
};

const targetOfEffect = (effect: Effect): number => {
  if (effect.do === 'choose') return targetOf(effect.options.flat());
  if (effect.do === 'if') {
    const target = targetOf(effect.then);
    return target === targetOf(effect.otherwise ?? []) ? target : TARGET.none;
  }
  if (effect.do === 'multiplyPoison') return TARGET.enemy;
  const place =
    'at' in effect ? effect.at : 'on' in effect ? effect.on : 'to' in effect ? effect.to : undefined;
  if (place === 'enemy' || place === 'oneOrTwoEnemies') return TARGET.enemy;
  if (place === 'row') return TARGET.row;
  return place === 'anyPlayer' ? TARGET.player : TARGET.none;
};
