import { createSay, type Messages, type Text } from '@three-spires/kernel';
import type { Condition } from '../fields.ts';
import { facesText } from './phrase.ts';

export const conditionEnglish = {
  'condition.die': 'the [die] shows {faces}',
  'condition.lostHp': 'you have lost HP this combat',
  'condition.hasShiv': 'you have a [shiv]',
  'condition.discardedThisTurn': 'you discarded a card this turn',
  'condition.killedTarget': 'this kills the enemy',
  'condition.targetAtFullHp': 'the enemy is at full HP',
  'condition.targetPoisoned': 'the enemy has [poison]',
  'condition.drawnSkill': 'it is a Skill',
  'condition.retained': 'you *Retained* this card last turn',
  'condition.noBlock': 'you have no [block]',
  'condition.atMostTwoCardsInHand': 'you hold 2 or fewer cards',
  'condition.atLeastThreeOrbs': 'you have 3 or more Orbs',
  'condition.topDiscardCostsZero': 'the top card of your discard pile costs 0 [energy]',
  'condition.firstCardThisTurn': 'this is the first card you play this turn',
  'condition.changedStance': 'you switched *Stances* this turn',
  'condition.firstRound': 'this is the first turn of combat',
  'condition.tenGold': 'you have 10 or more [gold]',
  'condition.noAttackInHand': 'you have no Attacks in your hand',
  'condition.emptyHand': 'your hand is empty',
  'condition.inWrath': 'you are in *Wrath*',
  'condition.inCalm': 'you are in *Calm*',
  'condition.solo': 'you are playing solo',
  'condition.didSo': 'you do',
} as const satisfies Messages;

const say = createSay(conditionEnglish);

/** A condition as written after "if". */
export const conditionText = (condition: Condition): Text =>
  say(`condition.${condition.is}`, { faces: facesText(condition.faces ?? []) });
