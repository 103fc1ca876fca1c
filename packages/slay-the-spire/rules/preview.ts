/** What a move would change, found by doing it to a copy (a preview never lies). */
import { moveKind, type Preview, type PreviewChange } from '@three-spires/kernel';
import { apply } from './apply.ts';
import { copyState } from './copy.ts';
import type { SlayTheSpireEvent } from './event.ts';
import { MOVE } from './moves.ts';
import type { Enemy, Player, State } from './state.ts';

const PLAYER_FIELDS = [
  'hp',
  'block',
  'energy',
  'strength',
  'vulnerable',
  'weak',
  'shivs',
  'miracles',
] as const;
const ENEMY_FIELDS = ['hp', 'block', 'strength', 'vulnerable', 'weak', 'poison', 'status'] as const;

/**
 * Changes end where something hidden comes into the open, since the seat cannot know what follows, and where
 * the turn or the combat ends: the copy is measured at that moment.
 */
export const preview = (state: State, seat: number, move: number): Preview => {
  // What the end of a turn brings depends on hands the seat does not see; `forecast` shows the seat's own part.
  if (moveKind(move) === MOVE.endTurn || moveKind(move) === MOVE.orderLater)
    return { changes: [], unknown: true };
  const copy = copyState(state);
  let measured: PreviewChange[] | undefined;
  apply(copy, seat, move, (event: SlayTheSpireEvent) => {
    const ends = 'reveals' in event || event.type === 'enemyTurnStarted' || event.type === 'combatWon';
    if (ends && measured === undefined) measured = changes(state, copy);
  });
  return { changes: measured ?? changes(state, copy), unknown: measured !== undefined };
};

const changes = (before: State, after: State): PreviewChange[] => [
  ...before.players.flatMap((player, index) =>
    differences('player', index, PLAYER_FIELDS, player, after.players[index] as Player),
  ),
  ...before.enemies.flatMap((enemy, index) => {
    // When the room is left, its enemies are off the table, and others may stand there.
    const now: Enemy | undefined = after.enemies[index];
    return now?.kind === enemy.kind ? differences('enemy', index, ENEMY_FIELDS, enemy, now) : [];
  }),
];

const differences = <Field extends string>(
  of: 'player' | 'enemy',
  index: number,
  fields: readonly Field[],
  before: Readonly<Record<Field, number>>,
  after: Readonly<Record<Field, number>>,
): PreviewChange[] =>
  fields.flatMap((field) => {
    const from = before[field];
    const to = after[field];
    return from === to ? [] : [{ of, index, field, from, to }];
  });
