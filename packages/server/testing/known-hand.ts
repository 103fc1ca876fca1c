/** A toy game and a rating of its moves that show whether anything hidden was used. */
import { type AnyGame, createRandom, fingerprint, type Move, type Seen, shuffle } from '@three-spires/kernel';
import { type ToyState, toyGame } from '@three-spires/table/toy-game';

/** The first seat always holds the same cards; the seed deals the others. */
const start: AnyGame['start'] = (setup, seed) => {
  const state: ToyState = toyGame.start(setup, 'the same hand');
  const hidden = [...(state.players[1]?.hand ?? []), ...state.deck];
  shuffle(createRandom(seed, 1), 0, hidden);
  const [first, second] = state.players as [ToyState['players'][0], ToyState['players'][0]];
  state.players = [first, { ...second, hand: hidden.splice(0, second.hand.length) }];
  state.deck = hidden;
  state.random = createRandom(seed, 1);
  return state;
};
export const KNOWN_HAND: AnyGame = { ...toyGame, start };

/** Rates moves by everything in the state that it is shown: an analysis or a hint would change with any of it. */
export const rateByState = ({ state }: Seen, moves: readonly Move[]) =>
  moves.map((move) => ({
    move,
    chance: Number.parseInt(fingerprint([state, move]).slice(0, 6), 16) / 0x1000000,
    error: 0.01,
  }));
