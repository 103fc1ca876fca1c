export { answerTask, type ThreadAnswer, type ThreadTask } from './bots/answer-task.ts';
export {
  type BotThreads,
  type BotThreadsNeeds,
  createBotThreads,
  type StartThread,
} from './bots/bot-threads.ts';
export { type Bots, createBots } from './bots/bots.ts';
export {
  type Advice,
  type Answers,
  type BotPool,
  Overloaded,
  type Task,
  thinkHere,
} from './bots/think-here.ts';
export { type Allowances, createAllowances, perHour, perMinute, type Rate } from './common/allowances.ts';
export { type ErrorKind, SessionError, SlowDown, TooMany } from './common/error.ts';
export { createKept } from './common/kept.ts';
export { createLanes } from './common/lanes.ts';
export { validate } from './common/validate.ts';
export type { Bus, BusMessage } from './given/bus.ts';
export { readEnvelope } from './given/bus-message.ts';
export type { Chance } from './given/chance.ts';
export { type Costs, FREE } from './given/costs.ts';
export { type Games, gamesById, type HostedGame, portraitsOf, type Supplier } from './given/games.ts';
export { createNewsroom, type Newsroom } from './given/news.ts';
export type { Packing } from './given/packing.ts';
export type { AnalysisStore, LeaseStore, LineStore, SessionStore } from './given/ports.ts';
export type {
  Addition,
  Advance,
  DueTable,
  GameVersions,
  Held,
  PersonResult,
  ReadAt,
  StoredAnswer,
  StoredClock,
  StoredEntry,
  StoredGame,
  StoredPerson,
  StoredResult,
  StoredSeat,
  StoredTable,
  TableSettings,
} from './given/store.ts';
export { StoreError, type Trouble } from './given/store-error.ts';
export type { Time } from './given/time.ts';
export { isOpenToAll } from './hosting/disclosure.ts';
export { createHost, type Host, type HostNeeds } from './hosting/host.ts';
export { type Answer, type LoadedTable, loadTable, seatHolder } from './hosting/loaded-table.ts';
export { storedTable } from './hosting/stored-table.ts';
export { pastText } from './hosting/update-words.ts';
export { mayBranch, openBranch } from './opening/branch.ts';
export { checkChoice, duelOf, layDuel } from './opening/duel.ts';
export { type DaySeed, type LayingNeeds, newStoredTable, type TableMaking } from './opening/new-table.ts';
export { openNext, openRematch } from './opening/next-game.ts';
export { afterRest, isProvisional, NEW_RATING, type Rating, rated, type Score } from './rating/glicko.ts';
export { type KeptRating, newRating, ratedGame, restedRating } from './rating/rated-game.ts';
export { countsFrom, type Meeting, PAIRING_KEPT_MS, whyUnrated } from './rating/terms.ts';
export { mayMeet, ratingWindow } from './rating/window.ts';
export type { Analyses } from './running/analyses.ts';
export { type Campaigns, createCampaigns } from './running/campaigns.ts';
export { createResults, type Results } from './running/results.ts';
export type { Peers } from './running/together.ts';
export { createUpkeep } from './running/upkeep.ts';
export { admit, requireInvite, requirePlayer, requireUnblocked } from './seating/admission.ts';
export { isBarred, nobodyBarred } from './seating/barred.ts';
export { heldSeats } from './seating/held-seats.ts';
export { claimSeat, comeBack, concedeSeat, offerSeatToBot, releaseSeat } from './seating/seats.ts';
export { createSession, type Session, type SessionNeeds } from './session.ts';
export { type Archives, createArchives } from './showing/archives.ts';
export type { Blocks } from './showing/blocks.ts';
export { type Chat, TALK } from './showing/chat.ts';
export { createReels, isOfEarlierRules } from './showing/reels.ts';
export type { Screen } from './showing/screen.ts';
export { isRated, storedSetupFor, summaryFor } from './showing/summary.ts';
