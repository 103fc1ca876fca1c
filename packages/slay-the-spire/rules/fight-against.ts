/** For bots and the lab: a party's hypothetical fight against a given card, from anywhere in a climb. */
import { closeQuestion, type Seat } from '@three-spires/kernel';
import { WINDOW } from './combat/die-window.ts';
import { readyRoomItems } from './combat/relics.ts';
import { startCombat } from './combat/start-combat.ts';
import { tearDown } from './combat/tear-down.ts';
import { refreshAbilities } from './combat/triggers.ts';
import { ENEMY_ENTRIES, type EnemyEntry } from './compile/entries.ts';
import { imagine } from './imagine.ts';
import { advance } from './loop.ts';
import { MENU, ROOM } from './run-state.ts';
import { isCombatPhase, type Player, playerAt, type State } from './state.ts';

/**
 * The first decision of a fight against an encounter card, an Elite or a Boss, with the decks, relics and HP
 * of the state; what the seat cannot know is dealt from the seed. An encounter enters every row. `change` may
 * first alter the players: cards of `deck`, relics, HP.
 */
export const fightAgainst = (
  state: State,
  seat: Seat,
  kind: number,
  seed: string,
  change?: (player: Player, seat: Seat) => void,
): State => {
  const other = imagine(state, seat, seed);
  leaveRoom(other);
  for (let each = 0; each < other.players.length; each++) {
    const player = playerAt(other, each);
    change?.(player, each);
    refreshAbilities(player);
  }
  const { boss, elite } = ENEMY_ENTRIES[kind] as EnemyEntry;
  other.run.room = boss ? ROOM.boss : elite ? ROOM.elite : ROOM.encounter;
  other.run.rewardKind = kind;
  other.encounters = boss || elite ? [kind] : other.players.map(() => kind);
  startCombat(other);
  advance(other, undefined);
  return other;
};

/** Aborts everything in progress and gives the players their whole decks. */
const leaveRoom = (state: State): void => {
  if (isCombatPhase(state.phase)) tearDown(state);
  state.stack = [];
  state.waiting = [];
  state.pending = [];
  state.ordered = 0;
  state.later = [];
  state.won = 0;
  state.dieWindow = WINDOW.closed;
  state.run.menu = MENU.none;
  closeQuestion(state);
  readyRoomItems(state);
};
