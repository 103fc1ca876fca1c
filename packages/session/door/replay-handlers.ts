import { defined, seenBy } from '@three-spires/kernel';
import { isOnlyEnd, seatCount, tableLog } from '@three-spires/table';
import { SessionError } from '../common/error.ts';
import { createKept } from '../common/kept.ts';
import type { Games } from '../given/games.ts';
import type { StoredTable } from '../given/store.ts';
import { isOpenToAll } from '../hosting/disclosure.ts';
import type { Host } from '../hosting/host.ts';
import { seatHolder } from '../hosting/loaded-table.ts';
import { storedTable } from '../hosting/stored-table.ts';
import { pastText } from '../hosting/update-words.ts';
import { mayBranch } from '../opening/branch.ts';
import type { SummaryAnswer } from '../protocol/index.ts';
import type { Analyses } from '../running/analyses.ts';
import type { Campaigns } from '../running/campaigns.ts';
import { admit } from '../seating/admission.ts';
import { heldSeats } from '../seating/held-seats.ts';
import type { Archives } from '../showing/archives.ts';
import type { Hints } from '../showing/hints.ts';
import { createReels, isOfEarlierRules } from '../showing/reels.ts';
import { storedSetupFor } from '../showing/summary.ts';
import type { DoorStore } from '../stores/index.ts';
import type { Caller } from './caller.ts';
import type { Handlers } from './handlers.ts';
import { createWatching, earlierRules } from './watching.ts';

const PICTURES_LIMIT = 64;
/** The same for every table, so that a moment depends only on what its seat knows. */
const MOMENT_SEED = 'moment';
const SUMMARIES_KEPT = 50;

type ReplayNeeds = {
  readonly store: DoorStore;
  readonly host: Host;
  readonly games: Games;
  readonly archives: Archives;
  readonly analyses: Analyses;
  readonly campaigns: Campaigns;
  readonly hints: Pick<Hints, 'allowedAt'>;
};

