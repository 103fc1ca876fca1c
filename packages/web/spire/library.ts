/** The one door through which the screens reach the game: names and texts, each made once. */
import * as library from '@three-spires/slay-the-spire/library';

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
  SpireEvent,
  SpireView,
} from '@three-spires/slay-the-spire/library';
export {
  eventName,
  explainRefusal,
  faceOf,
  narrate,
  ORBS,
  programText,
  ROOM_NAMES,
  STANCES,
  uidOf,
  upgradedFace,
} from '@three-spires/slay-the-spire/library';

const once = <Info>(make: (number: number) => Info): ((number: number) => Info) => {
  const made = new Map<number, Info>();
  return (number) => {
    const known = made.get(number);
    if (known !== undefined) return known;
    const fresh = make(number);
    made.set(number, fresh);
    return fresh;
  };
};

export const faceInfo = once(library.faceInfo);
export const enemyInfo = once(library.enemyInfo);
export const itemInfo = once(library.itemInfo);
