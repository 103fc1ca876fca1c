import { expect, test } from 'vitest';
import { planChunks } from './chunks.ts';

const game = (id: string, file: string): string => `/src/packages/web/games/${id}/${file}`;

/** A small application: imports at once, and imports when needed. */
const FRONT = '/src/packages/web/index.html';
const FRAME = '/src/packages/web/table/table-page.tsx';
const REACT = '/src/node_modules/react/index.js';
const MOTION = '/src/node_modules/motion-dom/index.js';
const FAN = '/src/packages/web/table/dragging/fan.tsx';
const LOG = '/src/packages/web/table/log.tsx';
const DOOR = game('cards', 'front/climb-as.tsx');
const FACE = game('cards', 'pieces/face.tsx');
const TEXT = '/src/packages/web/plain/text-page.tsx';
const LINK = '/src/packages/web/connection/link.ts';
const TOLD = '/src/packages/in-words/cards/index.ts';
const OPTIONS = '/src/packages/in-words/cards/options.ts';
const NAMES = '/src/packages/cards/library.ts';
const RULES = '/src/packages/web/rulebook/drawer.tsx';

const imports: Readonly<Record<string, readonly string[]>> = {
  [FRONT]: [REACT],
  [REACT]: [],
  [FRAME]: [LOG, LINK],
  [LINK]: [],
  [TEXT]: [LINK],
  [TOLD]: [NAMES, OPTIONS],
  [OPTIONS]: [],
  [NAMES]: [],
  [LOG]: [REACT],
  [FAN]: [MOTION],
  [MOTION]: [],
  [RULES]: [],
  [game('cards', 'table/table.tsx')]: [LOG, FAN, game('cards', 'pieces/card.tsx'), FACE, NAMES],
  [DOOR]: [REACT, FACE],
  [FACE]: [],
  [game('cards', 'pieces/card.tsx')]: [],
  [game('duel', 'table/table.tsx')]: [LOG, FAN],
  [game('dice', 'table/table.tsx')]: [LOG, game('dice', 'tower/tower.tsx')],
  [game('dice', 'tower/tower.tsx')]: [],
  [game('dice', 'tower/glass.tsx')]: [REACT, '/src/node_modules/three/index.js'],
  '/src/node_modules/three/index.js': [],
  [game('cards', 'library/library.tsx')]: [game('cards', 'pieces/card.tsx')],
};
const later: Readonly<Record<string, readonly string[]>> = {
  [FRONT]: [FRAME, TEXT, TOLD, DOOR, game('cards', 'table/table.tsx'), game('cards', 'library/library.tsx')],
  [LOG]: [RULES],
  [game('dice', 'tower/tower.tsx')]: [game('dice', 'tower/glass.tsx')],
};

const plan = planChunks({
  ids: Object.keys(imports),
  importsOf: (id) => imports[id] ?? [],
  laterOf: (id) => later[id] ?? [],
  isEntry: (id) => id === FRONT,
});

test('what the front page loads is one file, libraries and all', () => {
  expect([plan.get(REACT), plan.get(FRONT)]).toEqual(['shell', 'shell']);
});

test('what a door shows comes with the shell, without the rest of the table', () => {
  expect([plan.get(DOOR), plan.get(FACE)]).toEqual(['shell', 'shell']);
  expect(plan.get(game('cards', 'pieces/card.tsx'))).not.toBe('shell');
});

test('what tables share is one file, and what moves another, which only tables with cards load', () => {
  expect([plan.get(FRAME), plan.get(LOG)]).toEqual(['table', 'table']);
  expect([plan.get(FAN), plan.get(MOTION)]).toEqual(['movement', 'movement']);
});

test('text mode shares no file with what only tables need', () => {
  expect(plan.get(LINK)).toBe('shell');
  expect(plan.get(NAMES)).toBe('cards-words');
  expect([plan.get(TOLD), plan.get(OPTIONS)]).toEqual(['cards-telling', 'cards-telling']);
  expect(plan.get(TEXT)).toBeUndefined();
});

test('the rest of a table is one file of its game, and what it loads later another', () => {
  expect(plan.get(game('cards', 'pieces/card.tsx'))).toBe('cards');
  expect(plan.get(game('dice', 'tower/tower.tsx'))).toBe('dice');
  expect(plan.get(game('dice', 'tower/glass.tsx'))).toBe('dice-later');
  expect(plan.get('/src/node_modules/three/index.js')).toBe('dice-later');
});

test('pages that no table needs are left to the bundler', () => {
  expect([plan.get(RULES), plan.get(game('cards', 'library/library.tsx'))]).toEqual([undefined, undefined]);
});
