import { canonicalJson, fingerprint, InputError } from '@three-spires/kernel';
import { SessionError } from '../common/error.ts';
import type { Costs } from '../given/costs.ts';
import type { Games } from '../given/games.ts';
import type { StoredPerson } from '../given/store.ts';
import type { ImportBody, LeftOut, MovedFile } from '../protocol/index.ts';
import type { Arrivals, ArrivingDeck, ArrivingResult, ArrivingTable, DoorStore } from '../stores/index.ts';
import { type ReadNeeds, readGame } from './read-game.ts';

export type ArrivalNeeds = ReadNeeds & {
  readonly store: DoorStore;
  readonly costs: Pick<Costs, 'hold'>;
  readonly decksLimit: number;
};

/** What a file brings, after everything in it has been checked, and what it does not bring. */
export type CheckedFile = {
  readonly arrivals: Arrivals;
  readonly games: readonly { readonly from: string; readonly arriving: ArrivingTable }[];
  readonly knownGames: readonly { readonly from: string; readonly table: string }[];
  readonly known: number;
  readonly campaignsKept: readonly string[];
  readonly leftOut: readonly LeftOut[];
};

/** Checks all of a file before anything of it is stored. Throws a SessionError that names what is wrong. */
export const checkFile = async (
  needs: ArrivalNeeds,
  person: StoredPerson,
  { file, replaceCampaigns = false }: ImportBody,
): Promise<CheckedFile> => {
  const { games, leftOut, knownGames, known } = await checkGames(needs, person, file);
  const decks = await checkDecks(needs, person.id, file);
  const {
    campaigns,
    kept,
    known: knownCampaigns,
  } = await checkCampaigns(needs, person.id, file, replaceCampaigns);
  return {
    arrivals: {
      tables: games.map(({ arriving }) => arriving),
      decks: decks.added,
      campaigns,
      results: checkResults(needs.games, file),
    },
    games,
    knownGames,
    known: known + decks.known + knownCampaigns,
    campaignsKept: kept,
    leftOut,
  };
};

const checkGames = async (
  needs: ArrivalNeeds,
  person: StoredPerson,
  file: MovedFile,
): Promise<Pick<CheckedFile, 'games' | 'leftOut' | 'knownGames' | 'known'>> => {
  const games: CheckedFile['games'][number][] = [];
  const leftOut: LeftOut[] = [];
  const knownGames: CheckedFile['knownGames'][number][] = [];
  const read = new Set<string>();
  let known = 0;
  for (const [at, moved] of file.games.entries()) {
    await letOthersWork(needs);
    const arriving = readGame(needs, moved, person, `file.games.${at}`);
    const { table, game } = moved;
    if ('why' in arriving) {
      leftOut.push({ table, game, why: arriving.why });
      continue;
    }
    const likeness = logText(arriving);
    const own = await knownTable(needs.store, person.id, arriving);
    if (own !== undefined) knownGames.push({ from: table, table: own });
    if (own !== undefined || read.has(likeness)) known++;
    else games.push({ from: table, arriving: await inFreeMatch(needs, arriving, games) });
    read.add(likeness);
  }
  return { games, leftOut, knownGames, known };
};

/**
 * Another course of the same game of a match may be here already, or stand earlier in the file. Then this one begins a
 * match of its own with the same score.
 */
export const inFreeMatch = async (
  { store, chance }: Pick<ArrivalNeeds, 'store' | 'chance'>,
  arriving: ArrivingTable,
  others: CheckedFile['games'] = [],
): Promise<ArrivingTable> => {
  const { match } = arriving.table;
  if (match === undefined) return arriving;
  const isSame = ({ arriving: { table } }: CheckedFile['games'][number]): boolean =>
    table.match?.id === match.id && table.match.number === match.number;
  const isFree = !others.some(isSame) && (await store.gameOfMatch(match.id, match.number)) === undefined;
  if (isFree) return arriving;
  return { ...arriving, table: { ...arriving.table, match: { ...match, id: `${match.id}/${chance.id()}` } } };
};

