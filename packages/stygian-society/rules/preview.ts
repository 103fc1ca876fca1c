/** What a move would change, found by doing it to a copy, up to the next chance or the end of the turn. */
import type { Preview, PreviewChange } from '@three-spires/kernel';
import { apply } from './apply.ts';
import { isVote } from './asking.ts';
import { copyState } from './copy.ts';
import type { StygianEvent } from './event.ts';
import { findFigure } from './ranks.ts';
import { AWAITED, QUESTION, type State } from './state.ts';

const PARTY_FIELDS = ['wounds', 'peril', 'luck', 'xp'] as const;

const changed = (
  of: 'player' | 'enemy',
  index: number,
  field: string,
  from: number,
  to: number,
): PreviewChange[] => (from === to ? [] : [{ of, index, field, from, to }]);

/** The party's tracks stand under player 0, enemies under their ids. */
const changes = (before: State, after: State): PreviewChange[] => [
  ...PARTY_FIELDS.flatMap((field) => changed('player', 0, field, before[field], after[field])),
  ...before.figures.flatMap(({ id, wounds, rank }) => {
    const now = findFigure(after, id);
    if (now === undefined) return changed('enemy', id, 'gone', 0, 1);
    return [
      ...changed('enemy', id, 'wounds', wounds, now.wounds),
      ...changed('enemy', id, 'rank', rank, now.rank),
    ];
  }),
];

export const preview = (state: State, seat: number, move: number): Preview => {
  const { kind } = state.question;
  if (isVote(kind) || kind === QUESTION.skill) return { changes: [], unknown: true };
  const copy = copyState(state);
  let measured: PreviewChange[] | undefined;
  let unknown = false;
  apply(copy, seat, move, (event: StygianEvent) => {
    if (measured !== undefined) return;
    // What follows the turn is no part of the move.
    if (event.type === 'turnEnded' || event.type === 'floorCompleted') measured = changes(state, copy);
    else if (event.reveals === true) {
      measured = changes(state, copy);
      unknown = true;
    }
  });
  const isOpen = copy.question.kind !== QUESTION.none || copy.awaited !== AWAITED.nothing;
  const isAsking = measured === undefined && isOpen;
  return { changes: measured ?? changes(state, copy), unknown: unknown || isAsking };
};
