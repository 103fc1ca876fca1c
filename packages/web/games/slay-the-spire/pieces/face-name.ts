import { faceInfo } from './content.ts';

/** A card's display name: the upgraded side has a plus. */
export const nameOfFace = (face: number): string => {
  const { name, upgraded } = faceInfo(face);
  return upgraded && !name.endsWith('+') ? `${name}+` : name;
};
