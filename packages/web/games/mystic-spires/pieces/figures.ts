/** Names of places on the screen, for animations, arrows and signs. */
import { isPile, isTower, pileSeat, towerSeat } from './content.ts';

export const thingFigure = (id: number): string => `thing:${id}`;
export const towerFigure = (seat: number): string => `tower:${seat}`;
export const crystalFigure = (seat: number): string => `crystal:${seat}`;
export const zoneFigure = (seat: number, zone: Zone): string => `zone:${seat}:${zone}`;
export const linkFigure = (number: number): string => `link:${number}`;

export const ZONES = ['deck', 'graveyard', 'exiled', 'tokens'] as const;
export type Zone = (typeof ZONES)[number];

/** The figure that an effect or attack refers to. A card in a graveyard is shown by its pile. */
export const figureOfRef = (ref: number): string => {
  if (isTower(ref)) return towerFigure(towerSeat(ref));
  if (isPile(ref)) return zoneFigure(pileSeat(ref), 'graveyard');
  return thingFigure(ref);
};
