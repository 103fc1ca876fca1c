/** The encoders of all games. */
import type { Encoder } from './encoder.ts';
import { mysticSpiresEncoder } from './mystic-spires.ts';
import { slayTheSpireEncoder } from './slay-the-spire.ts';
import { stygianSocietyEncoder } from './stygian-society.ts';

/** The state of a game is known to its own encoder alone. */
const ENCODERS = [
  slayTheSpireEncoder,
  mysticSpiresEncoder,
  stygianSocietyEncoder,
] as readonly object[] as readonly Encoder[];

export const encoderOf = (game: string): Encoder => {
  const found = ENCODERS.find((encoder) => encoder.game === game);
  if (found === undefined) throw new Error(`${game} has no encoder`);
  return found;
};
