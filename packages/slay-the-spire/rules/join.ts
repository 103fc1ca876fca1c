/** Catch Up: new players join between two Acts (STS-33.7, STS-33.8). */
import { closeQuestion, InputError } from '@three-spires/kernel';
import { CHARACTERS, type Character } from '../words/lists.ts';
import { copyState } from './copy.ts';
import type { Emit } from './event.ts';
import { advance } from './loop.ts';
import { canGoOn } from './run/course.ts';
import { newPlayer } from './setup.ts';
import { applyModifiers, preparePlayer } from './start-climb.ts';
import { PHASE, type Player, QUESTION, type State } from './state.ts';

const MOST_PLAYERS = 4;

/** Whether a player may join now: while the party is asked about the next Act (R147). */
export const mayJoin = (state: State): boolean =>
  state.phase === PHASE.actEnd &&
  state.question.kind === QUESTION.party &&
  state.players.length < MOST_PLAYERS &&
  canGoOn(state);

/** The characters a newcomer could play now; none if no player may join. */
export const freeCharacters = (state: State): readonly Character[] =>
  mayJoin(state) ? CHARACTERS.filter((character) => !isPlayed(state, character)) : [];

const isPlayed = ({ players }: State, character: Character): boolean =>
  players.some((player) => player.character === CHARACTERS.indexOf(character));

/** The game with newcomers; throws if they cannot join. */
export const joinGame = (state: State, characters: readonly Character[]): State => {
  checkNewcomers(state, characters);
  const joined = copyState(state);
  addPlayers(joined, characters, undefined);
  return joined;
};

export const checkNewcomers = (state: State, characters: readonly Character[]): void => {
  if (!mayJoin(state)) throw new InputError('players can join only between two Acts (STS-33.7)');
  if (state.players.length + characters.length > MOST_PLAYERS)
    throw new InputError(`characters: at most ${MOST_PLAYERS} players take part (STS-33.8)`);
  for (const character of characters)
    if (isPlayed(state, character))
      throw new InputError(`characters: ${character} is played already (STS-1.8)`);
};

/**
 * Adds newcomers in the rows above; everyone is asked again about the next Act, then the newcomers catch up.
 */
export const addPlayers = (state: State, characters: readonly Character[], emit: Emit): void => {
  for (const character of characters) join(state, character, emit);
  // A newcomer's immediate gains may ask something; then all are asked about the next Act again.
  closeQuestion(state);
  advance(state, emit);
};

const join = (state: State, character: Character, emit: Emit): void => {
  const kind = CHARACTERS.indexOf(character);
  const seat = state.players.length;
  const player = newPlayer(kind, seat + 1);
  state.players.push(player);
  preparePlayer(state, player);
  takeForeignDecks(state, player);
  emit?.({ type: 'playerJoined', seat });
  applyModifiers(state, seat, emit);
  state.run.newcomers |= 1 << seat;
  state.turnSeats |= 1 << seat;
};

/** If others have drawn from this character's decks, what is left of them is used (R107). */
const takeForeignDecks = ({ run }: State, player: Player): void => {
  const rewards = run.foreignRewards[player.character];
  const rares = run.foreignRares[player.character];
  if (rewards === undefined || rares === undefined) return;
  player.rewardDeck = rewards;
  player.rareDeck = rares;
  run.foreignRewards[player.character] = [];
  run.foreignRares[player.character] = [];
};
