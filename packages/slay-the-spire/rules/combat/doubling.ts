/** Effects that play a card more than once, waiting for a card they apply to (STS-26.7). */
import { NONE } from '@three-spires/kernel';
import { DOUBLINGS } from '../../words/lists.ts';
import { ask } from '../asking.ts';
import { faceOf } from '../card.ts';
import { ATTACK, FACES, type FaceEntry, SKILL } from '../compile/entries.ts';
import { type Frame, type Player, playerAt, QUESTION, type State } from '../state.ts';

/** The number of copies is settled when the card begins: an effect may have to be chosen first. */
export const COPIES_OPEN = -1;

const THREE_TIMES = DOUBLINGS.indexOf('attackThreeTimes');

const fits = (doubling: number, face: FaceEntry): boolean => {
  switch (DOUBLINGS[doubling]) {
    case 'skill':
      return face.type === SKILL;
    case 'attackOrSkill':
      return face.type === ATTACK || face.type === SKILL;
    default:
      return face.type === ATTACK;
  }
};

/** The copies of a card: none, or open while a waiting effect may apply to it. */
export const copiesFor = (player: Player, face: number): number =>
  player.doubling.length === 0 || (FACES[face] as FaceEntry).uncopied ? 0 : COPIES_OPEN;

/** The different waiting effects that apply to a card, one index per kind. */
export const fittingDoublings = (player: Player, face: FaceEntry): number[] =>
  player.doubling.flatMap((doubling, at) =>
    fits(doubling, face) && player.doubling.indexOf(doubling) === at ? [at] : [],
  );

/**
 * Only one effect applies to a card and is used up; the player chooses if several kinds wait (STS-26.7).
 * False while the player is asked.
 */
export const settleCopies = (state: State, frame: Frame): boolean => {
  const player = playerAt(state, frame.seat);
  const places = fittingDoublings(player, FACES[faceOf(frame.card)] as FaceEntry);
  if (places.length > 1 && frame.answer === NONE) {
    return ask(state, QUESTION.option, frame.seat, 0, places.length, 1);
  }
  const at = places[places.length > 1 ? frame.answer : 0];
  frame.answer = NONE;
  frame.copies = 0;
  if (at !== undefined) {
    frame.copies = player.doubling[at] === THREE_TIMES ? 2 : 1;
    player.doubling = player.doubling.toSpliced(at, 1);
  }
  return true;
};
