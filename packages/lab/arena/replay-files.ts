/** Games of an arena as files that the page about you imports; each opens as a replay. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentHash } from '@three-spires/kernel';
import {
  FILE_FORMAT,
  FILE_VERSION,
  GAME_ENTRIES_LIMIT,
  type MovedFile,
  type MovedSeat,
} from '@three-spires/session/protocol';
import type { BotSpec } from '../programs/own-spec.ts';
import type { KeptGame } from './arena-game.ts';
import type { Contest } from './contests.ts';
import type { Played } from './standings.ts';

/** The person who imports the file takes the seat of the first bot that is not a level, or else the first seat. */
const seatsOf = (bots: readonly BotSpec[], { seats, stood }: KeptGame): MovedSeat[] => {
  const botAt = (seat: number): BotSpec => bots[bots.length === 1 ? 0 : seat] as BotSpec;
  const own = Array.from({ length: seats }, (_, seat) => botAt(seat).kind !== 'level').indexOf(true);
  const mine = Math.max(0, own);
  return Array.from({ length: seats }, (_, seat): MovedSeat => {
    const bot = botAt(seat);
    if (seat === mine) return { holder: 'me' };
    if (bot.kind === 'level') return { holder: 'bot', level: bot.level };
    // A game that did not end can go on: its seats are open then.
    return stood.outcome === undefined ? { holder: 'open' } : { holder: 'other', name: bot.name };
  });
};

const fileOf = ({ game }: Contest, { scheduled, end }: Played, number: number): MovedFile | undefined => {
  const { kept } = end;
  if (kept === undefined || kept.entries.length > GAME_ENTRIES_LIMIT) return undefined;
  const { setup, seed, bots } = scheduled.arena;
  return {
    format: FILE_FORMAT,
    version: FILE_VERSION,
    games: [
      {
        table: `arena-${number}`,
        game: game.id,
        rulesVersion: game.rulesVersion,
        contentHash: contentHash(game),
        setup: setup as MovedFile['games'][number]['setup'],
        seed,
        createdAt: kept.beganAt,
        changedAt: kept.endedAt,
        practice: ['seed'],
        seats: seatsOf(bots, kept),
        stood: kept.stood,
        entries: kept.entries.map(({ seq: _, ...entry }) => entry),
        lines: [],
      },
    ],
    decks: [],
    campaigns: [],
    results: [],
  };
};

const nameOf = ({ scheduled }: Played, number: number, digits: number): string => {
  const names = scheduled.arena.bots.map(({ name }) => name.replaceAll(/[^\w-]+/g, '-'));
  return `${String(number).padStart(digits, '0')}-${names.join('-against-')}.json`;
};

/** Writes one file for each game; returns how many games were too long for one. */
export const writeReplays = (folder: string, contest: Contest, played: readonly Played[]): number => {
  mkdirSync(folder, { recursive: true });
  const digits = String(played.length).length;
  let tooLong = 0;
  for (const [at, each] of played.entries()) {
    const file = fileOf(contest, each, at + 1);
    if (file === undefined) tooLong++;
    else writeFileSync(path.join(folder, nameOf(each, at + 1, digits)), `${JSON.stringify(file)}\n`);
  }
  return tooLong;
};
