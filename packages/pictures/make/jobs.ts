/** Everything that has a picture. A job names its picture and where it comes from. */
import { figuresOf } from '../figures/figures.ts';
import { GAMES, type GameId } from '../games.ts';
import type { Figure } from '../model.ts';
import { placesOf } from '../places/index.ts';
import type { Place } from '../places/place.ts';
import { mysticSpiresWindows } from '../rules/mystic-spires/index.ts';
import { slayTheSpireWindows } from '../rules/slay-the-spire/index.ts';
import { stygianSocietyWindows } from '../rules/stygian-society/index.ts';
import type { Window } from '../rules/window.ts';

export type Job = { readonly game: GameId; readonly key: string } & (
  | { readonly kind: 'window'; readonly window: Window }
  | { readonly kind: 'figure'; readonly figure: Figure }
  | { readonly kind: 'place'; readonly place: Place }
);

export const jobName = ({ game, key }: Pick<Job, 'game' | 'key'>): string => `${game}/${key}`;

const WINDOWS: Readonly<Record<GameId, () => readonly Window[]>> = {
  'slay-the-spire': slayTheSpireWindows,
  'mystic-spires': mysticSpiresWindows,
  'stygian-society': stygianSocietyWindows,
};

/** The icon of the installed application: that of the browser's tabs, stored larger. */
const withAppIcon = (places: readonly Place[]): readonly Place[] =>
  places.flatMap((place) =>
    place.key === 'place/favicon' ? [place, { ...place, key: 'place/icon', stored: place.width }] : [place],
  );

const jobsOf = (game: GameId): Job[] => [
  ...WINDOWS[game]().map((window): Job => ({ game, key: window.key, kind: 'window', window })),
  ...figuresOf(game).map((figure): Job => ({ game, key: `figure/${figure.id}`, kind: 'figure', figure })),
  ...withAppIcon(placesOf(game)).map((place): Job => ({ game, key: place.key, kind: 'place', place })),
];

export const allJobs = (): readonly Job[] => GAMES.flatMap(jobsOf);
