/** What a move would change if it is not answered, found by making it on a copy (a preview never lies). */

import { isAsking, moveKind, type Preview, type PreviewChange } from '@three-spires/kernel';
import { announceOnly } from './apply.ts';
import { declineInterception } from './battle/attack.ts';
import { copyState } from './copy.ts';
import type { MysticSpiresEvent } from './event.ts';
import { hpLeft } from './figures/figures.ts';
import { MOVE } from './moves.ts';
import { findThing } from './refs.ts';
import { keeperAt, QUESTION, type State, thingAt } from './state.ts';
import { resolveUnanswered } from './unanswered.ts';

type Emit = (event: MysticSpiresEvent) => void;

/** Moves whose outcome depends on the turn rather than on one effect. */
const UNMEASURED: readonly number[] = [MOVE.battle, MOVE.leave, MOVE.concede];

/**
 * Passing lets the Cascade resolve; in a window the turn continues, and in a throw the other hand is hidden.
 */
const isUnmeasured = ({ question, links }: State, kind: number): boolean =>
  question.kind === QUESTION.throw || UNMEASURED.includes(kind) || (kind === MOVE.pass && links.length === 0);

/** Resolves as if nothing were answered or intercepted, until a Keeper is asked. */
const resolveAlone = (state: State, emit: Emit): void => {
  resolveUnanswered(state, emit);
  while (state.question.kind === QUESTION.intercept) {
    declineInterception(state);
    resolveUnanswered(state, emit);
  }
};

const carryOutAlone = (state: State, seat: number, move: number, emit: Emit): void => {
  announceOnly(state, seat, move, emit);
  resolveAlone(state, emit);
};

/** Carries out in place what a preview measures, emitting what happens until something is revealed. */
export const measure = (state: State, seat: number, move: number, emit: Emit): void => {
  if (isUnmeasured(state, moveKind(move))) return;
  let isRevealed = false;
  carryOutAlone(state, seat, move, (event) => {
    isRevealed ||= event.reveals === true;
    if (!isRevealed) emit(event);
  });
};

export const preview = (state: State, seat: number, move: number): Preview => {
  if (isUnmeasured(state, moveKind(move))) return { changes: [], unknown: true };
  const copy = copyState(state);
  let measured: PreviewChange[] | undefined;
  carryOutAlone(copy, seat, move, (event) => {
    if (event.reveals === true && measured === undefined) measured = changes(state, copy);
  });
  const unknown = measured !== undefined || isAsking(copy);
  return { changes: measured ?? changes(state, copy), unknown };
};

/** The figures of Keepers and cards in play that differ, in a fixed order. */
const changes = (before: State, after: State): PreviewChange[] => {
  const found: PreviewChange[] = [];
  for (let seat = 0; seat < before.keepers.length; seat++) {
    const was = keeperAt(before, seat);
    const now = keeperAt(after, seat);
    compare(found, 'player', seat, 'hp', was.hp, now.hp);
    compare(found, 'player', seat, 'crystal', was.crystal, now.crystal);
  }
  for (let at = 0; at < before.things.length; at++) {
    const was = thingAt(before, at);
    const now = findThing(after, was.id);
    if (now === undefined) {
      compare(found, 'card', was.id, 'gone', 0, 1);
      continue;
    }
    compare(found, 'card', was.id, 'hp', hpLeft(was), hpLeft(now));
    compare(found, 'card', was.id, 'power', was.power, now.power);
    compare(found, 'card', was.id, 'statuses', was.statuses, now.statuses);
  }
  return found;
};

const compare = (
  found: PreviewChange[],
  of: 'player' | 'card',
  index: number,
  field: string,
  from: number,
  to: number,
): void => {
  if (from !== to) found.push({ of, index, field, from, to });
};
