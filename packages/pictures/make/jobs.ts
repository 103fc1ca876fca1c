/** Everything that has a picture. A job names its picture and where it comes from. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Pixels } from '../glass/glaze.ts';
import type { Figure } from '../model.ts';
import type { Window } from '../rules/window.ts';

export const GAMES = ['slay-the-spire', 'mystic-spires', 'stygian-society'] as const;
export type GameId = (typeof GAMES)[number];

export type Place = {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly alpha: boolean;
  readonly quality: number;
  /** The icons in it, for the credits. */
  readonly emblems: readonly string[];
  readonly draw: () => Pixels;
};

export type Job = { readonly game: GameId; readonly key: string } & (
  | { readonly kind: 'window'; readonly window: Window }
  | { readonly kind: 'figure'; readonly figure: Figure }
  | { readonly kind: 'place'; readonly place: Place }
);

export const jobName = ({ game, key }: Pick<Job, 'game' | 'key'>): string => `${game}/${key}`;

// TODO(coordinator): static imports once every part is on main.
const root = path.resolve(import.meta.dirname, '..');
const from = async (file: string, name: string): Promise<unknown> => {
  const full = path.join(root, file);
  if (!existsSync(full)) return undefined;
  return ((await import(full)) as Record<string, unknown>)[name];
};

const SOURCES: Record<GameId, { windows: [string, string]; figures: [string, string][] }> = {
  'slay-the-spire': {
    windows: ['rules/slay-the-spire/index.ts', 'slayTheSpireWindows'],
    figures: [
      ['figures/humanoids/index.ts', 'SLAY_HUMANOIDS'],
      ['figures/beasts/index.ts', 'SLAY_BEASTS'],
      ['figures/constructs/index.ts', 'SLAY_CONSTRUCTS'],
    ],
  },
  'mystic-spires': { windows: ['rules/mystic-spires/index.ts', 'mysticSpiresWindows'], figures: [] },
  'stygian-society': {
    windows: ['rules/stygian-society/index.ts', 'stygianSocietyWindows'],
    figures: [
      ['figures/humanoids/index.ts', 'STYGIAN_HUMANOIDS'],
      ['figures/beasts/index.ts', 'STYGIAN_BEASTS'],
      ['figures/constructs/index.ts', 'STYGIAN_CONSTRUCTS'],
    ],
  },
};

const jobsOf = async (game: GameId): Promise<Job[]> => {
  const { windows, figures } = SOURCES[game];
  const makeWindows = (await from(...windows)) as (() => readonly Window[]) | undefined;
  const placesOf = (await from('places/index.ts', 'placesOf')) as
    | ((of: GameId) => readonly Place[])
    | undefined;
  const drawn = (await Promise.all(figures.map((source) => from(...source)))) as (
    | readonly Figure[]
    | undefined
  )[];
  return [
    ...(makeWindows?.() ?? []).map((window): Job => ({ game, key: window.key, kind: 'window', window })),
    ...drawn
      .flatMap((list) => list ?? [])
      .map((figure): Job => ({ game, key: `figure/${figure.id}`, kind: 'figure', figure })),
    ...(placesOf?.(game) ?? []).map((place): Job => ({ game, key: place.key, kind: 'place', place })),
  ];
};

export const allJobs = async (): Promise<readonly Job[]> => (await Promise.all(GAMES.map(jobsOf))).flat();
