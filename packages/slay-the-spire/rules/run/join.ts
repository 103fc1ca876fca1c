/** Catch Up: new players join between two Acts (STS-33.7, STS-33.8). */
import { InputError } from '@three-spires/kernel';
import { CHARACTERS, type Character } from '../../words/lists.ts';
import { copyState } from '../copy.ts';
import { advance } from '../resolve.ts';
import { newPlayer } from '../setup.ts';
import { PHASE, type Player, QUESTION, type State } from '../state.ts';
import { canGoOn } from './course.ts';
import { applyModifiers, preparePlayer } from './start.ts';

const MOST_PLAYERS = 4;

/** Whether somebody may join now: the party is asked about the next Act (R147). */
export const mayJoin = (state: State): boolean =>
  state.phase === PHASE.actEnd &&
  state.question.kind === QUESTION.party &&
  state.players.length < MOST_PLAYERS &&
  canGoOn(state);

/** The game with newcomers in the rows above; all are asked again about the next Act, and then they catch up. */
export const joinGame = (state: State, characters: readonly Character[]): State => {
  if (!mayJoin(state)) throw new InputError('players can join only between two Acts (STS-33.7)');
  if (state.players.length + characters.length > MOST_PLAYERS)
    throw new InputError(`characters: at most ${MOST_PLAYERS} players take part (STS-33.8)`);
  const joined = copyState(state);
  for (const character of characters) join(joined, character);
  // What a newcomer gains at once may ask something; then all are asked about the next Act again.
  joined.question.kind = QUESTION.none;
  advance(joined, undefined);
  return joined;
};

const join = (state: State, character: Character): void => {
  const kind = CHARACTERS.indexOf(character);
  if (state.players.some((player) => player.character === kind))
    throw new InputError(`characters: ${character} is played already (STS-1.8)`);
  const seat = state.players.length;
  const player = newPlayer(kind, seat + 1);
  state.players.push(player);
  preparePlayer(state, player);
  takeForeignDecks(state, player);
  applyModifiers(state, seat, undefined);
  state.run.newcomers |= 1 << seat;
  state.turnSeats |= 1 << seat;
};

/** Where others have drawn from this character's decks before, what is left of them is used (R107). */
const takeForeignDecks = ({ run }: State, player: Player): void => {
  const rewards = run.foreignRewards[player.character];
  const rares = run.foreignRares[player.character];
  if (rewards === undefined || rares === undefined) return;
  player.rewardDeck = rewards;
  player.rareDeck = rares;
  run.foreignRewards[player.character] = [];
  run.foreignRares[player.character] = [];
};
