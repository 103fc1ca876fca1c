/** Which picture belongs to which entry of a game's catalogue. */
import type { ContentItem } from '@three-spires/kernel';
import { mysticSpires } from '@three-spires/mystic-spires';
import { slayTheSpire } from '@three-spires/slay-the-spire';
import { stygianSociety } from '@three-spires/stygian-society';
import type { GameId } from '../games.ts';

const CATALOGUES: Readonly<Record<GameId, readonly ContentItem[]>> = {
  'slay-the-spire': slayTheSpire.content,
  'mystic-spires': mysticSpires.content,
  'stygian-society': stygianSociety.content,
};

/** Folders that do not have the name of the kind. */
const FOLDERS: Readonly<Record<string, string>> = {
  soloRelic: 'relic',
  bossRelic: 'relic',
  specialRelic: 'relic',
  unit: 'card',
  instant: 'card',
  passive: 'card',
  equipment: 'card',
  'mid-boss': 'figure',
  wizard: 'figure',
  enemy: 'figure',
};

/** Boards, maps and pieces of cardboard are drawn by the browser from their data. */
const WITHOUT_PICTURE: ReadonlySet<string> = new Set(['map', 'board', 'piece']);

/** The cards of Neow share a picture. */
const SHARED: Readonly<Record<string, string>> = { neow: 'event/neow' };

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-');

const pictureKey = (game: GameId, { id, kind, name }: ContentItem): string | undefined => {
  if (WITHOUT_PICTURE.has(kind)) return undefined;
  if (SHARED[kind] !== undefined) return SHARED[kind];
  const folder = FOLDERS[kind] ?? kind;
  if (folder === 'figure') return `figure/${slug(name)}`;
  return game === 'stygian-society' ? `${folder}/${id.slice(kind.length + 1)}` : `${folder}/${id}`;
};

/** The keys of all pictures that a game's catalogue asks for. */
export const catalogueKeys = (game: GameId): ReadonlySet<string> =>
  new Set(CATALOGUES[game].map((item) => pictureKey(game, item)).filter((key) => key !== undefined));
