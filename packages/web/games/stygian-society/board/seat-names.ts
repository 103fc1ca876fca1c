import type { Picture } from '@three-spires/table';
import type { StygianSocietyView } from '../pieces/content.ts';
import { say } from '../words/say.ts';

/** A seat's name comes from its heroes: "Knight", "Knight and Doctor". */
export const seatNames = ({ seats, outlooks }: Picture<StygianSocietyView>): readonly string[] => {
  const heroes = outlooks[0]?.view.heroes ?? [];
  return seats.map(({ seat }) =>
    heroes
      .filter((hero) => hero.seat === seat)
      .map(({ hero }) => hero)
      .reduce((left, right) => (left === '' ? right : say('and', { left, right })), ''),
  );
};
