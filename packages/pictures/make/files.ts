/** Where pictures and what is known of them are kept. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GameId } from '../games.ts';
import type { FigureGeometry } from './atlas.ts';
import type { Made } from './draw-job.ts';
import type { Job } from './jobs.ts';

const root = path.resolve(import.meta.dirname, '../../..');

export const PICTURES = path.join(root, 'packages/web/public/pictures');
export const SHEETS_FOLDER = path.join(root, 'dist-pictures');
const WEB = path.join(root, 'packages/web/pictures');
const MANIFESTS = path.join(root, 'packages/pictures/manifest');

type Named = Pick<Job, 'game' | 'key'> & Partial<Pick<Extract<Job, { kind: 'place' }>, 'place'>>;

export const pictureFile = ({ game, key, place }: Named, small = false): string =>
  path.join(PICTURES, game, `${key}${small ? '.small' : ''}.${place?.format ?? 'avif'}`);

export type Bytes = { readonly full: number; readonly small: number };

export const writePicture = (job: Job, { full, small }: Made): Bytes => {
  write(pictureFile(job), full);
  if (small !== undefined) write(pictureFile(job, true), small);
  return { full: full.length, small: small?.length ?? 0 };
};

/** What a picture was made from. */
export type Entry = {
  readonly from: 'rule' | 'recipe' | 'figure' | 'place';
  /** Of the scene, the figure or the place. */
  readonly recipe: string;
  /** The icons in it; none if it is all drawn by us. */
  readonly icons: readonly string[];
  readonly bytes: Bytes;
};

export type Manifest = Readonly<Record<string, Entry>>;

const manifestFile = (game: GameId): string => path.join(MANIFESTS, `${game}.json`);

export const readManifest = (game: GameId): Manifest => readJson(manifestFile(game)) as Manifest;
export const writeManifest = (game: GameId, manifest: Manifest): void => {
  const lines = Object.keys(manifest)
    .sort()
    .map((key) => `  ${JSON.stringify(key)}: ${JSON.stringify(manifest[key])}`);
  write(manifestFile(game), `{\n${lines.join(',\n')}\n}\n`);
};

export type Geometries = Readonly<Record<string, FigureGeometry>>;

const geometryFile = (game: GameId): string => path.join(WEB, 'figures', `${game}.json`);

export const readGeometries = (game: GameId): Geometries => readJson(geometryFile(game)) as Geometries;
export const writeGeometries = (game: GameId, geometries: Geometries): void => {
  const lines = Object.keys(geometries)
    .sort()
    .map((id) => `  ${JSON.stringify(id)}: ${JSON.stringify(geometries[id])}`);
  if (lines.length > 0) write(geometryFile(game), `{\n${lines.join(',\n')}\n}\n`);
};

export const writeVersions = (versions: Readonly<Record<GameId, string>>): void => {
  const lines = Object.entries(versions).map(([game, version]) => `  '${game}': '${version}',`);
  write(
    path.join(WEB, 'versions.ts'),
    `/** Written by \`npm run pictures\`: they make the browser fetch a picture again after it has changed. */\nexport const PICTURE_VERSIONS = {\n${lines.join('\n')}\n} as const;\n`,
  );
};

const PLACE_COLOURS = path.join(WEB, 'place-colours.ts');

/** Colours as six digits, by the game and the name of a place. */
export const writePlaceColours = (colours: Readonly<Record<string, readonly string[]>>): void => {
  const lines = Object.entries(colours).map(([place, rows]) => `  '${place}': '${rows.join(' ')}',`);
  write(
    PLACE_COLOURS,
    `/** Written by \`npm run pictures\`: the rows of each place, shown until its picture has come. */\nexport const PLACE_COLOURS: Readonly<Record<string, string>> = {\n${lines.join('\n')}\n};\n`,
  );
};

export const readPlaceColours = (): string => readFileSync(PLACE_COLOURS, 'utf8');

export const write = (file: string, content: Buffer | string): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
};

const readJson = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
