import type { SeatPictureProps } from '../../../game/set-up.ts';
import { isObject } from '../../../kit/packing.ts';
import { towerCalled } from '../decks/card-pool.ts';
import { starterNamed } from '../decks/deck.ts';
import { TowerArch } from '../decks/tower-arch.tsx';
import styles from './seat-picture.module.css';

/** The Tower of a deck in a set-up; empty if it is hidden or not chosen yet. */
const towerIn = (setup: unknown, seat: number): string => {
  const decks: unknown = isObject(setup) ? setup.decks : undefined;
  const deck: unknown = Array.isArray(decks) ? decks[seat] : undefined;
  if (typeof deck === 'string') return starterNamed(deck)?.tower ?? '';
  return isObject(deck) && typeof deck.tower === 'string' ? deck.tower : '';
};

/** The Tower of a Keeper. Both are revealed once the battle has begun. */
export const SeatPicture = ({ summary: { setup, about }, seat }: SeatPictureProps) => {
  const open = about[`tower${seat}`];
  const tower = towerCalled(typeof open === 'string' ? open : towerIn(setup, seat));
  return (
    <span className={styles.picture} data-set={tower?.set}>
      <TowerArch tower={tower} />
    </span>
  );
};
