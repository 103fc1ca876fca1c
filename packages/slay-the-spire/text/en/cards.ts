/** What cards say beyond their effects. */
export const cards = {
  'card.upgraded': '{name}+',
  'card.onlyAttacksInHand': 'Playable only if you hold nothing but Attacks.',
  'card.emptyDrawPile': 'Playable only if your draw pile is empty.',
  'card.noOtherAttackInHand': 'Playable only if you hold no other Attack.',
  'card.xAtLeastOne': 'X must be at least 1.',
  'card.cheaperPerPower': 'Costs 1 [energy] less for each Power you have in play.',
  'card.playedByScry':
    'If you would discard this by *Scry*, play it instead; its [hit] deals {amount} more damage.',
  'card.costAfterLosingHp': 'Costs {cost} [energy] once you have lost HP this combat.',
  'card.whenExhausted': 'When you *Exhaust* this: {effects}',
  'card.whenDiscarded': 'When a card makes you discard this: {effects}',
  'card.whileHeld': 'End of turn, if you hold this: {effects}',
  'card.whileHeldIf': 'End of turn, if you hold this and {condition}: {effects}',
  'card.whenRemoved': 'When you *Remove* this from your deck: {effects}',
  'card.toTopOfDraw': 'Put this card on top of your draw pile.',
  'card.uncopied': 'This card cannot be copied or played twice.',
  'card.irremovable': 'You cannot *Remove* this card.',
  'card.ticket':
    'When you reveal this, reveal your top rare card too: it joins the choices in place of this ticket.',
  'keyword.exhaust': '*Exhaust*',
  'keyword.ethereal': '*Ethereal*',
  'keyword.retain': '*Retain*',
  'keyword.unplayable': '*Unplayable*',
} as const;
