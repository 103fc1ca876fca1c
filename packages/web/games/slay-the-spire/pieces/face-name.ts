import { faceInfo } from './content.ts';

/** A card's name as it is shown: the upgraded side with a plus. */
export const nameOfFace = (face: number): string => {
  const { name, upgraded } = faceInfo(face);
  return upgraded && !name.endsWith('+') ? `${name}+` : name;
};
