/** The texts of cards beyond their effects. */
export const cards = {
  'card.upgraded': '{name}+',
  'card.onlyAttacksInHand': 'Playable only if every card in your hand is an Attack.',
  'card.emptyDrawPile': 'Playable only if your draw pile is empty.',
  'card.noOtherAttackInHand': 'Playable only if you have no other Attack in your hand.',
  'card.xAtLeastOne': 'X must be at least 1.',
  'card.cheaperPerPower': 'Costs 1 less [energy] for each Power you have in play.',
  'card.playedByScry':
    'If you would discard this with *Scry*, play it instead; its [hit] deals {amount} more damage.',
  'card.costAfterLosingHp': 'Costs {cost} [energy] if you have lost HP this combat.',
  'card.whenExhausted': 'When you *Exhaust* this: {effects}',
  'card.whenDiscarded': 'When a card makes you discard this: {effects}',
  'card.whileHeld': 'End of turn, if this is in your hand: {effects}',
  'card.whileHeldIf': 'End of turn, if this is in your hand and {condition}: {effects}',
  'card.whenRemoved': 'When you *Remove* this from your deck: {effects}',
  'card.toTopOfDraw': 'Put this card on top of your draw pile.',
  'card.uncopied': 'This card cannot be copied or played twice.',
  'card.irremovable': 'You cannot *Remove* this card.',
  'card.ticket':
    'When you reveal this, also reveal your top rare card. It takes this ticket’s place among your choices.',
  'keyword.exhaust': '*Exhaust*',
  'keyword.ethereal': '*Ethereal*',
  'keyword.retain': '*Retain*',
  'keyword.unplayable': '*Unplayable*',
} as const;
