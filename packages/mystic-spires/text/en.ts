import type { Messages } from '@three-spires/kernel';
import { amountEnglish } from '../words/amounts.ts';
import { answerEnglish } from '../words/answers.ts';
import { auraEnglish } from '../words/auras.ts';
import { cardEnglish } from '../words/cards.ts';
import { keeperEnglish } from '../words/keepers.ts';
import { objectEnglish } from '../words/objects.ts';
import { occasionEnglish } from '../words/occasions.ts';
import { unitEnglish } from '../words/units.ts';

/** The English texts of cards; another language is another file like this. */
export const en = {
  ...objectEnglish,
  ...amountEnglish,
  ...cardEnglish,
  ...unitEnglish,
  ...keeperEnglish,
  ...answerEnglish,
  ...auraEnglish,
  ...occasionEnglish,

  // How steps are joined.
  'join.then': '{first}, then {second}',
  'join.and': '{first} and {second}',
  'join.sentence': '{first}. {second}',
  'ifDone.you': 'If you do, {second}',
  'ifDone.they': 'If they do, {second}',
  'ifDone.it': 'If it does, {second}',
  'ifDone.any': 'If any do, {second}',
  'ifNot.you': 'If you do not, {second}',
  'ifNot.they': 'If they do not, {second}',
  'ifNot.it': 'If it does not, {second}',
  'ifNot.any': 'If none do, {second}',
  sentence: '{text}.',
  may: 'you may {effect}',

  // Abilities.
  'price.fatigue': '*Fatigue* this Unit',
  'price.fatigueHost': '*Fatigue* the equipped Unit',
  'price.crystal': 'pay {crystal} Crystal',
  'price.destroySelf': '*destroy* this card',
  'condition.plain': '{condition},',
  'condition.price': '{condition}:',
  'condition.anyTime': 'at any time',
  'condition.once': 'once per turn',
  'condition.answer': "in response to your opponent's {deed}",
  'condition.mayPay': '{occasion}, you may {price}',
  'condition.crystal.my': 'while you hold {number} or more Crystal',
  'condition.crystal.opp': 'while your opponent holds {number} or more Crystal',
  'condition.deck.my': 'while your deck has {number} or fewer cards',
  'condition.deck.opp': "while your opponent's deck has {number} or fewer cards",
  'deed.instant': 'Instant',
  'deed.spell': 'Spell or its effect',
  'deed.ability': 'Active or Triggered effect',
  'deed.attack': 'attack',
  'deed.any': 'summon, Spell, or Active or Triggered effect',
  'aura.both': '{first} and {second}',
  'card.own': 'Can be cast only on your own turn.',
  'card.any': 'Can be cast at any time.',
} as const satisfies Messages;
