/** Adds bots' opinions to a library: to every counted entry, and as a sort order. */
import { opinionOf, shareTaken } from '@three-spires/bots/opinion';
import type { BotOpinions, Entry, LibraryGame } from '../game/library.ts';
import { say } from '../text/say.ts';

/** What is taken most often comes first; what was offered too rarely has no rank. */
const rankIn =
  ({ told }: BotOpinions) =>
  ({ kind, id }: Entry): number | undefined => {
    const share = told.chosen.includes(kind) ? shareTaken(opinionOf(told, id)) : undefined;
    return share === undefined ? undefined : -share;
  };

export const withOpinions = (game: LibraryGame, opinions: BotOpinions): LibraryGame => ({
  ...game,
  opinions,
  sorts: [...game.sorts, { key: 'bots', name: say('library.sort.bots'), rank: rankIn(opinions) }],
});
