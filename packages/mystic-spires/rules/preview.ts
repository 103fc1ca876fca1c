/** What a move would change if it is not answered, found by making it on a copy (a preview never lies). */

import { isAsking, moveKind, type Preview, type PreviewChange } from '@three-spires/kernel';
import { announceOnly } from './apply.ts';
import { declineInterception } from './battle/attack.ts';
import { copyState } from './copy.ts';
import type { MysticSpiresEvent } from './event.ts';
import { hpLeft } from './figures/figures.ts';
import { MOVE } from './moves.ts';
import { findThing } from './refs.ts';
import { type Keeper, QUESTION, type State } from './state.ts';
import { resolveUnanswered } from './unanswered.ts';

/** Moves whose outcome is a matter of the turn, not of one effect. */
const UNMEASURED: readonly number[] = [MOVE.pass, MOVE.battle, MOVE.leave, MOVE.concede];

/** As if nothing were answered or intercepted, until a Keeper is asked. */
const resolveAlone = (state: State, emit: (event: MysticSpiresEvent) => void): void => {
  resolveUnanswered(state, emit);
  while (state.question.kind === QUESTION.intercept) {
    declineInterception(state);
    resolveUnanswered(state, emit);
  }
};

export const preview = (state: State, seat: number, move: number): Preview => {
  if (UNMEASURED.includes(moveKind(move)) || state.question.kind === QUESTION.throw)
    return { changes: [], unknown: true };
  const copy = copyState(state);
  let measured: PreviewChange[] | undefined;
  const emit = (event: MysticSpiresEvent): void => {
    if (event.reveals === true && measured === undefined) measured = changes(state, copy);
  };
  announceOnly(copy, seat, move, emit);
  resolveAlone(copy, emit);
  const unknown = measured !== undefined || isAsking(copy);
  return { changes: measured ?? changes(state, copy), unknown };
};

const KEEPER_FIELDS = ['hp', 'crystal'] as const;

const changes = (before: State, after: State): PreviewChange[] => [
  ...before.keepers.flatMap((keeper, index) =>
    KEEPER_FIELDS.flatMap((field) =>
      changed('player', index, field, keeper[field], (after.keepers[index] as Keeper)[field]),
    ),
  ),
  ...before.things.flatMap((thing) => {
    const now = findThing(after, thing.id);
    if (now === undefined) return changed('card', thing.id, 'gone', 0, 1);
    return [
      ...changed('card', thing.id, 'hp', hpLeft(thing), hpLeft(now)),
      ...changed('card', thing.id, 'power', thing.power, now.power),
      ...changed('card', thing.id, 'statuses', thing.statuses, now.statuses),
    ];
  }),
];

const changed = (
  of: 'player' | 'card',
  index: number,
  field: string,
  from: number,
  to: number,
): PreviewChange[] => (from === to ? [] : [{ of, index, field, from, to }]);
