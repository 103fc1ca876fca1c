/**
 * What the bench measures. Each work is measured in a separate process; `driver` names the file in `driver/`
 * that the process runs, and thereby the only game loaded there.
 */

export type GameId = 'slay-the-spire' | 'mystic-spires' | 'stygian-society';

/** `once`: moves that return to an earlier state of the game are not made. */
export type Style = 'uniform' | 'once';

/** Random games of one kind. 0 players: the game's own number, or all its numbers in turn. */
export type Games = {
  readonly game: GameId;
  readonly mode: 'climb' | 'fight' | 'whole';
  readonly players: number;
  readonly style: Style;
};

export type Work = { readonly name: string } & (
  | { readonly kind: 'play'; readonly games: Games }
  | { readonly kind: 'copy'; readonly games: Games }
  /** Hashes of positions for the tables of a search. */
  | { readonly kind: 'hash'; readonly games: Games }
  | { readonly kind: 'size'; readonly games: Games }
  | { readonly kind: 'table'; readonly games: Games }
  /** The games of other works in one process, in turn; each is compared with the work of that name. */
  | { readonly kind: 'shared'; readonly parts: readonly string[] }
);

export const driverOf = (work: Work): string => {
  if (work.kind === 'shared') return 'shared';
  return work.kind === 'table' ? 'tables' : work.games.game;
};

const PARTIES = [
  { name: 'solo', players: 1 },
  { name: '2 players', players: 2 },
  { name: '4 players', players: 4 },
] as const;

const slay = (mode: Games['mode'], players: number, style: Style = 'uniform'): Games => ({
  game: 'slay-the-spire',
  mode,
  players,
  style,
});
const MYSTIC: Games = { game: 'mystic-spires', mode: 'whole', players: 0, style: 'uniform' };
const STYGIAN: Games = { game: 'stygian-society', mode: 'whole', players: 0, style: 'uniform' };
const STYGIAN_FOUR: Games = { ...STYGIAN, players: 4 };

const ofParties = (
  kind: 'play' | 'copy' | 'hash' | 'size' | 'table',
  name: string,
  mode: Games['mode'],
): Work[] =>
  PARTIES.map((party) => ({ kind, name: `${name}, ${party.name}`, games: slay(mode, party.players) }));

export const WORKS: readonly Work[] = [
  ...ofParties('play', 'climbs', 'climb'),
  ...PARTIES.map(
    ({ name, players }): Work => ({
      kind: 'play',
      name: `climbs once, ${name}`,
      games: slay('climb', players, 'once'),
    }),
  ),
  ...ofParties('play', 'first fights', 'fight'),
  { kind: 'play', name: 'Mystic Spires, battles', games: MYSTIC },
  { kind: 'play', name: 'Stygian Society, games', games: STYGIAN },
  {
    kind: 'shared',
    name: 'shared process',
    parts: ['climbs, solo', 'Mystic Spires, battles', 'Stygian Society, games'],
  },
  ...ofParties('copy', 'copies', 'climb'),
  { kind: 'copy', name: 'Mystic Spires, copies', games: MYSTIC },
  { kind: 'copy', name: 'Stygian Society, copies', games: STYGIAN_FOUR },
  ...ofParties('hash', 'hashes', 'climb'),
  ...ofParties('table', 'tables with pictures', 'fight'),
  ...ofParties('size', 'states', 'climb'),
  { kind: 'size', name: 'Mystic Spires, states', games: MYSTIC },
  { kind: 'size', name: 'Stygian Society, states', games: STYGIAN_FOUR },
];

/** Whether random games are recorded for the work before it is measured. */
export const isPlayed = (work: Work): boolean => work.kind === 'play' || work.kind === 'table';

/** The works whose names contain the text, and those they are compared with. */
export const chooseWorks = (only: string): Work[] => {
  const chosen = WORKS.filter(({ name }) => name.toLowerCase().includes(only.toLowerCase()));
  const parts = chosen.flatMap((work) => (work.kind === 'shared' ? work.parts : []));
  return WORKS.filter((work) => chosen.includes(work) || parts.includes(work.name));
};
