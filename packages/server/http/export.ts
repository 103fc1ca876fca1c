import type {
  OwnCampaignGame,
  OwnLine,
  OwnRatingChange,
  OwnTable,
  StoredDevice,
} from '../store/identity-store.ts';
import type { Store, StoredChannel } from '../store/store.ts';
import { BLOCKS_LIMIT } from './routes-blocks.ts';

/** Rows read by one query, so that a long history is never in memory as a whole. */
const BATCH = 200;

/**
 * Everything that is kept about a person, as pieces of one JSON text. It holds no token, no key, and of a table only what
 * the person did there: neither seed, set-up nor state.
 */
export async function* exportOf(store: Store, person: string): AsyncGenerator<string> {
  yield `{\n"about": ${JSON.stringify('What Three Spires keeps about you. Times are milliseconds since 1970.')}`;
  yield field('profile', await store.profileOf(person));
  yield field('devices', (await store.devicesOf(person)).map(shownDevice));
  yield field(
    'passkeys',
    (await store.passkeysOf(person)).map(({ publicKey: _, person: __, ...shown }) => shown),
  );
  yield field('notices', (await store.channelsOf(person)).map(shownChannel));
  yield field('ratings', await store.allRatingsOf(person));
  yield* list<OwnRatingChange>('ratingChanges', (last) =>
    store.ratingChangesOf(person, last?.table ?? '', BATCH),
  );
  yield field(
    'blocked',
    (await store.blocksOf(person, BLOCKS_LIMIT)).map(({ name }) => name),
  );
  yield field('decks', await store.allDecksOf(person));
  yield field('campaigns', await store.allCampaignsOf(person));
  yield* list<OwnCampaignGame>('campaignGames', (last) =>
    store.campaignGamesOf(person, last?.table ?? '', BATCH),
  );
  yield* list('results', (_, count) => store.resultsOf(person, { practice: true }, count, BATCH));
  yield* list<OwnTable>('tables', (last) => store.allTablesOf(person, last?.table ?? '', BATCH));
  yield* list<OwnLine>('chatLines', (last) => store.linesBy(person, last ?? { table: '', number: 0 }, BATCH));
  yield '\n}\n';
}

const field = (name: string, value: unknown): string =>
  `,\n${JSON.stringify(name)}: ${JSON.stringify(value ?? null)}`;

const shownDevice = ({ name, createdAt, seenAt }: StoredDevice) => ({ name, createdAt, seenAt });

const shownChannel = ({ kind, endpoint, createdAt }: StoredChannel) => ({ kind, endpoint, createdAt });

/** A list, read in batches after the last one that was read, or after a number of them. */
async function* list<Item>(
  name: string,
  read: (last: Item | undefined, count: number) => Promise<readonly Item[]>,
): AsyncGenerator<string> {
  yield `,\n${JSON.stringify(name)}: [`;
  let last: Item | undefined;
  let count = 0;
  for (;;) {
    const batch = await read(last, count);
    for (const item of batch) {
      yield `${count === 0 ? '' : ','}\n${JSON.stringify(item)}`;
      count++;
    }
    last = batch.at(-1);
    if (batch.length < BATCH) break;
  }
  yield '\n]';
}
