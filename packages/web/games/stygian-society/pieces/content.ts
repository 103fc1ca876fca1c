/** The table's only access to the game's code, which therefore loads with the table only. */
import {
  cardInfo as readCard,
  foeInfo as readFoe,
  placeInfo as readPlace,
  type StygianSocietyView,
} from '@three-spires/stygian-society/info';
import type { Picture } from '@three-spires/table';

export { NONE } from '@three-spires/kernel';
export type {
  CardInfo,
  CardView,
  FigureView,
  FoeInfo,
  HeroView,
  PlaceInfo,
  StygianSocietyEvent,
  StygianSocietyView,
} from '@three-spires/stygian-society/info';
export {
  BOSS,
  COLOURS,
  chestInfo,
  FLOORS_IN_TOWER,
  GENERICS,
  HERO_COLOURS,
  LUCK,
  narrate,
  PERIL_LIMIT,
  retell,
  STATUSES,
} from '@three-spires/stygian-society/info';

export type StygianSocietyPicture = Picture<StygianSocietyView>;

/** Printed facts never change, so each is read once. */
const remembered = <Key extends string | number, Known>(read: (key: Key) => Known): ((key: Key) => Known) => {
  const known = new Map<Key, Known>();
  return (key) => {
    const found = known.get(key) ?? read(key);
    known.set(key, found);
    return found;
  };
};

export const cardInfo = remembered(readCard);
export const placeInfo = remembered(readPlace);
const foeAt = remembered((key: string) => {
  const [enemy = 0, place = 0] = key.split('/').map(Number);
  return readFoe(enemy, place);
});
export const foeInfo = (enemy: number, place: number): ReturnType<typeof readFoe> =>
  foeAt(`${enemy}/${place}`);
