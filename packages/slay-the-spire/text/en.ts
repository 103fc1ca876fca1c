/** All English templates in one flat record; each key says where its sentence is used. Words bring their own. */
import type { Messages } from '@three-spires/kernel';
import { attackEnglish } from '../words/attack.ts';
import { blockEnglish } from '../words/block.ts';
import { boardEnglish } from '../words/board.ts';
import { drawPileEnglish } from '../words/draw-pile.ts';
import { enemyEnglish } from '../words/enemies.ts';
import { energyEnglish } from '../words/energy.ts';
import { handEnglish } from '../words/hand.ts';
import { healthEnglish } from '../words/health.ts';
import { orbEnglish } from '../words/orbs.ts';
import { aimEnglish } from '../words/phrases/aim.ts';
import { branchEnglish } from '../words/phrases/branches.ts';
import { cardsEnglish } from '../words/phrases/cards.ts';
import { conditionEnglish } from '../words/phrases/condition.ts';
import { quantityEnglish } from '../words/phrases/quantity.ts';
import { settingEnglish } from '../words/phrases/setting.ts';
import { pileEnglish } from '../words/piles.ts';
import { playEnglish } from '../words/play.ts';
import { deckEnglish } from '../words/run/deck.ts';
import { goodsEnglish } from '../words/run/goods.ts';
import { rewardEnglish } from '../words/run/rewards.ts';
import { roomEnglish } from '../words/run/rooms.ts';
import { shivEnglish } from '../words/shivs.ts';
import { statusEnglish } from '../words/status.ts';
import { tokenEnglish } from '../words/tokens.ts';
import { flowEnglish } from '../words/vocabulary.ts';
import { abilities } from './en/abilities.ts';
import { boards } from './en/boards.ts';
import { cards } from './en/cards.ts';
import { enemies } from './en/enemies.ts';
import { eventCards } from './en/event-cards.ts';
import { items } from './en/items.ts';
import { refusals } from './en/refusals.ts';

export const en = {
  ...aimEnglish,
  ...branchEnglish,
  ...cardsEnglish,
  ...conditionEnglish,
  ...quantityEnglish,
  ...settingEnglish,
  ...attackEnglish,
  ...blockEnglish,
  ...boardEnglish,
  ...drawPileEnglish,
  ...enemyEnglish,
  ...energyEnglish,
  ...handEnglish,
  ...healthEnglish,
  ...orbEnglish,
  ...pileEnglish,
  ...playEnglish,
  ...shivEnglish,
  ...statusEnglish,
  ...tokenEnglish,
  ...deckEnglish,
  ...goodsEnglish,
  ...rewardEnglish,
  ...roomEnglish,
  ...flowEnglish,
  ...abilities,
  ...boards,
  ...cards,
  ...enemies,
  ...eventCards,
  ...items,
  ...refusals,
} as const satisfies Messages;

export type MessageKey = keyof typeof en;
