import { searchWords } from '../../../../kit/search-words.ts';
import { faceInfo } from '../../pieces/content.ts';

/** Sort orders for a pile. */
export const SORTS = ['name', 'cost', 'type', 'rarity'] as const;
export type Sort = (typeof SORTS)[number];

export const TYPES = ['attack', 'skill', 'power', 'curse', 'status'] as const;

export type Filter = {
  readonly type: string | undefined;
  readonly upgraded: boolean;
  readonly text: string;
};

const RARITIES: readonly string[] = ['starter', 'common', 'uncommon', 'rare'];

/** X comes after numbers, cards without a cost last. */
const costRank = (cost: number | string): number =>
  typeof cost === 'number' ? cost : cost === 'X' ? 50 : 99;
const rankIn = (list: readonly string[], word: string): number =>
  list.includes(word) ? list.indexOf(word) : list.length;

const compareBy: Readonly<Record<Sort, (a: number, b: number) => number>> = {
  name: () => 0,
  cost: (a, b) => costRank(faceInfo(a).cost) - costRank(faceInfo(b).cost),
  type: (a, b) => rankIn(TYPES, faceInfo(a).type) - rankIn(TYPES, faceInfo(b).type),
  rarity: (a, b) => rankIn(RARITIES, faceInfo(b).rarity) - rankIn(RARITIES, faceInfo(a).rarity),
};

/** Sorted as requested; ties are sorted by name. */
export const sortFaces = (faces: readonly number[], sort: Sort): readonly number[] =>
  faces.toSorted(
    (a, b) => compareBy[sort](a, b) || faceInfo(a).name.localeCompare(faceInfo(b).name) || a - b,
  );

const wordsIn = (face: number): string => {
  const { name, type, rarity, text } = faceInfo(face);
  const parts = text.map((part) => (typeof part === 'string' ? part : Object.values(part).join(' ')));
  return [name, type, rarity, ...parts].join(' ').toLowerCase();
};

/** The cards that match every filter; all words of the search must be on the card. */
export const filterFaces = (
  faces: readonly number[],
  { type, upgraded, text }: Filter,
): readonly number[] => {
  const words = searchWords(text);
  return faces.filter(
    (face) =>
      (type === undefined || faceInfo(face).type === type) &&
      (!upgraded || faceInfo(face).upgraded) &&
      words.every((word) => wordsIn(face).includes(word)),
  );
};
