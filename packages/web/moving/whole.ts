import type { ExportAnswer, ImportAnswer, LeftOut, MovedFile } from '@three-spires/session/protocol';
import type { World } from '../connection/world.ts';
import { EMPTY_FILE, partsOf } from './file.ts';
import { exportPart, exportTable, importPart } from './moving-api.ts';

type Exported = { readonly file: MovedFile; readonly leftOut: readonly LeftOut[] };

/** Everything a person has in the chosen world. `told` receives the number of games so far. */
export const exportAll = async (told: (games: number) => void): Promise<Exported> => {
  let file = EMPTY_FILE;
  const leftOut: LeftOut[] = [];
  let next: ExportAnswer['next'] = { after: '', page: 0 };
  while (next !== undefined) {
    const part: ExportAnswer = await exportPart(next);
    file = joined(file, part.file);
    leftOut.push(...part.leftOut);
    told(file.games.length);
    ({ next } = part);
  }
  return { file, leftOut };
};

const joined = (one: MovedFile, other: MovedFile): MovedFile => ({
  ...one,
  games: [...one.games, ...other.games],
  decks: [...one.decks, ...other.decks],
  campaigns: [...one.campaigns, ...other.campaigns],
  results: [...one.results, ...other.results],
});

export const exportOne = async (table: string): Promise<MovedFile> => ({
  ...EMPTY_FILE,
  games: [await exportTable(table)],
});

type Importing = {
  readonly world: World;
  readonly replaceCampaigns?: boolean;
  readonly checked?: () => void;
};

/** Imports a file of any length. Every part is checked before the first one is stored. */
export const importAll = async (
  file: MovedFile,
  { world, replaceCampaigns = false, checked }: Importing,
): Promise<ImportAnswer> => {
  const parts = partsOf(file);
  const body = (part: MovedFile) => ({ file: part, replaceCampaigns });
  // A single part is stored as a whole or not at all.
  if (parts.length > 1) for (const part of parts) await importPart(world, { ...body(part), check: true });
  checked?.();
  const answers: ImportAnswer[] = [];
  for (const part of parts) answers.push(await importPart(world, body(part)));
  return answers.reduce(sum);
};

const sum = (one: ImportAnswer, other: ImportAnswer): ImportAnswer => ({
  games: [...one.games, ...other.games],
  decks: one.decks + other.decks,
  campaigns: one.campaigns + other.campaigns,
  results: one.results + other.results,
  knownGames: [...one.knownGames, ...other.knownGames],
  known: one.known + other.known,
  campaignsKept: [...one.campaignsKept, ...other.campaignsKept],
  leftOut: [...one.leftOut, ...other.leftOut],
});
