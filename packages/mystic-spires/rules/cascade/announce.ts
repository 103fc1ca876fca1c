/** Announcements: links of a Cascade, later steps, waiting triggers (section 22). */

import { closeQuestion, NONE, takeWaiting } from '@three-spires/kernel';
import { ask } from '../asking.ts';
import type { AbilityEntry } from '../compile/ability-entry.ts';
import { DO, LINK } from '../compile/codes.ts';
import { abilityEntry, towerEntry } from '../compile/entries.ts';
import { SIEVE_SIDE, SIEVE_ZONE } from '../compile/sieve.ts';
import type { StepEntry } from '../compile/step-entry.ts';
import type { MysticSpiresEmit, MysticSpiresEvent } from '../event.ts';
import { changeCrystal, tire } from '../field/harm.ts';
import { leave } from '../field/leaving.ts';
import { foresee, foretell } from '../field/triggers.ts';
import { hasStatus, STATUS } from '../figures/figures.ts';
import { findThing, isTower } from '../refs.ts';
import {
  GATHERING,
  keeperAt,
  type Link,
  opponentOf,
  QUESTION,
  type Ref,
  type State,
  type Thing,
  type Waiting,
} from '../state.ts';
import { lastLink, newLink } from './links.ts';
import { canAnnounce, chooseTargets, stepOf } from './targets.ts';

/** Opens a response point, starting with the opponent of the announcing Keeper (MYS-22.6). */
const openPoint = (state: State, keeper: number): void => {
  state.passes = 0;
  state.priority = opponentOf(keeper);
};

/** An answer refers to the top link (MYS-22.7); called before the answer itself is pushed. */
const referTo = (state: State, link: Link, entry: AbilityEntry | undefined): void => {
  if (entry === undefined || entry.answers === 0) return;
  const top = lastLink(state);
  link.answers = top.id;
  link.answeredPaid = top.paid;
};

/** Replaces a first target: an effect on "up to" some targets is announced with none. */
export const NO_TARGETS: Ref = -1000;

/** Pushes a link on the Cascade. It lies there while its price is paid, so that the state tells what the price is for. */
export const pushLink = (state: State, link: Link): void => {
  referTo(state, link, link.ability < 0 ? undefined : abilityEntry(link.ability));
  state.links.push(link);
};

/** Chooses the targets of the link that was pushed last; the announcement is finished once all are chosen. */
export const announceLink = (state: State, link: Link, first: Ref, emit: MysticSpiresEmit): void => {
  if (first === NO_TARGETS || chooseFirst(state, link, first)) finishAnnouncement(state, link, emit);
  else emit?.({ type: 'announcing', ...linked(state, link) });
};

/** A link as described in events. */
const linked = (
  { links }: State,
  link: Link,
): Omit<Extract<MysticSpiresEvent, { type: 'announcing' }>, 'type'> => {
  const { id, keeper: seat, kind, card, source, ability, answers, parent, foreseen } = link;
  const waits = parent !== NONE && foreseen === 0;
  return { seat, kind, card, source, ability, number: links.indexOf(link) + 1, link: id, answers, waits };
};

const chooseFirst = (state: State, link: Link, first: Ref): boolean => {
  if (first !== NONE) link.targets.push(first);
  return chooseTargets(state, link);
};

/** All targets are chosen: the step is announced and can be answered. */
export const finishAnnouncement = (state: State, link: Link, emit: MysticSpiresEmit): void => {
  closeQuestion(state);
  if (emit !== undefined) tellAnnouncement(state, link, emit);
  if (stepOf(link)?.does === DO.destroy) {
    foresee(state, link);
    if (state.gathering === GATHERING.none && hasForeseen(state, link)) state.gathering = GATHERING.foreseen;
  }
  openPoint(state, link.keeper);
};

const tellAnnouncement = (state: State, link: Link, emit: NonNullable<MysticSpiresEmit>): void => {
  const { keeper: seat, card, ability, step } = link;
  const number = state.links.indexOf(link) + 1;
  const targets = [...link.targets];
  if (step === 0) emit({ type: 'announced', ...linked(state, link), targets });
  else emit({ type: 'stepAnnounced', seat, card, ability, number, step, targets });
};

/** Whether a waiting trigger foresees what this link does. */
const hasForeseen = ({ waiting }: State, { id }: Link): boolean => {
  for (let at = 0; at < waiting.length; at++) if ((waiting[at] as Waiting).parent === id) return true;
  return false;
};

/** Pays the price of an effect (MYS-22.2). For Equipment, the host becomes Fatigued (MYS-10.6). */
export const payPrice = (
  state: State,
  entry: AbilityEntry,
  seat: number,
  source: Thing | undefined,
  emit: MysticSpiresEmit,
): void => {
  changeCrystal(state, seat, -entry.crystal, emit);
  if (source === undefined) return;
  if (entry.once) source.used |= 1 << entry.place;
  if (entry.fatigue) tire(state, findThing(state, source.host) ?? source, emit);
  // a price does not look ahead, and a Token paid as a price counts as a destroyed Unit only if it is
  // one.
  if (entry.destroySelf) leave(state, source, 'graveyard', true, emit);
};

/** MYS-31.1, MYS-22.12: whether the source of a waiting trigger can still announce it. */
const canSpeak = (state: State, { source, sourceless }: Waiting): boolean => {
  if (sourceless === 1 || isTower(source)) return true;
  const thing = findThing(state, source);
  return thing !== undefined && !hasStatus(thing, STATUS.paralyzed);
};

