/** The targets of effects. */
import type { Place } from '../../words/fields.ts';
import { type Effect, wordOf } from '../../words/vocabulary.ts';
import { AIM } from './op.ts';

/** The target a player chooses when playing a card. */
export const TARGET = { none: 0, enemy: 1, row: 2, player: 3 } as const;

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
  const place = placeOf(effect);
  if (place === 'enemy' || place === 'oneOrTwoEnemies') return TARGET.enemy;
  if (place === 'row') return TARGET.row;
  return place === 'anyPlayer' ? TARGET.player : TARGET.none;
};

/** What an effect is aimed at. */
export const placeOf = (effect: Effect): Place | undefined =>
  'at' in effect ? effect.at : 'on' in effect ? effect.on : 'to' in effect ? effect.to : wordOf(effect).at;

/**
 * The numbers of the places in one routine. The card's own target serves every effect with the same kind of
 * target; any other target is chosen separately. The first "any player" is the player chosen with the card.
 */
export const createAim = (target: number): ((place: Place | undefined) => number) => {
  const serves = (kind: number): boolean => target === kind || target === TARGET.none;
  let playerUsed = target !== TARGET.player;
  return (place) => {
    switch (place) {
      case 'enemy':
        return serves(TARGET.enemy) ? AIM.enemy : AIM.anyEnemy;
      case 'row':
        return serves(TARGET.row) ? AIM.row : AIM.anyRow;
      case 'anyPlayer': {
        const aim = playerUsed ? AIM.anyPlayer : AIM.player;
        playerUsed = true;
        return aim;
      }
      case 'subject':
        return AIM.enemy;
      case 'anyEnemyEachTime':
        return AIM.anyEnemy;
      case 'oneOrTwoEnemies':
        return AIM.oneOrTwo;
      case 'facing':
      case 'thatPlayer':
        return AIM.facing;
      case 'topOfDraw':
        return AIM.all;
      case 'all':
      case 'everyone':
      case 'allPlayers':
      case 'rowOfTarget':
        return AIM[place];
      default:
        return AIM.self;
    }
  };
};
