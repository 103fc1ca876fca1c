/** Cards that effects play or copy. */
import { createSay, type Messages } from '@three-spires/kernel';
import type { Numbered } from './fields.ts';
import { DOUBLINGS, type Doubling, indexIn } from './lists.ts';
import { sentence } from './phrases/phrase.ts';
import { word } from './word.ts';

export const playEnglish = {
  noMoreCards: 'You cannot play any more cards this turn.',
  playDrawnCard: 'Play it for 0 [energy], then *Exhaust* it unless it is a Power.',
  'playDrawnCard.kept': 'Play it for 0 [energy].',
  playDrawnCards:
    'Draw {amount} cards and play them for 0 [energy] each, in any order. Discard any you cannot play.',
  'playTwice.attackOrSkill': 'Your next Attack or Skill this turn is played twice.',
  'playTwice.attackThreeTimes': 'Your next Attack this turn is played three times.',
  'playTwice.attack': 'Your next Attack this turn is played twice.',
  'playTwice.skill': 'Your next Skill this turn is played twice.',
  playFirstAttackTwice: 'Your first Attack this turn is played twice.',
  copyLastCard:
    'Play a copy of the last Attack or Skill that costs exactly X and that any player played this turn.',
  copyLastAttack: 'Play a copy of the last Attack another player played this turn.',
} as const satisfies Messages;

const say = createSay(playEnglish);

export const playWords = {
  noMoreCards: word(),
  playDrawnCard: word<{ readonly exhausts?: false }>({
    compile: ({ exhausts }) => ({ kind: exhausts === false ? 0 : 1 }),
    says: ({ exhausts }) => sentence(say(exhausts === false ? 'playDrawnCard.kept' : 'playDrawnCard')),
  }),
  /** Draws cards and plays only these for 0 Energy, in the order the player chooses. */
  playDrawnCards: word<Numbered>(),
  playTwice: word<{ readonly type: Doubling }>({
    compile: ({ type }) => ({ kind: indexIn(DOUBLINGS, type) }),
    says: ({ type }) => sentence(say(`playTwice.${type}`)),
  }),
  playFirstAttackTwice: word(),
  copyLastCard: word(),
  copyLastAttack: word(),
};
