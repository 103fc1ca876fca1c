export { abilityText } from './ability-text.ts';
export { cardName, faceOfCard, faceText } from './card-text.ts';
export { effectText } from './effect-text.ts';
export { en, type MessageKey } from './en.ts';
export { enemyAbilities, enemyActions, enemyActionText, enemyText, rewardText } from './enemy-text.ts';
export { ICONS, type Icon } from './icons.ts';
export { itemText } from './item-text.ts';
export { say } from './say.ts';
