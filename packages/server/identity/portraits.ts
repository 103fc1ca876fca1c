import { createHash } from 'node:crypto';
import type { HostedGame } from '@three-spires/session';

/** The portraits of all games, by ids such as `slay-the-spire/figure/ironclad`. */
export const portraitsOf = (games: readonly HostedGame[]): readonly string[] =>
  games.flatMap(({ game, portraits = [] }) => portraits.map((picture) => `${game.id}/${picture}`));

/** The portrait of a person who has not chosen one; undefined if there are no portraits. */
export const firstPortrait = (portraits: readonly string[], person: string): string | undefined => {
  const number = createHash('sha256').update(person).digest().readUInt32BE();
  return portraits[number % portraits.length];
};