/** A long file is checked game by game, so that others are served in between. */
const letOthersWork = async ({ time, costs }: ArrivalNeeds): Promise<void> => {
  const payAgain = costs.hold();
  await new Promise<void>((resolve) => time.after(0, resolve));
  payAgain();
};

const logText = ({ table: { game, seed, setup }, entries }: ArrivingTable): string =>
  canonicalJson({ game, seed, setup, log: entries.map(({ entry }) => entry) });

/** The person's table with the same game, set-up, seed and log. */
export const knownTable = async (
  store: DoorStore,
  person: string,
  arriving: ArrivingTable,
): Promise<string | undefined> => {
  const { game, seed, setup, lastSeq } = arriving.table;
  const log = canonicalJson(arriving.entries.map(({ entry }) => entry));
  for (const id of await store.tablesLike(person, { game, seed, lastSeq })) {
    const stored = await store.gameById(id);
    if (stored === undefined || canonicalJson(stored.setup) !== canonicalJson(setup)) continue;
    if (canonicalJson(await store.logOf(id)) === log) return id;
  }
  return undefined;
};

const checkDecks = async (
  { store, games, decksLimit }: ArrivalNeeds,
  person: string,
  file: MovedFile,
): Promise<{ readonly added: readonly ArrivingDeck[]; readonly known: number }> => {
  if (file.decks.length === 0) return { added: [], known: 0 };
  const own = new Map((await store.allDecksOf(person)).map(({ id, list }) => [id, canonicalJson(list)]));
  const count = own.size;
  const added: ArrivingDeck[] = [];
  for (const [at, { game, id, deck }] of file.decks.entries()) {
    if (games.get(game)?.decks !== true)
      throw new SessionError(
        'invalid',
        'no-decks',
        `file.decks.${at}.game: nobody builds decks for "${game}" here`,
        `file.decks.${at}.game`,
      );
    const list = canonicalJson(deck);
    // A deck that was changed in one of the two worlds is kept in both forms.
    const free = own.has(id) && own.get(id) !== list ? `copy-${fingerprint(deck)}` : id;
    if (own.has(free)) continue;
    own.set(free, list);
    added.push({ game, id: free, list: deck });
  }
  if (count + added.length > decksLimit)
    throw new SessionError(
      'conflict',
      'too-many-decks',
      `You keep ${count} decks and the file brings ${added.length} more; at most ${decksLimit} are kept. Delete some first.`,
      'file.decks',
    );
  return { added, known: file.decks.length - added.length };
};

const checkCampaigns = async (
  { store, games }: ArrivalNeeds,
  person: string,
  file: MovedFile,
  isReplaced: boolean,
) => {
  const campaigns: { game: string; campaign: unknown }[] = [];
  const kept: string[] = [];
  let known = 0;
  for (const [at, { game, campaign: given }] of file.campaigns.entries()) {
    const campaign = readCampaign(games, game, given, `file.campaigns.${at}`);
    const own = await store.campaignOf(person, game);
    if (own !== undefined && canonicalJson(own.data) === canonicalJson(campaign)) known++;
    else if (own === undefined || isReplaced) campaigns.push({ game, campaign });
    else kept.push(game);
  }
  return { campaigns, kept, known };
};

const readCampaign = (games: Games, game: string, campaign: unknown, field: string): unknown => {
  const rules = games.get(game)?.game.campaign;
  if (rules === undefined)
    throw new SessionError(
      'invalid',
      'no-campaign',
      `${field}.game: there is no campaign of "${game}" here`,
      field,
    );
  try {
    return rules.read(campaign);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new SessionError('invalid', 'bad-campaign', `${field}: ${error.message}`, field);
  }
};

/** Results of games whose tables are not in any file. */
const checkResults = (games: Games, file: MovedFile): readonly ArrivingResult[] =>
  file.results.map(({ game, ...result }, at): ArrivingResult => {
    const field = `file.results.${at}`;
    if (!games.has(game))
      throw new SessionError(
        'invalid',
        'unknown-game',
        `${field}.game: there is no game "${game}" here`,
        field,
      );
    if (result.endedAt < result.beganAt)
      throw new SessionError('invalid', 'bad-result', `${field}.endedAt: a game ends after it begins`, field);
    return { game, ...result };
  });
