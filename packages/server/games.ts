import { mysticSpiresBots, slayTheSpireBots, stygianSocietyBots } from '@three-spires/bots';
import { mysticSpires } from '@three-spires/mystic-spires';
import type { HostedGame } from '@three-spires/session';
import { slayTheSpire } from '@three-spires/slay-the-spire';
import { stygianSociety } from '@three-spires/stygian-society';
import { towerSupplier } from './tower-supplier.ts';

/** The games this server plays. A game is registered here and nowhere else in the server. */
export const HOSTED_GAMES: readonly HostedGame[] = [
  { game: slayTheSpire, ...slayTheSpireBots },
  { game: mysticSpires, ...mysticSpiresBots, decks: true },
  { game: stygianSociety, ...stygianSocietyBots, supplier: towerSupplier },
];
