/** Choosing the targets of an announced step (MYS-7.9). */

import { closeQuestion } from '@three-spires/kernel';
import { ask } from '../asking.ts';
import type { AbilityEntry } from '../compile/ability-entry.ts';
import { DO } from '../compile/codes.ts';
import { abilityEntry } from '../compile/entries.ts';
import { isChosen, SIEVE_ZONE, type Sieve } from '../compile/sieve.ts';
import type { StepEntry } from '../compile/step-entry.ts';
import { collect, hasAtLeast } from '../figures/select.ts';
import { type Link, QUESTION, type Ref, type State } from '../state.ts';

export const stepOf = (link: Link): StepEntry | undefined =>
  link.ability < 0 ? undefined : abilityEntry(link.ability).steps[link.step];

/** What is there for the selector and not yet chosen. */
const remaining = (state: State, sieve: Sieve, seat: number, self: Ref, chosen: readonly Ref[]): Ref[] => {
  const found: Ref[] = [];
  collect(state, sieve, seat, self, found);
  for (const ref of chosen) {
    const at = found.indexOf(ref);
    if (at >= 0) found.splice(at, 1);
  }
  return found;
};

/** The selector whose object is chosen next, or undefined where all are. */
const nextSieve = (state: State, link: Link): Sieve | undefined => {
  const entry = stepOf(link);
  if (entry === undefined) return undefined;
  const { sieve, partner } = entry;
  const { length } = link.targets;
  const first = isChosen(sieve) ? sieve.pick : 0;
  if (
    isChosen(sieve) &&
    length < first &&
    remaining(state, sieve, link.keeper, link.source, link.targets).length > 0
  )
    return sieve;
  if (partner !== undefined && length < first + partner.pick) return partner;
  return undefined;
};

/** What may be chosen now, without doubles. */
export const choices = (state: State, link: Link): Ref[] => {
  const sieve = nextSieve(state, link);
  if (sieve === undefined) return [];
  const left = remaining(state, sieve, link.keeper, link.source, link.targets);
  // Only copies of a name in a graveyard are found more than once.
  return sieve.zone === SIEVE_ZONE.graveyard ? [...new Set(left)] : left;
};

/** MYS-22.3: whether a step that is announced now would find its targets; a Spiritbond needs both (MYS-7.8). */
export const hasTargets = (
  state: State,
  { does, sieve, partner }: StepEntry,
  seat: number,
  self: Ref,
): boolean => {
  const wanted = does === DO.bond && isChosen(sieve) ? sieve.pick : 1;
  if (isChosen(sieve) && does !== DO.search && !hasAtLeast(state, sieve, seat, self, wanted)) return false;
  return partner === undefined || hasAtLeast(state, partner, seat, self, 1);
};

export const canAnnounce = (state: State, { steps }: AbilityEntry, seat: number, self: Ref): boolean =>
  steps.length === 0 || hasTargets(state, steps[0] as StepEntry, seat, self);

/** Takes what needs no choice and asks for the rest. Returns whether all targets are chosen. */
export const chooseTargets = (state: State, link: Link): boolean => {
  closeQuestion(state);
  if (stepOf(link)?.does === DO.search) return true;
  for (;;) {
    const sieve = nextSieve(state, link);
    if (sieve === undefined) return true;
    const left = remaining(state, sieve, link.keeper, link.source, link.targets);
    if (left.length === 0) return true;
    const open = sieve.pick - (sieve === stepOf(link)?.sieve ? link.targets.length : 0);
    if (sieve.upTo || left.length > open) {
      ask(state, QUESTION.target, link.keeper, sieve.upTo ? 1 : 0);
      return false;
    }
    for (const ref of left) link.targets.push(ref);
  }
};
