/** The targets of effects, and the cards a choice accepts. */
import type { Effect } from '../../words/effect.ts';

/** The target a player chooses when playing a card. */
export const TARGET = { none: 0, enemy: 1, row: 2, player: 3 } as const;

/** The cards a choice accepts; `unkept` is for effects that keep cards in hand, `leaving` for the discard. */
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

/** Everything, in place of a number of cards. */
export const ALL_CARDS = 255;

/**
 * The target chosen when playing the card: the first one its effects name outside a condition, or the one
 * that both branches of a condition name.
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
