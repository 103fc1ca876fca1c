import { defined } from '@three-spires/kernel';
import type { SeatStore, TableStore } from '../given/ports.ts';
import type { OpenTableStore } from '../stores/open-tables.ts';
import type { OwnTablesStore } from '../stores/own-tables.ts';
import { isBlockedPair } from './blocks.ts';
import type { GameRow, MemoryNeeds } from './data.ts';
import {
  clocked,
  gameOfMatch,
  insertTable,
  isOpen,
  isOver,
  isRunning,
  noteHolder,
  requireRow,
  storedGame,
  storedTable,
  tablesHeldBy,
} from './games.ts';
import { kept, keyOf, sorted } from './rows.ts';
import { putBase } from './versions.ts';

type Tables = OpenTableStore & OwnTablesStore & TableStore & SeatStore;

export const tableStore = ({ memory }: MemoryNeeds): Tables => {
  const { games, seats, held, people } = memory;

  return {
    async addTable(table, entries, base) {
      if (!insertTable(memory, table, entries)) return false;
      if (base !== undefined) putBase(memory, table.id, base);
      return true;
    },

    async gameOfMatch(match, number) {
      const game = gameOfMatch(memory, match, number);
      return game && { id: game.id, invite: game.invite };
    },

    async tableById(table) {
      const game = games.get(table);
      return game && storedTable(memory, game);
    },

    async gameById(table) {
      const game = games.get(table);
      return game && storedGame(game);
    },

    async saveClock(table, clock, seq) {
      const game = games.get(table);
      if (game === undefined || game.lastSeq !== seq) return false;
      const { dueAt: _, ...rest } = game;
      games.put({ ...rest, ...clocked(clock) });
      return true;
    },

    async tablesDue(by, after, limit) {
      const due = games
        .all()
        .flatMap((game) =>
          game.dueAt !== undefined && game.dueAt <= by && isRunning(game)
            ? [{ id: game.id, dueAt: game.dueAt }]
            : [],
        );
      return sorted(
        due,
        ({ dueAt }) => dueAt,
        ({ id }) => id,
      )
        .filter(
          ({ id, dueAt }) =>
            after === undefined || dueAt > after.dueAt || (dueAt === after.dueAt && id > after.id),
        )
        .slice(0, limit);
    },

    async takeSeat(table, seat, person, isBarred) {
      const row = seats.get(keyOf(table, seat));
      if (row === undefined || !isOpen(row)) return 'occupied';
      if (isBarred(held.in(table), seat, person)) return 'barred';
      requireRow(people.get(person), `person ${person}`);
      seats.put({ ...row, person });
      noteHolder(memory, table, seat, person);
      return 'taken';
    },

    async seatBot(table, seat, bot, name) {
      const row = seats.get(keyOf(table, seat));
      if (row === undefined || !isOpen(row)) return false;
      seats.put({ ...row, bot, botName: name });
      return true;
    },

    async releaseSeat(table, seat, person) {
      const row = seats.get(keyOf(table, seat));
      if (row === undefined || row.person !== person) return false;
      const { person: _, ...open } = row;
      seats.put(open);
      return true;
    },

    async forgetHeld(table, person) {
      for (const row of held.in(table))
        if (row.person === person && seats.get(keyOf(table, row.seat))?.person !== person) held.remove(row);
    },

    async completeSetup(table, before, setup, { changedAt, deciding, about }) {
      const game = games.get(table);
      if (game === undefined || game.lastSeq !== 0 || game.setup !== kept(before)) return false;
      games.put({ ...game, setup: kept(setup), changedAt, deciding, about: kept(about) });
      return true;
    },

    async changeSettings(table, { listed, playersOnly }, at) {
      const game = games.get(table);
      if (game === undefined) return;
      const { listedAt, playersOnly: wasPlayersOnly, ...rest } = game;
      const listing = listed === undefined ? listedAt : listed ? at : undefined;
      games.put({
        ...rest,
        ...defined({ listedAt: listing }),
        ...((playersOnly ?? wasPlayersOnly) ? { playersOnly: true } : {}),
      });
    },

    async seenAtListed(tables, at) {
      for (const table of tables) {
        const game = games.get(table);
        // A table unlisted in the meantime stays unlisted.
        if (game?.listedAt !== undefined) games.put({ ...game, listedAt: at });
      }
    },

    async openTables(viewer, { game, seenAfter }, limit) {
      const open = games.all().filter((row) => {
        if (row.listedAt === undefined || row.listedAt <= seenAfter || !isRunning(row)) return false;
        if (game !== undefined && row.game !== game) return false;
        const sitting = seats.in(row.id);
        const isBlocked = ({ person }: { readonly person?: string }): boolean =>
          viewer !== undefined && person !== undefined && isBlockedPair(memory, viewer, person);
        return sitting.some(isOpen) && !sitting.some(isBlocked);
      });
      return sorted(
        open,
        ({ createdAt }) => -createdAt,
        ({ id }) => id,
      )
        .slice(0, limit)
        .map((row) => storedTable(memory, row));
    },

    async tablesOf(person, limit) {
      const holds = tablesHeldBy(memory, person);
      const isLeftOpen = (game: GameRow): boolean =>
        !isOver(game) &&
        held
          .in(game.id)
          .some(({ seat, person: holder }) => holder === person && isOpenSeat(keyOf(game.id, seat)));
      const isOpenSeat = (key: string): boolean => {
        const row = seats.get(key);
        return row !== undefined && isOpen(row);
      };
      const own = games.all().filter((game) => holds.has(game.id) || isLeftOpen(game));
      return sorted(
        own,
        ({ changedAt }) => -changedAt,
        ({ id }) => id,
      )
        .slice(0, limit)
        .map((row) => storedTable(memory, row));
    },

    async openTablesOf(person) {
      const own = [...tablesHeldBy(memory, person)].map((table) => games.get(table));
      return own.filter((game) => game !== undefined && isRunning(game)).length;
    },
  };
};
