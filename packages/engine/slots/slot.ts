/** A game in the engine's memory, with enough of its past to go back. */
import { type AnyGame, InputError, type Move, type Seat } from '@three-spires/kernel';

type Step = { readonly seat: Seat; readonly move: Move } | { readonly outside: unknown };

/** A copy of the state at a point of the past; `made` counts the moves before it. */
type Checkpoint = { readonly made: number; readonly state: unknown };

export type Slot = {
  readonly game: AnyGame;
  state: unknown;
  /** Moves and facts since the game began. */
  made: number;
  /** The latest checkpoints, the oldest first, and the steps since the oldest. */
  readonly checkpoints: Checkpoint[];
  readonly steps: Step[];
};

/** A checkpoint is made after this many steps, and this many are kept: a game can go back at least 128 steps. */
const CHECKPOINT_EVERY = 64;
const CHECKPOINTS = 3;

export const openSlot = (game: AnyGame, state: unknown, made = 0): Slot => ({
  game,
  state,
  made,
  checkpoints: [{ made, state: game.copy(state) }],
  steps: [],
});

const keepCheckpoint = (slot: Slot): void => {
  const { checkpoints, game, made, state, steps } = slot;
  if (made - (checkpoints.at(-1) as Checkpoint).made < CHECKPOINT_EVERY) return;
  checkpoints.push({ made, state: game.copy(state) });
  if (checkpoints.length <= CHECKPOINTS) return;
  const oldest = checkpoints.shift() as Checkpoint;
  steps.splice(0, (checkpoints[0] as Checkpoint).made - oldest.made);
};

const play = (game: AnyGame, state: unknown, step: Step): void => {
  if ('move' in step) game.apply(state, step.seat, step.move);
  else game.outside?.apply(state, step.outside);
};

/** Carries out a checked step. If the rules fail in the middle of it, the game is as it was before. */
export const carryOut = (slot: Slot, step: Step): void => {
  try {
    play(slot.game, slot.state, step);
  } catch (error) {
    goBackTo(slot, slot.made);
    throw error;
  }
  slot.steps.push(step);
  slot.made++;
  keepCheckpoint(slot);
};

/** Replays from the last checkpoint that is not later. */
const goBackTo = (slot: Slot, made: number): void => {
  const { checkpoints, game, steps } = slot;
  const oldest = (checkpoints[0] as Checkpoint).made;
  while ((checkpoints.at(-1) as Checkpoint).made > made) checkpoints.pop();
  const from = checkpoints.at(-1) as Checkpoint;
  const state = game.copy(from.state);
  steps.length = made - oldest;
  for (const step of steps.slice(from.made - oldest)) play(game, state, step);
  slot.state = state;
  slot.made = made;
};

/** Takes back the last moves and facts. */
export const takeBack = (slot: Slot, count: number): void => {
  const possible = slot.steps.length;
  if (count > possible)
    throw new InputError(`moves: at most ${possible} can be undone here, not ${count}`, 'moves');
  goBackTo(slot, slot.made - count);
};
