/** What relics and potions do beyond what cards do. */
export const itemEffects = {
  'condition.didSo': 'you do',
  'exhaust.mayOne': 'You may *Exhaust* 1 card from your hand.',
  'discard.mayOne': 'You may discard 1 card.',
  'triggerDieAbility.anyone':
    'Use any one [die] ability of any relic. Its effect is for the owner of that relic.',
  'triggerDieAbility.face':
    'Use any one [die] {face} ability of any relic. Its effect is for the owner of that relic.',
  keepBlockThisTurn: 'As your turn begins, keep the [block] you have left from last turn.',
  strengthForOneAttack: 'One Attack has {amount} more [strength].',
  separateAttacks: 'Make {amount} separate Attacks of 1 [hit] that cost 0 [energy].',
  playFirstAttackTwice: 'Your first Attack this turn is played twice.',
  retainAny: '*Retain* any number of cards this turn.',
  healTo: 'If you have less than {amount} HP, heal to {amount} HP.',
  playDrawnCards:
    'Draw {amount} cards and play these now for 0 [energy] each, in any order. Discard what cannot be played.',
  recallFreeCard: 'Put 1 card from your discard pile into your hand. It costs 0 [energy] this turn.',
  courier: 'See the top item of the potion deck or of the relic deck. Buy it or discard it.',
} as const;
