/** The screens' only access to the game's code. Each name and text is built once. */
import * as library from '@three-spires/slay-the-spire/library';
import { madeOnce } from '../../../kit/made-once.ts';

export type {
  ArrivalView,
  EnemyView,
  HandCardView,
  ItemInfo,
  OptionView,
  PlayerView,
  QuestionView,
  RewardView,
  RunView,
  SlayTheSpireEvent,
  SlayTheSpireView,
} from '@three-spires/slay-the-spire/library';
export {
  eventId,
  eventInfo,
  eventName,
  explainRefusal,
  faceOf,
  NO_ACTION,
  narrate,
  ORBS,
  ROOM_NAMES,
  retell,
  routineText,
  STANCES,
  uidOf,
  upgradedFace,
} from '@three-spires/slay-the-spire/library';

export const faceInfo = madeOnce(library.faceInfo);
export const enemyInfo = madeOnce(library.enemyInfo);
export const itemInfo = madeOnce(library.itemInfo);
