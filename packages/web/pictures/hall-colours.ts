import type { PicturedGame } from './addresses.ts';
import { PLACE_COLOURS } from './place-colours.ts';

/** The colours of a hall's rows, from roof to floor, shown until its picture loads. */
export const hallColours = (
  game: PicturedGame,
  name: string,
): { readonly backgroundImage: string } | undefined => {
  const rows = PLACE_COLOURS[`${game}/${name}`]?.split(' ').map((row) => `#${row}`);
  return rows && { backgroundImage: `linear-gradient(180deg, ${rows.join(', ')})` };
};
