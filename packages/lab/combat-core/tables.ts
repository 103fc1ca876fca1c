/** Writes the compiled content of the game, and a fight of it, into the memory of the flat core. */
import {
  ALIVE,
  CODES,
  ENEMY_ENTRIES,
  FACES,
  type Player,
  ROUTINES,
  STREAM,
  type State,
} from '@three-spires/slay-the-spire/for-bots';
import { LIMITS } from '@three-spires/slay-the-spire/library';
import * as at from './layout.ts';

const KNOWN = {
  hitEnemies: at.HIT_ENEMIES,
  hitPlayers: at.HIT_PLAYERS,
  endAttack: at.END_ATTACK,
  block: at.GAIN_BLOCK,
  tokenOnEnemies: at.TOKEN_ON_ENEMIES,
  tokenOnSelfEnemy: at.TOKEN_ON_SELF,
  blockSelfEnemy: at.BLOCK_SELF,
} as const;

/** The core knows some numbers of the game by heart. They must be the game's. */
const checkNumbers = (): void => {
  for (const [name, code] of Object.entries(KNOWN))
    if (CODES[code] !== name) throw new Error(`step ${code} is ${CODES[code]}, not ${name}`);
  const { strength, vulnerable, block } = LIMITS;
  if (strength !== at.MOST_STRENGTH || vulnerable !== at.MOST_VULNERABLE || block !== at.MOST_BLOCK)
    throw new Error('the limits of the game have changed');
};

/** Writes the tables; gives the first cell after them. */
export const writeTables = (cells: Int32Array): number => {
  checkNumbers();
  let next = at.HEAD_CELLS;
  cells[at.FACES_AT] = next;
  for (const { cost, routine } of FACES) {
    cells[next++] = cost;
    cells[next++] = routine;
  }
  cells[at.ENEMIES_AT] = next;
  for (const { actions, modes } of ENEMY_ENTRIES)
    for (let face = 0; face < at.ENEMY_CELLS; face++)
      cells[next++] = actions[modes[0]?.byDie[face] ?? -1]?.routine ?? -1;
  cells[at.ROUTINES_AT] = next;
  let step = next + ROUTINES.length + 1;
  for (const routine of ROUTINES) {
    cells[next++] = step;
    for (const { code, base, times, kind } of routine) {
      cells.set([code, base, times, kind], step);
      step += at.OP_CELLS;
    }
  }
  cells[next] = step;
  return step;
};

const writePile = (cells: Int32Array, cell: number, pile: readonly number[]): void => {
  cells[cell] = pile.length;
  cells.set(pile, cell + 1);
};

export const writeFight = (cells: Int32Array, state: number, from: State): void => {
  const [player, enemy] = [from.players[0] as Player, from.enemies[0]];
  if (enemy === undefined || enemy.status !== ALIVE) throw new Error('there is no enemy to fight');
  const { hp, energy, block, strength, vulnerable, weak } = player;
  cells.set([at.GOING_ON, from.round, from.die, hp, energy, block, strength, vulnerable, weak], state);
  cells.set(
    [enemy.kind, enemy.hp, enemy.block, enemy.strength, enemy.vulnerable, enemy.weak],
    state + at.KIND,
  );
  const words = (stream: number): number[] => from.random.slice(stream * 4, stream * 4 + 4);
  cells.set([...words(STREAM.shuffle), ...words(STREAM.die)], state + at.SHUFFLES);
  writePile(cells, state + at.HAND, player.hand);
  writePile(cells, state + at.DRAW, player.draw);
  writePile(cells, state + at.DISCARD, player.discard);
};
