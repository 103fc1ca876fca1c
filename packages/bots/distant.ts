/**
 * The bots of each game without their code, for hosts that let another thread think: they have the levels, but
 * choose nothing themselves.
 */
import { BOT_LEVELS, type BotLevel, type GameBots } from './bot.ts';

type Known = { readonly names: readonly string[]; readonly knowingChances: readonly BotLevel[] };

export const KNOWN: Readonly<Record<string, Known>> = {
  'slay-the-spire': {
    names: ['Ash', 'Wren', 'Cinder', 'Moth'],
    knowingChances: ['novice', 'adept', 'master'],
  },
  'mystic-spires': { names: ['Orrin Vale', 'Thessaly'], knowingChances: ['master'] },
  'stygian-society': {
    names: ['Perpetua', 'Grist', 'Morwen', 'Old Lantern'],
    knowingChances: ['master'],
  },
};

export const distantBots = (game: string): GameBots => ({
  botNames: KNOWN[game]?.names ?? [],
  bots: BOT_LEVELS.map((level) => ({
    id: `${game}/${level}`,
    game,
    level,
    ...(KNOWN[game]?.knowingChances.includes(level) && { knowsChances: true }),
    choose() {
      throw new Error(`the ${level} bot of ${game} thinks in another thread`);
    },
  })),
});
