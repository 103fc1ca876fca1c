import type { Messages } from '@three-spires/kernel';

/** Text of a fight that other places of the table do not use. */
export const COMBAT_WORDS = {
  actsNow: 'Acts now',
  rowEmpty: 'This row is empty.',
  fallen: '{names} has fallen; the others fight on',
  bosses: 'In every row',
  orbs: 'Orbs of the {who}',
  'orb.empty': 'Empty Orb slot',
  'enemy.immuneShort': 'Immune',
  'arrival.when': 'Next round',
  'arrival.caller': 'called by {enemy}',
  'die.title': 'The die shows {face}',
  'die.change': 'Change it?',
  'die.keep': 'Keep the {face}',
  'die.waiting': 'Waiting for {names}',
  choosePayment: 'How to pay',
  'payment.energy': 'Energy alone',
  'payment.miracles': '{miracles} {miracles|Miracle|Miracles} on top',
  'payment.both': '{x}, with {miracles}',
  'say.intents': 'The enemies intend:',
  'say.intent': '{enemy}: {action}',
  'say.intentHits': '{enemy}: {action} {hits}.',
  'say.safe': 'No damage is coming.',
  'settings.autoDie': 'Keep every roll for me',
  'settings.autoDie.about':
    'Even if a relic or potion of yours could change it. If you have none, you are never asked.',
  'keys.potion': 'P',
  'keys.potion.about': 'Use the next potion, relic or Power that can be used',
  'keys.miracle': 'M',
  'keys.miracle.about': 'Spend a Miracle',
} as const satisfies Messages;
