import type { BlockedStore } from '../given/ports.ts';
import type { BlockStore } from '../stores/index.ts';
import { forgetChallenges } from './challenges.ts';
import type { Memory, MemoryNeeds } from './data.ts';
import { kept, keyOf, sorted, taken } from './rows.ts';

type Blocks = Omit<BlockStore, 'personNamed'> & BlockedStore;

export const blockStore = ({ memory }: MemoryNeeds): Blocks => {
  const { blocks, people, reports, held, lines } = memory;
  return {
    blockedBy: async (person) => blocks.in(person).map(({ blocked }) => blocked),

    isBlockBetween: async (person, others) => others.some((other) => isBlockedPair(memory, person, other)),

    async blocksOf(person, limit) {
      return sorted(
        blocks.in(person),
        ({ at }) => -at,
        ({ blocked }) => blocked,
      )
        .flatMap(({ blocked }) => {
          const name = people.get(blocked)?.name;
          return name === undefined ? [] : [{ id: blocked, name }];
        })
        .slice(0, limit);
    },

    async addBlock(person, blocked, at, limit) {
      if (blocks.in(person).length >= limit) return false;
      if (blocks.get(keyOf(person, blocked)) === undefined) blocks.put({ person, blocked, at });
      return true;
    },

    async removeBlock(person, blocked) {
      const row = blocks.get(keyOf(person, blocked));
      if (row !== undefined) blocks.remove(row);
    },

    tookPart: async (table, person) =>
      [...held.in(table), ...lines.in(table)].some((row) => row.person === person),

    async addReport({ lines: said, ...report }, { place, keptAfter, most }) {
      const isSame = (other: typeof report): boolean =>
        other.reporter.id === report.reporter.id &&
        other.about.id === report.about.id &&
        other.table === report.table;
      for (const row of reports.all()) if (row.at < keptAfter || isSame(row)) reports.remove(row);
      if (reports.all().length >= most) makeRoom(memory);
      reports.put({ ...report, lines: kept(said), place });
    },

    async countReports(after, by) {
      const isBy = (row: { readonly reporter: { readonly id: string }; readonly place: string }): boolean =>
        'reporter' in by ? row.reporter.id === by.reporter : row.place === by.place;
      return reports.all().filter((row) => row.at > after && isBy(row)).length;
    },

    async reports(limit) {
      return sorted(
        reports.all(),
        ({ at }) => -at,
        ({ id }) => id,
      )
        .slice(0, limit)
        .map(({ place: _, lines: said, ...report }) => ({ ...report, lines: taken(said) }));
    },
  };
};

/** Removes the oldest report from the address with the most reports. */
const makeRoom = ({ reports }: Memory): void => {
  const counts = new Map<string, number>();
  for (const { place } of reports.all()) counts.set(place, (counts.get(place) ?? 0) + 1);
  const [fullest] = sorted([...counts], ([, count]) => -count);
  const [oldest] = sorted(
    reports.all().filter(({ place }) => place === fullest?.[0]),
    ({ at }) => at,
    ({ id }) => id,
  );
  if (oldest !== undefined) reports.remove(oldest);
};

export const isBlockedPair = ({ blocks }: Memory, one: string, other: string): boolean =>
  blocks.get(keyOf(one, other)) !== undefined || blocks.get(keyOf(other, one)) !== undefined;

/** Deletes a person's matchmaking data. Reports stay, because they are for the operator. */
export const forgetFinding = (memory: Memory, person: string): void => {
  const { waiting, pairings, ratings, ratingChanges, blocks } = memory;
  const own = waiting.get(person);
  if (own !== undefined) waiting.remove(own);
  for (const row of pairings.in(person)) pairings.remove(row);
  // The address stays with those who met the person: otherwise people could delete themselves and start over.
  for (const row of pairings.all()) if (row.opponent === person) pairings.put({ ...row, opponent: '' });
  for (const row of ratings.all()) if (row.person === person) ratings.remove(row);
  for (const row of ratingChanges.in(person)) ratingChanges.remove(row);
  for (const row of blocks.all()) if (row.person === person || row.blocked === person) blocks.remove(row);
  forgetChallenges(memory, person);
};