/** MYS-22.12: a trigger for Tokens that are used up, or for healing an undamaged Tower, would do nothing. */
const isIdle = (state: State, entry: AbilityEntry, seat: number): boolean => {
  if (entry.steps.length !== 1) return false;
  const { does, token, sieve } = entry.steps[0] as StepEntry;
  const { tokens, hp, tower } = keeperAt(state, seat);
  if (does === DO.tokens) return !tokens.includes(token);
  const isOwnTower = sieve?.zone === SIEVE_ZONE.tower && sieve.side === SIEVE_SIDE.my;
  return does === DO.heal && isOwnTower && hp === towerEntry(tower).hp;
};

const isPossible = (state: State, waiting: Waiting): boolean => {
  const entry = abilityEntry(waiting.ability);
  return (
    canSpeak(state, waiting) &&
    entry.crystal <= keeperAt(state, waiting.keeper).crystal &&
    !isIdle(state, entry, waiting.keeper) &&
    canAnnounce(state, entry, waiting.keeper, waiting.source)
  );
};

/** The index of a Keeper's first trigger that does or does not look ahead; NONE if there is none. */
const firstOf = ({ waiting }: State, seat: number, isAhead: boolean): number => {
  for (let at = 0; at < waiting.length; at++) {
    const { keeper, parent } = waiting[at] as Waiting;
    if (keeper === seat && (parent !== NONE) === isAhead) return at;
  }
  return NONE;
};

/**
 * The first trigger that may be announced next: one that looks ahead, otherwise the turn player's, otherwise
 * the other's.
 */
const firstWaiting = (state: State): number => {
  const { turnPlayer } = state;
  const ahead = firstOf(state, turnPlayer, true);
  if (ahead !== NONE) return ahead;
  const otherAhead = firstOf(state, opponentOf(turnPlayer), true);
  if (otherAhead !== NONE || state.gathering === GATHERING.foreseen) return otherAhead;
  const own = firstOf(state, turnPlayer, false);
  return own === NONE ? firstOf(state, opponentOf(turnPlayer), false) : own;
};

/** Whether a trigger may be announced in place of the first one; those that look ahead go one at a time. */
const isBeside = (first: Waiting, { keeper, parent }: Waiting): boolean =>
  first.parent === NONE && parent === NONE && keeper === first.keeper;

/** The indices of the waiting triggers from which the next one is chosen. */
export const nextWaiting = (state: State): number[] => {
  const { waiting } = state;
  const place = firstWaiting(state);
  if (place === NONE) return [];
  const places = [place];
  for (let at = place + 1; at < waiting.length; at++)
    if (isBeside(waiting[place] as Waiting, waiting[at] as Waiting)) places.push(at);
  return places;
};

const dropImpossible = (state: State): void => {
  const { waiting } = state;
  let kept = 0;
  for (let at = 0; at < waiting.length; at++) {
    const one = waiting[at] as Waiting;
    const isLater = state.gathering === GATHERING.foreseen && one.parent === NONE;
    if (isLater || isPossible(state, one)) waiting[kept++] = one;
  }
  while (waiting.length > kept) waiting.pop();
};

/** Whether the order of several triggers can matter: copies of one ability are identical. */
const hasOtherBeside = ({ waiting }: State, place: number): boolean => {
  const first = waiting[place] as Waiting;
  for (let at = place + 1; at < waiting.length; at++) {
    const other = waiting[at] as Waiting;
    if (other.ability !== first.ability && isBeside(first, other)) return true;
  }
  return false;
};

/** No trigger is left to announce: the Keeper who did not announce the top link may answer it. */
const endGathering = (state: State): void => {
  state.gathering = GATHERING.none;
  if (state.links.length > 0) openPoint(state, lastLink(state).keeper);
};

/** Announces one waiting trigger, or asks about it; ends the gathering when none is left. */
export const gatherNext = (state: State, emit: MysticSpiresEmit): void => {
  if (state.ordered === 0) {
    dropImpossible(state);
    const place = firstWaiting(state);
    if (place === NONE) {
      endGathering(state);
      return;
    }
    if (hasOtherBeside(state, place)) {
      ask(state, QUESTION.order, (state.waiting[place] as Waiting).keeper);
      return;
    }
    bringFirst(state, place);
  }
  const next = state.waiting[0] as Waiting;
  if (abilityEntry(next.ability).may) ask(state, QUESTION.may, next.keeper);
  else announceWaiting(state, emit);
};

/** Moves the chosen trigger to the front. */
export const bringFirst = (state: State, place: number): void => {
  const { waiting } = state;
  const chosen = waiting[place] as Waiting;
  for (let at = place; at > 0; at--) waiting[at] = waiting[at - 1] as Waiting;
  waiting[0] = chosen;
  state.ordered = 1;
};

export const declineWaiting = (state: State): void => {
  foretell(state, takeWaiting(state.waiting, 0));
  state.ordered = 0;
  closeQuestion(state);
};

/** Turns the first waiting trigger into a link. */
export const announceWaiting = (state: State, emit: MysticSpiresEmit): void => {
  const waiting = takeWaiting(state.waiting, 0);
  foretell(state, waiting);
  state.ordered = 0;
  closeQuestion(state);
  const { keeper, card, source, subject, sourceless, parent, ability } = waiting;
  const entry = abilityEntry(ability);
  const link = newLink(state, LINK.triggered, keeper, card, ability);
  link.source = source;
  link.subject = subject;
  link.sourceless = sourceless;
  link.parent = parent;
  link.paid = entry.crystal;
  pushLink(state, link);
  payPrice(state, entry, keeper, isTower(source) ? undefined : findThing(state, source), emit);
  announceLink(state, link, NONE, emit);
};
