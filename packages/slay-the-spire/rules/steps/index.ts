/** The handler of every step, in the order of the codes. */
import { CODES, type CodeName } from '../compile/op.ts';
import { attackHandlers } from './attack.ts';
import { blockHandlers } from './block.ts';
import { boardHandlers } from './board.ts';
import { drawPileHandlers } from './draw-pile.ts';
import { enemyHandlers } from './enemies.ts';
import { energyHandlers } from './energy.ts';
import { flowHandlers } from './flow.ts';
import { handHandlers } from './hand.ts';
import type { Handler } from './handler.ts';
import { healthHandlers } from './health.ts';
import { orbHandlers } from './orbs.ts';
import { pileHandlers } from './piles.ts';
import { playHandlers } from './play.ts';
import { deckHandlers } from './run/deck.ts';
import { goodsHandlers } from './run/goods.ts';
import { partyHandlers } from './run/party.ts';
import { rewardHandlers } from './run/rewards.ts';
import { roomHandlers } from './run/rooms.ts';
import { shivHandlers } from './shivs.ts';
import { statusHandlers } from './status.ts';
import { tokenHandlers } from './tokens.ts';

const BY_NAME: Readonly<Record<CodeName, Handler>> = {
  ...attackHandlers,
  ...blockHandlers,
  ...boardHandlers,
  ...drawPileHandlers,
  ...enemyHandlers,
  ...energyHandlers,
  ...flowHandlers,
  ...handHandlers,
  ...healthHandlers,
  ...orbHandlers,
  ...pileHandlers,
  ...playHandlers,
  ...deckHandlers,
  ...goodsHandlers,
  ...partyHandlers,
  ...rewardHandlers,
  ...roomHandlers,
  ...shivHandlers,
  ...statusHandlers,
  ...tokenHandlers,
};

export const HANDLERS: readonly Handler[] = CODES.map((code) => BY_NAME[code]);
