import type { Messages } from '@three-spires/kernel';

/** Sentences of every game in text mode that the browser's tables say too. */
export const SHARED_WORDS = {
  resolving: 'Resolving …',
  waitingFor: 'Waiting for {names}',
  heldSeat: '{seat} ({person})',
  changeUnknown: 'then chance or hidden cards decide',
  'action.play': 'Play {what}',
  'action.playOn': 'Play {what} on {target}',
  'action.endTurn': 'End turn',
  'action.choose': 'Choose {what}',
  'action.done': 'Done',
  'action.order': '{what} first',
  'field.hp': 'HP',
} as const satisfies Messages;
