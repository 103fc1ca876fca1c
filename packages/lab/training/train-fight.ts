/** One training fight. */
import { fightOnce } from '@three-spires/bots/trial';
import { type Weights, type Worth, worthsWith } from '@three-spires/bots/worth';
import { faceOf, playerAt } from '@three-spires/slay-the-spire/for-bots';
import { randomClimb, randomEnemy } from './train-deck.ts';
import type { Fought } from './train-fit.ts';

export type Lesson = {
  readonly character: number;
  readonly seed: string;
  readonly fights: number;
  /** The values that guide the picks. */
  readonly weights: Weights;
};

const ACTS = 3;

/** Fights over all Acts in turn. */
export const teach = ({ character, seed, fights, weights }: Lesson): Fought[] => {
  const worth = worthsWith(weights)[character] as Worth;
  return Array.from({ length: fights }, (_, number) => {
    const act = 1 + (number % ACTS);
    const name = `${seed} ${number}`;
    const state = randomClimb(character, worth, act, name);
    const { deck, relics } = playerAt(state, 0);
    const enemy = randomEnemy(act, name);
    const faces = deck.map(faceOf);
    return { faces, relics, enemy, left: fightOnce(state, 0, enemy, name) };
  });
};
