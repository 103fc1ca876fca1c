import type { Messages } from '@three-spires/kernel';

/** Reasons for refusals. */
export const enRefusals = {
  'refusal.not-a-move': 'That is not a move.',
  'refusal.over': 'The game is over.',
  'refusal.not-now': 'That is not possible now.',
  'refusal.no-such-seat': 'There is no seat {seat} in this game.',
  'refusal.not-your-decision': 'The decision is not yours now.',
  'refusal.answer-first': 'Answer the open question first.',
  'refusal.not-yours': 'That card is not yours to use.',
  'refusal.not-support': 'That card is not a support.',
  'refusal.not-action': 'That card is not an action.',
  'refusal.exhausted': 'That card is exhausted.',
  'refusal.no-target': 'No enemy stands where this action can reach.',
  'refusal.needs-target': 'The action needs a target.',
  'refusal.wrong-rank': 'The target stands in the wrong rank.',
  'refusal.second-support': 'You may use only one support in a turn.',
  'refusal.too-late': 'A support comes before the action.',
  'refusal.too-few-cubes': 'There are too few cubes for that.',
  'refusal.no-response': 'There is nothing to respond to with this card.',
  'refusal.no-trading': 'Treasures are traded only between floors.',
  'refusal.offer-refused': 'That offer was refused. It can be made again once a treasure has changed hands.',
  'refusal.no-receiver': 'A treasure is given to another hero.',
  'refusal.not-theirs': 'No other hero holds the treasure you ask for.',
} as const satisfies Messages;
