import type { GameBots } from '@three-spires/bots/bot';
import { mysticSpires } from '@three-spires/mystic-spires';
import type { HostedGame } from '@three-spires/session';
import { slayTheSpire } from '@three-spires/slay-the-spire';
import { stygianSociety } from '@three-spires/stygian-society';
import { MYSTIC_SPIRES_PORTRAITS, SLAY_THE_SPIRE_PORTRAITS, STYGIAN_SOCIETY_PORTRAITS } from './portraits.ts';
import { towerSupplier } from './tower-supplier.ts';

/**
 * The games to host. `pause` lets other work on the same thread run before a long calculation goes on; `botsOf`
 * gives the bots of a game.
 */
export const hostedGames = (
  pause: () => Promise<unknown>,
  botsOf: (game: string) => GameBots,
): readonly HostedGame[] => [
  { game: slayTheSpire, ...botsOf(slayTheSpire.id), portraits: SLAY_THE_SPIRE_PORTRAITS },
  {
    game: mysticSpires,
    ...botsOf(mysticSpires.id),
    decks: true,
    portraits: MYSTIC_SPIRES_PORTRAITS,
    duel: { decks: [null, null], sets: [], first: 'random', turnLimit: false },
  },
  {
    game: stygianSociety,
    ...botsOf(stygianSociety.id),
    supplier: towerSupplier(pause),
    portraits: STYGIAN_SOCIETY_PORTRAITS,
  },
];
