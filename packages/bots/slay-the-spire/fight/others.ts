/**
 * The end of a turn in a party. Players who have not played yet will play: a search that assumed the others
 * idle would see them die to every attack of a Boss, find all plans equally lost, and stop blocking.
 */
import {
  createMoveList,
  hasSeat,
  type Move,
  type MoveList,
  type Seat,
  type SeatSet,
} from '@three-spires/kernel';
import {
  copyState,
  finishTurn,
  type Player,
  playerAt,
  type State,
} from '@three-spires/slay-the-spire/for-bots';
import { isLost } from './value.ts';

/** The expected Block of a player still to play: this much, and more in each Act. */
const COVER = 2;
/** Block that keeps anyone alive (STS-38.4). */
const MOST_BLOCK = 20;
/** The chance that a player expected to die finds a way to survive. */
const SAVED = 0.5;

/** The players other than the seat who have not ended their turn. */
export const othersInTurn = ({ players, turnSeats }: State, seat: Seat): SeatSet => {
  let seats = 0;
  for (let each = 0; each < players.length; each++)
    if (each !== seat && (players[each] as Player).done === 0) seats |= (1 << each) & turnSeats;
  return seats;
};

/** An ended turn, its probability, and the Block that players who die in it lack. */
export type TurnEnd = { readonly state: State; readonly odds: number; readonly lacking: number };

type Pick = (state: State, seat: Seat, list: MoveList) => Move;
const list = createMoveList();

/**
 * The position after all players' turns and the enemies'. `toPlay` are players who are still to play,
 * `played` those of them whose imagined plays are already in the position.
 */
export const endTurn = (state: State, toPlay: SeatSet, played: SeatSet, pick: Pick): TurnEnd => {
  const likely = endWith(state, toPlay & ~played, COVER + state.run.act, pick);
  if (!isLost(likely) || state.players.length === 1) return { state: likely, odds: 1, lacking: 0 };
  const lacking = lackingIn(state, pick);
  if (!hasSeat(toPlay, likely.fallen)) return { state: likely, odds: 1, lacking };
  const saved = endWith(state, toPlay, MOST_BLOCK, pick);
  playerAt(saved, likely.fallen).hp = Math.min(1, playerAt(saved, likely.fallen).hp);
  return { state: saved, odds: SAVED, lacking };
};

/** The additional Block that players would need to survive a turn in which they die. */
const lackingIn = (state: State, pick: Pick): number => {
  const end = copyState(state);
  for (const player of end.players) player.block = MOST_BLOCK;
  finishTurn(end, list, pick);
  let lacking = 0;
  for (let seat = 0; seat < end.players.length; seat++) {
    const { block, hp } = playerAt(state, seat);
    const after = playerAt(end, seat);
    const lost = MOST_BLOCK - after.block + hp - after.hp;
    lacking += Math.max(0, lost - block - hp + 1);
  }
  return lacking;
};

const endWith = (state: State, covered: SeatSet, cover: number, pick: Pick): State => {
  const end = copyState(state);
  for (let seat = 0; seat < end.players.length; seat++)
    if (hasSeat(covered, seat)) addBlock(playerAt(end, seat), cover);
  finishTurn(end, list, pick);
  for (let seat = 0; seat < end.players.length; seat++) {
    const player = playerAt(end, seat);
    if (hasSeat(covered, seat)) player.block = Math.min(player.block, playerAt(state, seat).block);
  }
  return end;
};

const addBlock = (player: Player, cover: number): void => {
  player.block = Math.min(MOST_BLOCK, player.block + cover);
};
