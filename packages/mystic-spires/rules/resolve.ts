/** Resolves a Cascade: last in, first out (MYS-22.8 to MYS-22.10, MYS-22.14). */

import { NONE } from '@three-spires/kernel';
import { finishAnnouncement } from './cascade/announce.ts';
import { disruptLink } from './cascade/disruption.ts';
import { findLink, isCard, removeLink } from './cascade/links.ts';
import { chooseTargets, hasTargets, stepOf } from './cascade/targets.ts';
import { DO, JOIN, LINK, STALE } from './compile/codes.ts';
import type { StepEntry } from './compile/step-entry.ts';
import type { MysticSpiresEmit } from './event.ts';
import { check, isOver } from './field/check.ts';
import { enterPlay } from './field/piles.ts';
import { findThing, isTower } from './refs.ts';
import { EMPTY, keeperAt, type Link, type Ref, type State } from './state.ts';
import type { Result } from './steps/handler.ts';
import { carryOutStep } from './steps/index.ts';
import { lostTargets } from './steps/objects.ts';

/** Whether links that foresaw a step of this one are still there. */
const isForeseen = ({ links }: State, { id }: Link): boolean => {
  for (let at = 0; at < links.length; at++) if ((links[at] as Link).parent === id) return true;
  return false;
};

/**
 * A link that looks ahead waits for the step it foresees; if its parent is gone, that step will not happen.
 */
const isWaiting = (state: State, link: Link): boolean => {
  if (link.parent === NONE || link.foreseen !== 0) return false;
  if (findLink(state, link.parent) !== undefined) return true;
  link.foreseen = 2;
  return false;
};

/** The top link that can resolve now. */
export const topLink = (state: State): Link | undefined => {
  for (let at = state.links.length - 1; at >= 0; at--) {
    const link = state.links[at] as Link;
    if (!isWaiting(state, link)) return link;
  }
  return undefined;
};

/** MYS-23.2, MYS-23.4 */
const isDisrupted = (state: State, link: Link): boolean => {
  const fromPlay = link.kind === LINK.active || link.kind === LINK.triggered;
  if (
    fromPlay &&
    link.sourceless === 0 &&
    !isTower(link.source) &&
    findThing(state, link.source) === undefined
  )
    return true;
  if (link.step === 0 && link.answers !== NONE && findLink(state, link.answers) === undefined) return true;
  return link.foreseen === 2;
};

/** Resolves the announced step of the top link. */
export const resolveTop = (state: State, emit: MysticSpiresEmit): void => {
  const link = topLink(state);
  if (link === undefined) return;
  if (link.kind === LINK.attack) {
    const at = removeLink(state, link);
    emit?.({ type: 'attackResolved', number: at + 1 });
    return;
  }
  if (link.carried === 1) {
    goOn(state, link, emit);
    return;
  }
  const entry = stepOf(link);
  if (isDisrupted(state, link) || (entry !== undefined && lostTargets(state, link, entry))) {
    disruptLink(state, link, emit);
    check(state, emit);
    return;
  }
  if (entry === undefined) complete(state, link, emit);
  else runStep(state, link, entry, emit);
};

const runStep = (state: State, link: Link, entry: StepEntry, emit: MysticSpiresEmit): void => {
  const result: Result = carryOutStep(state, link, entry, emit);
  if (result !== 'asked') finishStep(state, link, result, emit);
};

/** MYS-22.14: whether the destruction that others foresaw has happened. */
const settleForeseen = (state: State, link: Link, affected: readonly Ref[]): void => {
  const { links } = state;
  for (let at = 0; at < links.length; at++) {
    const other = links[at] as Link;
    if (other.parent === link.id && other.foreseen === 0)
      other.foreseen = affected.includes(other.subject) ? 1 : 2;
  }
};

/** The step is done: run the check, then the steps that depend on it (MYS-22.10). */
export const finishStep = (
  state: State,
  link: Link,
  affected: readonly Ref[],
  emit: MysticSpiresEmit,
): void => {
  link.it = affected;
  link.did = affected.length > 0 ? 1 : 0;
  if (stepOf(link)?.does === DO.destroy) settleForeseen(state, link, affected);
  link.carried = 1;
  // Links that foresaw this step resolve before the next one is announced.
  if (check(state, emit) || isForeseen(state, link)) return;
  goOn(state, link, emit);
};

/** MYS-7.2: whether the next step is due after the previous one. */
const isDue = ({ did }: Link, { join }: StepEntry): boolean =>
  join === JOIN.none || (join === JOIN.ifYouDo) === (did === 1);

/** Announces the next step that is due, or ends the link. */
const goOn = (state: State, link: Link, emit: MysticSpiresEmit): void => {
  for (;;) {
    link.step++;
    link.targets = [];
    link.carried = 0;
    const entry = stepOf(link);
    if (entry === undefined) {
      complete(state, link, emit);
      return;
    }
    // a later step without a target does nothing.
    if (isDue(link, entry) && hasTargets(state, entry, link.keeper, link.source)) {
      if (entry.isQuiet) runStep(state, link, entry, emit);
      else if (chooseTargets(state, link)) finishAnnouncement(state, link, emit);
      return;
    }
    link.did = 0;
    link.it = EMPTY;
  }
};

/** After its last step a link leaves the Cascade; its card goes to the appropriate zone. */
const complete = (state: State, link: Link, emit: MysticSpiresEmit): void => {
  const at = removeLink(state, link);
  if (at === NONE) return;
  emit?.({ type: 'resolved', seat: link.keeper, card: link.card, ability: link.ability, number: at + 1 });
  const isOnCascade = isCard(link) && link.source === NONE;
  if (isOnCascade) {
    if (link.kind === LINK.instant) {
      keeperAt(state, link.keeper).graveyard.push(link.card);
      state.stale |= STALE.piles;
    } else enterPlay(state, link.card, link.keeper, link.keeper, NONE, 'cascade', emit);
  }
  // If no card moved, nothing has changed since the check after the last step.
  if (!isOver(state) && (isOnCascade || link.step === 0)) check(state, emit);
};
