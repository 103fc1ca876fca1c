export { faceOfCard, faceText } from './card-text.ts';
export { effectText } from './effect-text.ts';
export { enemyAbilities, enemyActions, enemyNotes, enemyText } from './enemy-text.ts';
export { eventRiders, eventText } from './event-text.ts';
export { itemText } from './item-text.ts';
