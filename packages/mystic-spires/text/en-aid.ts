import type { Messages } from '@three-spires/kernel';

/** The player aid. */
export const aidEnglish = {
  turn: 'Your turn',
  'turn.Draw': 'Draw 1 card. Who goes first skips this in the first turn.',
  'turn.Standby': 'Add your Tower’s Crystal. Then Ignite burns, Poison takes HP, and Standby effects happen.',
  'turn.Main 1': 'Summon, cast and use Active effects, as often as Crystal allows.',
  'turn.Battle':
    'Attack as often as you like, or leave the phase out. Who goes first has none in the first turn.',
  'turn.Main 2': 'Only after a Battle Phase. The same as Main 1.',
  'turn.End': 'End effects; what lasts until the end of the turn ends. Crystal and damage stay.',

  attack: 'An attack',
  'attack.declare':
    'Name an Assault or Special Unit that is not Fatigued, and a target: the Tower or a Unit.',
  'attack.answer': 'Both Keepers may answer.',
  'attack.intercept': 'The defender may intercept with a Special or Defense Unit that is not Fatigued.',
  'attack.damage': 'The target takes the attacker’s Power as damage. It never strikes back.',
  'attack.fatigue': 'Attacker and interceptor become Fatigued.',

  cascade: 'Cascades',
  'cascade.answer': 'After each announcement the opponent answers or passes first. Answers stack up.',
  'cascade.resolve': 'When both pass, the last link resolves first.',
  'cascade.disrupted': 'A link whose source, targets or condition are gone is Disrupted. Prices stay paid.',
  'cascade.when': 'Instants: any time. Units, Passives, Equipment, Active effects: your Main Phases.',

  statuses: 'Statuses',
  'status.Fatal': 'Fatal: destroys the Unit it attacks.',
  'status.Necrotic': 'Necrotic: destroyed when it attacks or intercepts.',
  'status.Ignite': 'Ignite X: the card hit takes X damage in its next Standby Phase.',
  'status.Levitating': 'Levitating: damage to it is halved, rounded up.',
  'status.Paralyzed': 'Paralyzed: cannot attack, intercept, use or trigger effects.',
  'status.Piercing': 'Piercing: damage beyond a Unit’s HP goes to the Tower.',
  'status.Poison': 'Poison: a Unit it fights by interception becomes Poisoned.',
  'status.Poisoned': 'Poisoned: loses 1 HP in each own Standby Phase.',
  'status.Sleep': 'Sleep: cannot attack, intercept or use effects for one cycle.',
  'status.Ethereal': 'Ethereal: cannot attack, intercept or be attacked.',
  'status.Spiritbond': 'Spiritbond: if one Unit is destroyed, so is the other.',
  'status.Fatigue':
    'Fatigued: cannot attack, intercept or use Active effects until the same phase of the next turn.',

  types: 'Cards',
  'type.Assault': 'Assault: attacks.',
  'type.Defense': 'Defense: intercepts.',
  'type.Special': 'Special: attacks and intercepts.',
  'type.Instant': 'Instant: once, then to the graveyard.',
  'type.Passive': 'Passive: stays in play.',
  'type.Equipment': 'Equipment: is attached to a Unit.',
  'type.Tower': 'Tower: your HP, your Crystal, its abilities.',

  numbers: 'Key numbers',
  'number.deck': 'Main Deck',
  'number.deckIs': '{least}–{most} cards',
  'number.copies': 'Copies of a name',
  'number.tokens': 'Token Deck here',
  'number.hand': 'Opening hand',
  'number.handIs': '{opening} cards, no limit',
  'number.crystal': 'Crystal at the start',
  'number.overload': 'Crystal Overload',
  'number.is': '{number}',

  losing: 'You lose when',
  'losing.tower': 'your Tower has 0 HP,',
  'losing.deck': 'your Main Deck has no card left,',
  'losing.overload': 'or you hold {overload} Crystal.',
} as const satisfies Messages;
