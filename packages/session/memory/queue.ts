import type { Meeting } from '../rating/terms.ts';
import { NOT_MET, type QueueStore, type Waiting } from '../stores/index.ts';
import { isBlockedPair } from './blocks.ts';
import type { Memory, MemoryNeeds } from './data.ts';
import { insertTable, requireRow } from './games.ts';
import { kept, sorted, taken } from './rows.ts';

export const queueStore = ({ memory }: MemoryNeeds): QueueStore => {
  const { waiting, pairings } = memory;
  return {
    async joinQueue({ choice, ...entry }, limit) {
      if (waiting.all().length >= limit) return false;
      waiting.put({ ...entry, choice: kept(choice), seenAt: entry.joinedAt });
      return true;
    },

    async waitInQueue(person, game, at) {
      const row = waiting.get(person);
      if (row?.game !== game) return undefined;
      if (row.table === undefined) waiting.put({ ...row, seenAt: at });
      return waitingOf(row);
    },

    async opponentsFor({ person, game, clock, rating, company }, seenAfter, limit) {
      const others = waiting
        .all()
        .filter(
          (row) =>
            row.game === game &&
            row.clock === clock &&
            row.table === undefined &&
            row.seenAt > seenAfter &&
            row.person !== person &&
            row.company !== NOT_MET[company] &&
            !isBlockedPair(memory, person, row.person),
        );
      return sorted(
        others,
        (row) => Math.abs(row.rating - rating),
        (row) => row.joinedAt,
        (row) => row.person,
      )
        .slice(0, limit)
        .map(waitingOf);
    },

    async pairInQueue([one, other], table, whyUnrated) {
      const rows = [one, other].map(({ ticket }) =>
        waiting.all().find((row) => row.ticket === ticket && row.table === undefined),
      );
      if (rows.includes(undefined)) return false;
      const unrated = whyUnrated([meetingOf(memory, one, other), meetingOf(memory, other, one)]);
      insertTable(memory, unrated === undefined ? { ...table, rated: true } : { ...table, unrated });
      for (const row of rows) if (row !== undefined) waiting.put({ ...row, table: table.id });
      if (unrated !== undefined) return true;
      for (const [own, met] of [
        [one, other],
        [other, one],
      ] as const)
        pairings.put({
          table: table.id,
          person: own.person,
          opponent: met.person,
          opponentPlace: met.place,
          at: table.createdAt,
        });
      return true;
    },

    async leaveQueue(person, game) {
      const row = waiting.get(person);
      if (row?.game !== game || row.table !== undefined) return false;
      waiting.remove(row);
      return true;
    },

    async clearQueue(seenBefore, pairedBefore) {
      for (const row of waiting.all()) if (row.seenAt < seenBefore) waiting.remove(row);
      for (const row of pairings.all()) if (row.at <= pairedBefore) pairings.remove(row);
    },
  };
};

const waitingOf = ({ choice, seenAt: _, ...row }: ReturnType<Memory['waiting']['all']>[number]): Waiting => ({
  ...row,
  choice: taken(choice),
});

const meetingOf = ({ people, pairings }: Memory, { person }: Waiting, other: Waiting): Meeting => ({
  since: requireRow(people.get(person), `person ${person}`).createdAt,
  met: pairings
    .in(person)
    .filter((row) => row.opponent === other.person || row.opponentPlace === other.place)
    .map(({ at }) => at),
});
