import { mysticSpiresBots, slayTheSpireBots, stygianSocietyBots } from '@three-spires/bots';
import { mysticSpires } from '@three-spires/mystic-spires';
import type { HostedGame } from '@three-spires/session';
import { slayTheSpire } from '@three-spires/slay-the-spire';
import { stygianSociety } from '@three-spires/stygian-society';
import { MYSTIC_SPIRES_PORTRAITS, SLAY_THE_SPIRE_PORTRAITS, STYGIAN_SOCIETY_PORTRAITS } from './portraits.ts';
import { towerSupplier } from './tower-supplier.ts';

/** The games this server runs. This is the only place in the server that lists them. */
export const HOSTED_GAMES: readonly HostedGame[] = [
  { game: slayTheSpire, ...slayTheSpireBots, portraits: SLAY_THE_SPIRE_PORTRAITS },
  {
    game: mysticSpires,
    ...mysticSpiresBots,
    decks: true,
    portraits: MYSTIC_SPIRES_PORTRAITS,
    duel: { decks: [null, null], sets: [], first: 'random', turnLimit: false },
  },
  {
    game: stygianSociety,
    ...stygianSocietyBots,
    supplier: towerSupplier,
    portraits: STYGIAN_SOCIETY_PORTRAITS,
  },
];
