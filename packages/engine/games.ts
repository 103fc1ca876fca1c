/** The games that the engine plays. */
import { type AnyGame, didYouMean, InputError } from '@three-spires/kernel';
import { mysticSpires } from '@three-spires/mystic-spires';
import { slayTheSpire } from '@three-spires/slay-the-spire';
import { stygianSociety } from '@three-spires/stygian-society';

export const GAMES: readonly AnyGame[] = [slayTheSpire, mysticSpires, stygianSociety];

export const gameNamed = (id: string): AnyGame => {
  const found = GAMES.find((game) => game.id === id);
  if (found !== undefined) return found;
  const known = GAMES.map((game) => game.id);
  throw new InputError(
    `game: there is no game "${id}"${didYouMean(id, known)}; games: ${known.join(', ')}`,
    'game',
  );
};

/** Starts a game. A deck that the set-up leaves open is drawn from the starter decks by the seed. */
export const startGame = (game: AnyGame, setup: unknown, seed: string): unknown =>
  game.start(withDecks(game, game.readSetup(setup), seed), seed);

const withDecks = (game: AnyGame, read: unknown, seed: string): unknown => {
  let setup = read;
  for (let seat = 0; seat < game.seats.most; seat++)
    if (game.leavesChoice?.(setup, seat) === true) setup = game.chooseForBot?.(setup, seat, seed) ?? setup;
  return setup;
};
