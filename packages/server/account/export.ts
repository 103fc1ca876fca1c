import type { Games } from '@three-spires/session';
import { BLOCKS_LIMIT } from '@three-spires/session/door';
import type {
  OwnCampaignGame,
  OwnLine,
  OwnRatingChange,
  OwnTable,
  StoredChannel,
  StoredDevice,
} from '@three-spires/session/stores';
import type { Store } from '../store/store.ts';
import { exportedGame } from './export-game.ts';

/** Rows per query, so that a long history is never in memory as a whole. */
const BATCH = 200;

type ExportNeeds = { readonly store: Store; readonly games: Games };

const ABOUT =
  'What Three Spires keeps about you. Each table has the log of its game: all of it once the game is over, until then your own moves. A move is a number of the rules of that version.';

/**
 * Everything stored about a person, as pieces of one JSON text. Memory holds at most a batch of rows or the
 * log of one game. The export contains no token and no key, and of each table only what the person did there
 * and may see.
 */
export async function* exportOf(needs: ExportNeeds, person: string): AsyncGenerator<string> {
  const { store } = needs;
  yield `{\n"about": ${JSON.stringify(ABOUT)}`;
  const profile = await store.profileOf(person);
  yield field('profile', profile && dated(profile));
  yield field('devices', (await store.devicesOf(person)).map(shownDevice).map(dated));
  yield field(
    'passkeys',
    (await store.passkeysOf(person)).map(({ publicKey: _, person: __, ...shown }) => dated(shown)),
  );
  yield field('accessTokens', (await store.tokensOf(person)).map(dated));
  yield field('botAccounts', (await store.botsOf(person)).map(dated));
  yield field('notices', (await store.channelsOf(person)).map(shownChannel).map(dated));
  yield field('ratings', (await store.allRatingsOf(person)).map(dated));
  yield* list<OwnRatingChange>('ratingChanges', (last) =>
    store.ratingChangesOf(person, last?.table ?? '', BATCH),
  );
  yield field(
    'blocked',
    (await store.blocksOf(person, BLOCKS_LIMIT)).map(({ name }) => name),
  );
  yield field('decks', (await store.allDecksOf(person)).map(dated));
  yield field('campaigns', (await store.allCampaignsOf(person)).map(dated));
  yield* list<OwnCampaignGame>('campaignGames', (last) =>
    store.campaignGamesOf(person, last?.table ?? '', BATCH),
  );
  yield* list('results', (_, count) => store.resultsOf(person, { practice: true }, count, BATCH));
  yield* list<OwnTable>(
    'tables',
    (last) => store.allTablesOf(person, last?.table ?? '', BATCH),
    async (own) => ({ ...dated(own), ...(await exportedGame(needs, own.table, person)) }),
  );
  yield* list<OwnLine>('chatLines', (last) => store.linesBy(person, last ?? { table: '', number: 0 }, BATCH));
  yield '\n}\n';
}

/** Converts the row's own timestamps to dates. Data of a game in the row stays unchanged. */
const dated = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) =>
      typeof value === 'number' && (name === 'at' || name.endsWith('At'))
        ? [name, new Date(value).toISOString()]
        : [name, value],
    ),
  );

const field = (name: string, value: unknown): string =>
  `,\n${JSON.stringify(name)}: ${JSON.stringify(value ?? null)}`;

const shownDevice = ({ name, createdAt, seenAt }: StoredDevice) => ({ name, createdAt, seenAt });

const shownChannel = ({ kind, endpoint, createdAt }: StoredChannel) => ({ kind, endpoint, createdAt });

/** A list read in batches, each starting after the last item read or after a number of items. */
async function* list<Item extends object>(
  name: string,
  read: (last: Item | undefined, count: number) => Promise<readonly Item[]>,
  shown: (item: Item) => object | Promise<object> = dated,
): AsyncGenerator<string> {
  yield `,\n${JSON.stringify(name)}: [`;
  let last: Item | undefined;
  let count = 0;
  for (;;) {
    const batch = await read(last, count);
    for (const item of batch) {
      yield `${count === 0 ? '' : ','}\n${JSON.stringify(await shown(item))}`;
      count++;
    }
    last = batch.at(-1);
    if (batch.length < BATCH) break;
  }
  yield '\n]';
}
