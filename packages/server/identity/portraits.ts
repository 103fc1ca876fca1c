import { createHash } from 'node:crypto';
import type { HostedGame } from '@three-spires/session';

/** The portraits of all games, by ids such as `slay-the-spire/figure/ironclad`. */
export const portraitsOf = (games: readonly HostedGame[]): readonly string[] =>
  games.flatMap(({ game, portraits = [] }) => portraits.map((picture) => `${game.id}/${picture}`));

/** The portrait that a person has before they choose one; undefined where there are none. */
export const firstPortrait = (portraits: readonly string[], person: string): string | undefined => {
  const number = createHash('sha256').update(person).digest().readUInt32BE();
  return portraits[number % portraits.length];
};
