/** What a move would change, found by making it on a copy (a preview never lies). */
import { moveKind, type Preview, type PreviewChange } from '@three-spires/kernel';
import { apply } from './apply.ts';
import { copyState } from './copy.ts';
import type { SlayTheSpireEvent } from './event.ts';
import { type Forecast, forecast } from './forecast.ts';
import { MOVE } from './moves.ts';
import { ALIVE, type Enemy, PHASE, playerAt, type State } from './state.ts';

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
const THREAT_FIELDS = ['incoming', 'loss', 'lethal'] as const;
const ENEMY_FIELDS = ['hp', 'block', 'strength', 'vulnerable', 'weak', 'poison', 'status'] as const;

/**
 * The preview ends where something hidden is revealed, because the seat cannot know what follows, and where
 * the turn or the combat ends: the copy is measured at that moment.
 */
export const preview = (state: State, seat: number, move: number): Preview => {
  // The end of a turn depends on hands the seat does not see; `forecast` shows the seat's own part.
  if (moveKind(move) === MOVE.endTurn || moveKind(move) === MOVE.orderLater)
    return { changes: [], unknown: true };
  const copy = copyState(state);
  let measured: PreviewChange[] = [];
  let unknown = false;
  follow(copy, seat, move, undefined, (end) => {
    measured = [...changes(state, copy), ...threat(state, knownAt(end, state, copy, seat), seat)];
    unknown = end !== undefined && !isWayOn(end, move);
  });
  return { changes: measured, unknown };
};

/** Makes the move in place. `measure` is called where its preview ends, with the event that ends it, if one does. */
export const follow = (
  copy: State,
  seat: number,
  move: number,
  emit: ((event: SlayTheSpireEvent) => void) | undefined,
  measure: (end: SlayTheSpireEvent | undefined) => void,
): void => {
  let hasEnded = false;
  apply(copy, seat, move, (event: SlayTheSpireEvent) => {
    if (hasEnded) return;
    hasEnded = 'reveals' in event || event.type === 'enemyTurnStarted' || event.type === 'combatWon';
    if (hasEnded) measure(event);
    else emit?.(event);
  });
  if (!hasEnded) measure(undefined);
};

/** If the party moves on by itself, the move is over: the contents of the next room are not its effect. */
export const isWayOn = ({ type }: SlayTheSpireEvent, move: number): boolean =>
  (type === 'roomEntered' || type === 'actStarted') &&
  moveKind(move) !== MOVE.vote &&
  moveKind(move) !== MOVE.leave;

/**
 * The position from which damage is incoming, up to an event that ends a preview. Only drawn cards and the end of
 * the combat leave it as the seat can know it; any other revealed information may change it.
 */
export const knownAt = (
  end: SlayTheSpireEvent | undefined,
  before: State,
  after: State,
  seat: number,
): State | undefined => {
  if (end === undefined || end.type === 'combatWon') return after;
  return end.type === 'drew' || end.type === 'shuffled' ? withoutDrawnCards(before, after, seat) : undefined;
};

/** A Burn among newly drawn cards is not known yet (STS-4.1). */
const withoutDrawnCards = (before: State, after: State, seat: number): State => {
  const known = copyState(after);
  const held = playerAt(before, seat).hand;
  const player = playerAt(known, seat);
  player.hand = player.hand.filter((card) => held.includes(card));
  return known;
};

/**
 * How incoming damage changes for each player: `incoming` is the damage, `loss` the HP lost to it, `lethal` 0
 * or 1. If the turn ends with the move, the damage is dealt, and there is nothing to compare.
 */
const threat = (before: State, after: State | undefined, seat: number): PreviewChange[] => {
  if (after === undefined || before.phase !== PHASE.play) return [];
  const over = isFightOver(before, after);
  if (after.phase !== PHASE.play && !over) return [];
  const now = forecast(before, seat);
  const then = over ? undefined : forecast(after, seat);
  return now.flatMap((line, index) => threatTo(index, line, then?.[index] ?? NO_THREAT));
};

/** Nothing is coming any more. */
export const isFightOver = (before: State, after: State): boolean =>
  after.enemies.length !== before.enemies.length || !after.enemies.some(isAlive);

const NO_THREAT: Forecast = { damage: 0, hpLost: 0, lethal: false };

const isAlive = ({ status }: Enemy): boolean => status === ALIVE;

const threatTo = (index: number, now: Forecast, then: Forecast): PreviewChange[] =>
  differences(
    'player',
    index,
    THREAT_FIELDS,
    { incoming: now.damage, loss: now.hpLost, lethal: now.lethal ? 1 : 0 },
    { incoming: then.damage, loss: then.hpLost, lethal: then.lethal ? 1 : 0 },
  );

const changes = (before: State, after: State): PreviewChange[] => [
  ...before.players.flatMap((player, index) =>
    differences('player', index, PLAYER_FIELDS, player, playerAt(after, index)),
  ),
  ...before.enemies.flatMap((enemy, index) => {
    // After the room is left, its enemies are off the table, and others may take their indices.
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