/** Replays, analyses and summaries of games. */
export const replayHandlers = (
  needs: ReplayNeeds,
): Handlers<'replay' | 'replayPictures' | 'moment' | 'analysis' | 'beginAnalysis' | 'summary'> => {
  const { store, host, games, archives, analyses, campaigns, hints } = needs;
  const reels = createReels(needs);
  const summaries = createKept<unknown>(SUMMARIES_KEPT);

  const open = createWatching(store);

  /** An analysis reveals every seat's options, so it waits until all seats may be seen. */
  const finished = async (caller: Caller, id: string): Promise<StoredTable> => {
    const stored = await storedTable(store, id);
    if (await isOpenToAll(store, stored)) return stored;
    admit(stored, (await caller.known())?.id, undefined);
    throw stillPlayed();
  };

  /** The story, from the archive if the rules have changed since; otherwise what is known without one. */
  const storyOf = async (stored: StoredTable): Promise<Pick<SummaryAnswer, 'summary' | 'past'>> => {
    const { id } = stored;
    const archive = isOfEarlierRules(games, stored) ? await archives.of(id) : undefined;
    if (archive !== undefined) return { summary: archive.summary };
    try {
      const { table } = await host.table(id);
      // A request right after the end must not precede the campaign update.
      await campaigns.enter(id);
      if (isOnlyEnd(table)) return pastOf(stored);
      return { summary: summaries(id, () => table.game.summarise?.(table.game, tableLog(table))) };
    } catch (error) {
      if (error instanceof SessionError && error.kind === 'gone') return pastOf(stored);
      throw error;
    }
  };

  return {
    async replay(caller, { table, seat, invite }) {
      const { stored, person, isOpen, eyes, mine, viewer } = await open(caller, table, invite, seat);
      const { playback, isArchived } = await reels.of(stored);
      return {
        table: stored.id,
        game: stored.game,
        rulesVersion: stored.rulesVersion,
        setup: storedSetupFor(games, stored, mine, isOpen),
        status: stored.outcome === undefined ? 'playing' : 'finished',
        ...defined({ outcome: stored.outcome }),
        seats: stored.seats.map((each) => ({
          seat: each.seat,
          name: seatHolder(each).name,
          mine: mine.includes(each.seat),
        })),
        eyes,
        viewer,
        mayBranch: !isArchived && mayBranch(stored, isOpen, person?.id),
        moves: playback.moves(viewer),
      };
    },

    async replayPictures(caller, { table, seat, invite, from, count }) {
      const { stored, viewer } = await open(caller, table, invite, seat);
      const { playback } = await reels.of(stored);
      return { from, viewer, pictures: playback.pictures(viewer, from, Math.min(count, PICTURES_LIMIT)) };
    },

    async moment(caller, { table, seat: wanted, invite, at }) {
      const { stored, isOpen, eyes, viewer } = await open(caller, table, invite, wanted);
      if (viewer === 'spectator')
        throw new SessionError(
          'forbidden',
          'not-your-seat',
          'Only players may ask what if while a game goes on.',
          'seat',
        );
      // The same rule as for hints: bots must not play what people have agreed to play alone.
      if (!isOpen && !hints.allowedAt(await host.table(table)))
        throw new SessionError(
          'forbidden',
          'hints-off',
          'Hints are off at this table, so bots do not play it out.',
        );
      const { playback } = await reels.of(stored);
      const game = games.get(stored.game)?.game;
      if (playback.state === undefined || game === undefined)
        throw earlierRules('so nobody can play on in it');
      const moves = playback.moves(viewer).length;
      const number = at ?? moves;
      const state = playback.state(number);
      if (state === undefined)
        throw new SessionError('missing', 'no-such-moment', `This game has ${moves} moves.`, 'at');
      if (viewer >= seatCount(game, state))
        throw new SessionError('missing', 'no-such-moment', 'This player had not joined yet.', 'seat');
      const seats = stored.seats.map((each) => ({ seat: each.seat, name: seatHolder(each).name }));
      // Of a finished duel everything may be known. Elsewhere the order of decks could tell the future of the same seed.
      const isShown = isOpen && game.rivals === true;
      return {
        table: stored.id,
        game: stored.game,
        rulesVersion: stored.rulesVersion,
        at: number,
        seat: viewer,
        seats,
        eyes,
        isOpen: isShown,
        state: isShown ? state : seenBy(game, state, viewer, MOMENT_SEED).state,
      };
    },

    analysis: async (caller, { table }) => analyses.of(await finished(caller, table)),

    async beginAnalysis(caller, { table }) {
      const stored = await finished(caller, table);
      const { id } = await caller.person();
      return await analyses.begin(stored, id);
    },

    async summary(caller, { table }) {
      const stored = await storedTable(store, table);
      if (stored.outcome === undefined) throw stillPlayed();
      const person = await caller.known();
      const isOpen = await isOpenToAll(store, stored);
      // During a match, its finished games are only for its players.
      if (!isOpen) admit(stored, person?.id, undefined);
      const told = await storyOf(stored);
      const entry = person && (await store.campaignEntry(person.id, table));
      return {
        table,
        game: stored.game,
        setup: storedSetupFor(games, stored, heldSeats(stored, person?.id), isOpen),
        outcome: stored.outcome,
        practice: stored.practice,
        createdAt: stored.createdAt,
        changedAt: stored.changedAt,
        seats: stored.seats.map((seat) => ({
          seat: seat.seat,
          name: seatHolder(seat).name,
          mine: person !== undefined && seat.person === person.id,
        })),
        ...told,
        ...(entry === undefined ? {} : { news: entry.news }),
      };
    },
  };
};

const stillPlayed = (): SessionError =>
  new SessionError('conflict', 'still-played', 'This game is not over yet.', 'table');

const pastOf = (stored: StoredTable) => ({
  summary: undefined,
  past: pastText(stored, stored.seats.map(seatHolder)),
});
