/** The objects of a step that are still there (MYS-23.3). */

import { NONE } from '@three-spires/kernel';
import type { Reference } from '../../words/objects.ts';
import { DO } from '../compile/codes.ts';
import { ALL } from '../compile/sieve.ts';
import type { StepEntry } from '../compile/step-entry.ts';
import { collect, stillFits } from '../figures/select.ts';
import { findThing, isPile, isTower, pileCard, pileRef, pileSeat } from '../refs.ts';
import type { Link, Ref, State } from '../state.ts';
import { keeperAt } from '../state.ts';

/** The card a link comes from, wherever it is now: in play, or in its owner's graveyard (MYS-22.13). */
const selfRef = ({ source, keeper, card }: Link): Ref => (source !== NONE ? source : pileRef(keeper, card));

/** What a step's reference means, if it is still there. */
const addReferred = (state: State, link: Link, what: Reference, out: Ref[]): void => {
  if (what === 'it') {
    addThere(state, link.it, out);
    return;
  }
  let ref = link.subject;
  if (what === 'host') ref = findThing(state, link.source)?.host ?? NONE;
  else if (what === 'self') ref = selfRef(link);
  if (isThere(state, ref)) out.push(ref);
};

const addThere = (state: State, refs: readonly Ref[], out: Ref[]): void => {
  for (let at = 0; at < refs.length; at++) if (isThere(state, refs[at] as Ref)) out.push(refs[at] as Ref);
};

/**
 * The objects of the announced step that are still there and still match, in a list the caller may mutate.
 */
export const objectsOf = (state: State, link: Link, entry: StepEntry): Ref[] => {
  const { what, sieve, partner } = entry;
  const found: Ref[] = [];
  if (typeof what === 'string') {
    addReferred(state, link, what, found);
    if (partner !== undefined) addThere(state, link.targets, found);
  } else if (sieve?.pick === ALL) collect(state, sieve, link.keeper, link.source, found);
  else
    for (let at = 0; at < link.targets.length; at++) {
      const ref = link.targets[at] as Ref;
      if (isLegal(state, link, entry, ref)) found.push(ref);
    }
  return found;
};

const isThere = (state: State, ref: Ref): boolean => {
  if (isTower(ref)) return true;
  if (isPile(ref)) return keeperAt(state, pileSeat(ref)).graveyard.includes(pileCard(ref));
  return findThing(state, ref) !== undefined;
};

const isLegal = (state: State, link: Link, { sieve, partner }: StepEntry, ref: Ref): boolean =>
  (sieve !== undefined && stillFits(state, sieve, ref, link.keeper, link.source)) ||
  (partner !== undefined && stillFits(state, partner, ref, link.keeper, link.source));

/** MYS-23.3: all chosen targets are gone or no longer legal; a Spiritbond needs both. */
export const lostTargets = (state: State, link: Link, entry: StepEntry): boolean => {
  const { targets } = link;
  if (targets.length === 0) return false;
  let legal = 0;
  for (let at = 0; at < targets.length; at++) if (isLegal(state, link, entry, targets[at] as Ref)) legal++;
  return entry.does === DO.bond ? legal < targets.length : legal === 0;
};
