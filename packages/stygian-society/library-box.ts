/** Hero mats and boards for the library. They contain no rules, so they are not part of the content. */
import { type ContentItem, createSay, type MessageParams, plainText } from '@three-spires/kernel';
import { BOARDS } from './content/boards.ts';
import { SKILLS } from './content/index.ts';
import { idOf } from './library.ts';
import {
  BASE_WOUNDS,
  BASE_WOUNDS_OF_TWO,
  CUBES_PER_COLOUR,
  FIRST_XP,
  LUCK_LIMIT,
  PERIL_LIMIT,
  WOUND_LIMIT,
  XP_LIMIT,
} from './rules/state.ts';
import { boardsEnglish } from './text/en-boards.ts';
import { HEROES } from './words/lists.ts';

const say = createSay(boardsEnglish);

const FIGURES: MessageParams = {
  cubes: CUBES_PER_COLOUR,
  wounds: BASE_WOUNDS,
  woundsOfTwo: BASE_WOUNDS_OF_TWO,
  woundLimit: WOUND_LIMIT,
  xp: FIRST_XP,
  xpLimit: XP_LIMIT,
  luck: LUCK_LIMIT,
  peril: PERIL_LIMIT,
};

/** The ends of the tracks on the status board (STY-1.5). */
export const TRACK_ENDS = {
  wounds: BASE_WOUNDS,
  xp: XP_LIMIT,
  luck: LUCK_LIMIT,
  peril: PERIL_LIMIT,
} as const;

const heroItems: readonly ContentItem[] = HEROES.map((hero) => {
  const first = SKILLS.find((skill) => skill.hero === hero && skill.level === 0)?.name ?? '';
  return {
    id: idOf('hero', hero),
    name: hero,
    kind: 'hero',
    owner: hero,
    copies: 1,
    faces: [{ text: say('hero.mat', { role: say(`hero.${hero}`), skill: first }), effects: {} }],
  };
});

const boardItems: readonly ContentItem[] = BOARDS.map((board) => ({
  id: `board.${board}`,
  name: plainText(say(`board.${board}`)),
  kind: 'board',
  copies: 1,
  faces: [{ text: say(`board.${board}.about`, FIGURES), effects: {} }],
}));

/** Hero mats first, then the shared boards. */
export const BOARD_ITEMS: readonly ContentItem[] = [...heroItems, ...boardItems];
