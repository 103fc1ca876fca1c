/** For training: what the positions of fights looked like, and what came of them. */
import { createRandom, type Seat } from '@three-spires/kernel';
import {
  type Card,
  faceOf,
  imagineFight,
  isCombatPhase,
  type Player,
  type State,
} from '@three-spires/slay-the-spire/for-bots';
import { createFeatures, fillFeatures } from './features.ts';
import { type Policy, playOut } from './simulate.ts';
import { worthOf } from './turn-search.ts';
import { isLost } from './value.ts';

/** A position between two rounds: its features, the Powers in play, and the worth of the fight's end. */
export type Sample = {
  readonly round: number;
  readonly features: readonly number[];
  readonly powers: readonly number[];
  readonly worth: number;
};

/** Plays a fight to its end and tells of every position between its rounds. */
export const sampleTurns = (start: State, seat: Seat, seed: string, policy: Policy): Sample[] => {
  const state = imagineFight(start, seat, seed);
  const met: Omit<Sample, 'worth'>[] = [];
  const random = createRandom(seed, 1);
  playOut(state, { ...policy, random }, undefined, (end) => {
    if (!isCombatPhase(end.phase) || isLost(end)) return;
    const features = createFeatures();
    fillFeatures(end, features);
    const { powers } = end.players[seat] as Player;
    met.push({
      round: end.round,
      features: [...features],
      powers: powers.map((card: Card) => faceOf(card)),
    });
  });
  const worth = worthOf(state, seat);
  return met.map((each) => ({ ...each, worth }));
};
