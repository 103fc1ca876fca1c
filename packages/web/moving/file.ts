import { FILE_FORMAT, FILE_VERSION, type MovedFile, PART_LIMITS } from '@three-spires/session/protocol';
import { FileProblem } from './file-problem.ts';
import { say } from './words.ts';

export const EMPTY_FILE: MovedFile = {
  format: FILE_FORMAT,
  version: FILE_VERSION,
  games: [],
  decks: [],
  campaigns: [],
  results: [],
};

/** Thousands of games, and no danger for the memory of a phone. */
const MOST_MEGABYTES = 50;
const MEGABYTE = 1_000_000;
/** A part is sent as UTF-8, which takes up to three bytes for a character. */
const PART_CHARACTERS = PART_LIMITS.bytes / 3;

const LISTS = ['games', 'decks', 'campaigns', 'results'] as const;

/** Reads the outline of a file. What is in its lists is checked where it is imported. */
export const readFile = async (file: File): Promise<MovedFile> => {
  if (file.size > MOST_MEGABYTES * MEGABYTE)
    throw new FileProblem(
      say('moving.file.large', { size: Math.round(file.size / MEGABYTE), most: MOST_MEGABYTES }),
    );
  return fileOf(await file.text());
};

export const fileOf = (text: string): MovedFile => {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null) throw new FileProblem(say('moving.file.foreign'));
  const file = value as Partial<Record<string, unknown>>;
  if (file.format !== FILE_FORMAT)
    throw new FileProblem(
      say('profile' in file && 'tables' in file ? 'moving.file.data' : 'moving.file.foreign'),
    );
  if (typeof file.version === 'number' && file.version > FILE_VERSION)
    throw new FileProblem(say('moving.file.newer'));
  for (const field of LISTS)
    if (!Array.isArray(file[field])) throw new FileProblem(say('moving.file.list', { field }));
  return file as MovedFile;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new FileProblem(
      say('moving.file.broken', { problem: error instanceof Error ? error.message : '' }),
    );
  }
};

type Lists = { -readonly [List in (typeof LISTS)[number]]: MovedFile[List][number][] };

const entriesIn = (item: unknown): number => {
  const { entries } = (item ?? {}) as { readonly entries?: unknown };
  return Array.isArray(entries) ? entries.length : 0;
};

/** Parts that are small enough to be imported one after the other. */
export const partsOf = (file: MovedFile): readonly MovedFile[] => {
  const { games: _, decks: __, campaigns: ___, results: ____, ...head } = file;
  const parts: MovedFile[] = [];
  let lists: Lists = { games: [], decks: [], campaigns: [], results: [] };
  let size = 0;
  let entries = 0;
  const close = (): void => {
    parts.push({ ...head, ...lists });
    lists = { games: [], decks: [], campaigns: [], results: [] };
    size = 0;
    entries = 0;
  };
  for (const list of LISTS)
    for (const item of file[list]) {
      const [more, moves] = [JSON.stringify(item).length, entriesIn(item)];
      const isFull =
        size + more > PART_CHARACTERS ||
        entries + moves > PART_LIMITS.entries ||
        (list !== 'campaigns' && lists[list].length >= PART_LIMITS[list]);
      if (isFull && size > 0) close();
      (lists[list] as unknown[]).push(item);
      size += more;
      entries += moves;
    }
  close();
  return parts;
};

const dayName = (): string => new Date().toISOString().slice(0, 10);

/** Offers a file for download. */
export const saveFile = (file: MovedFile, what?: string): void => {
  const address = URL.createObjectURL(new Blob([JSON.stringify(file)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = ['three-spires', ...(what === undefined ? [] : [what]), `${dayName()}.json`].join('-');
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
