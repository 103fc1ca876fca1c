/** The games the lab knows. */
import { type AnyGame, didYouMean, InputError } from '@three-spires/kernel';
import { slayTheSpire } from '@three-spires/slay-the-spire';
import { CHARACTERS } from '@three-spires/slay-the-spire/library';
import { checkState, conserved } from '@three-spires/slay-the-spire/properties';

export type LabGame = {
  readonly game: AnyGame;
  /** Every set-up worth playing with so many players. */
  readonly setups: (players: number) => unknown[];
  /** What the seats of a state are called in sentences. */
  readonly seatNames: (state: unknown) => string[];
  /** Looks at a fresh state and gives the check of all that follow: what is wrong with them, in words. */
  readonly watch: (fresh: unknown) => (state: unknown) => readonly string[];
};

/** Every choice of so many items, in the order of the list. */
const combinations = <Item>(items: readonly Item[], size: number): Item[][] => {
  if (size === 0) return [[]];
  return items.flatMap((item, at) =>
    combinations(items.slice(at + 1), size - 1).map((others) => [item, ...others]),
  );
};

type SpireState = Parameters<typeof checkState>[0];

const GAMES: readonly LabGame[] = [
  {
    game: slayTheSpire,
    setups: (players) => combinations(CHARACTERS, players).map((characters) => ({ characters })),
    seatNames: (state) => (state as SpireState).players.map(({ character }) => CHARACTERS[character] ?? ''),
    watch: (fresh) => {
      const origin = conserved(fresh as SpireState);
      return (state) => checkState(state as SpireState, origin);
    },
  },
];

export const findGame = (id: string): LabGame => {
  const found = GAMES.find(({ game }) => game.id === id);
  if (found !== undefined) return found;
  const known = GAMES.map(({ game }) => game.id);
  throw new InputError(`there is no game "${id}"${didYouMean(id, known)}; games: ${known.join(', ')}`);
};
