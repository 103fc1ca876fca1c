/** Choosing the targets of an announced step (MYS-7.9). */

import { closeQuestion, emptyPile, removeAt } from '@three-spires/kernel';
import { ask } from '../asking.ts';
import type { AbilityEntry } from '../compile/ability-entry.ts';
import { DO } from '../compile/codes.ts';
import { abilityEntry } from '../compile/entries.ts';
import { isChosen, type Sieve } from '../compile/sieve.ts';
import type { StepEntry } from '../compile/step-entry.ts';
import { collect, hasAtLeast } from '../figures/select.ts';
import { type Link, QUESTION, type Ref, type State } from '../state.ts';

/** The announced step of a link; undefined after its last one. */
export const stepOf = ({ ability, step }: Link): StepEntry | undefined => {
  if (ability < 0) return undefined;
  const { steps } = abilityEntry(ability);
  return step < steps.length ? steps[step] : undefined;
};

/** The objects that match a selector and are not yet chosen; `findLeft` refills the list. */
const left: Ref[] = [];

const findLeft = (state: State, sieve: Sieve, { keeper, source, targets }: Link): void => {
  emptyPile(left);
  collect(state, sieve, keeper, source, left);
  for (let at = 0; at < targets.length; at++) {
    const chosen = left.indexOf(targets[at] as Ref);
    if (chosen >= 0) removeAt(left, chosen);
  }
};

/** The selector whose object is chosen next, with `left` filled for it; undefined if all are chosen. */
const nextSieve = (state: State, link: Link, { sieve, partner }: StepEntry): Sieve | undefined => {
  const { length } = link.targets;
  const first = isChosen(sieve) ? sieve.pick : 0;
  if (isChosen(sieve) && length < first) {
    findLeft(state, sieve, link);
    if (left.length > 0) return sieve;
  }
  if (partner === undefined || length >= first + partner.pick) return undefined;
  findLeft(state, partner, link);
  return partner;
};

/**
 * The current choices, including every copy of a name in a graveyard. The list is valid until the next call.
 */
export const choices = (state: State, link: Link): readonly Ref[] => {
  const entry = stepOf(link);
  if (entry === undefined || nextSieve(state, link, entry) === undefined) emptyPile(left);
  return left;
};

/** MYS-22.3: whether a step announced now would find its targets; a Spiritbond needs both (MYS-7.8). */
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

/** Takes targets that need no choice and asks for the rest. Returns whether all targets are chosen. */
export const chooseTargets = (state: State, link: Link): boolean => {
  closeQuestion(state);
  const entry = stepOf(link);
  if (entry === undefined || entry.does === DO.search) return true;
  for (;;) {
    const sieve = nextSieve(state, link, entry);
    if (sieve === undefined || left.length === 0) return true;
    const open = sieve.pick - (sieve === entry.sieve ? link.targets.length : 0);
    if (sieve.upTo || left.length > open) {
      ask(state, QUESTION.target, link.keeper, sieve.upTo ? 1 : 0);
      return false;
    }
    for (let at = 0; at < left.length; at++) link.targets.push(left[at] as Ref);
  }
};
