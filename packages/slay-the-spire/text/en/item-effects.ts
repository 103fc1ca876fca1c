/** The texts of effects that only relics and potions have. */
export const itemEffects = {
  'condition.didSo': 'you do',
  'exhaust.mayOne': 'You may *Exhaust* 1 card from your hand.',
  'discard.mayOne': 'You may discard 1 card.',
  'triggerDieAbility.anyone': 'Trigger any relic’s [die] ability; that relic’s owner gets it.',
  'triggerDieAbility.face': 'Trigger any relic’s [die] {face} ability; that relic’s owner gets it.',
  keepBlockThisTurn: 'At the start of your turn, keep your [block].',
  strengthForOneAttack: 'Gain {amount} [strength] for your next Attack.',
  separateAttacks: 'Make {amount} separate Attacks of 1 [hit] that cost 0 [energy] each.',
  playFirstAttackTwice: 'Your first Attack this turn is played twice.',
  retainAny: '*Retain* any number of cards this turn.',
  healTo: 'If you have less than {amount} HP, heal to {amount} HP.',
  playDrawnCards:
    'Draw {amount} cards and play them for 0 [energy] each, in any order. Discard any you cannot play.',
  recallFreeCard: 'Put 1 card from your discard pile into your hand. It costs 0 [energy] this turn.',
  courier: 'Reveal the top card of the potion or relic deck. Buy it or discard it.',
} as const;
