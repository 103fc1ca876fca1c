import type { Costs } from '../given/costs.ts';
import type { TableMaking } from '../opening/new-table.ts';
import type { Session } from '../session.ts';
import type { DoorStore } from '../stores/index.ts';
import { blockHandlers } from './block-handlers.ts';
import { botHandlers } from './bot-handlers.ts';
import { campaignHandlers } from './campaign-handlers.ts';
import { challengeHandlers } from './challenge-handlers.ts';
import { deckHandlers } from './deck-handlers.ts';
import { findingHandlers } from './finding-handlers.ts';
import { historyHandlers } from './history-handlers.ts';
import { movingHandlers } from './moving-handlers.ts';
import { personHandlers } from './person-handlers.ts';
import { queueHandlers } from './queue-handlers.ts';
import { replayHandlers } from './replay-handlers.ts';
import { tableHandlers } from './table-handlers.ts';
import { whyHandlers } from './why-handlers.ts';

type SessionHandlerNeeds = Pick<TableMaking, 'time' | 'chance' | 'daySeed'> & {
  readonly session: Session;
  readonly store: DoorStore;
  readonly costs: Pick<Costs, 'hold' | 'wrote'>;
  /** The ids of the available portraits. */
  readonly portraits: readonly string[];
  /** How many decks a person may keep per game. */
  readonly decksLimit: number;
  /** The host is the person's own device, which hides nothing from them. */
  readonly isOwnDevice: boolean;
};

/** The calls that a session over a store can handle on any host. */
export const sessionHandlers = ({ session, decksLimit, ...given }: SessionHandlerNeeds) => {
  const needs = { ...session, ...given };
  return {
    ...personHandlers(needs),
    ...tableHandlers(needs),
    ...findingHandlers(needs),
    ...botHandlers(needs),
    ...queueHandlers(needs),
    ...challengeHandlers(needs),
    ...blockHandlers(needs),
    ...replayHandlers(needs),
    ...whyHandlers(needs),
    ...historyHandlers(needs),
    ...campaignHandlers(needs),
    ...deckHandlers({ ...needs, limit: decksLimit }),
    ...movingHandlers({ ...needs, decksLimit }),
  };
};
