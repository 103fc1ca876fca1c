/** The allowed directions of imports. circles.ts checks what this list does not name. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Import } from './graph.ts';

export type Shape = {
  /** Packages with a rulebook. */
  readonly games: readonly string[];
  /** Packages that run anywhere: no Node, no DOM, no clock, no Math.random. */
  readonly pure: readonly string[];
  readonly mayImport: Readonly<Record<string, readonly string[]>>;
};

export function readShape(root: string): Shape {
  const packages = path.join(root, 'packages');
  const games = readdirSync(packages).filter((name) =>
    existsSync(path.join(packages, name, 'rulebook/keywords.json')),
  );
  return shapeOf(games);
}

export function shapeOf(games: readonly string[]): Shape {
  const pure = ['kernel', ...games, 'table', 'in-words', 'bots', 'what-if', 'session'];
  return {
    games,
    pure,
    mayImport: {
      kernel: [],
      ...Object.fromEntries(games.map((game) => [game, ['kernel']])),
      bots: ['kernel', ...games],
      'what-if': ['kernel', ...games, 'bots'],
      table: ['kernel'],
      'in-words': ['kernel', ...games, 'table'],
      session: ['kernel', 'table', 'bots'],
      games: ['kernel', ...games, 'bots', 'session'],
      device: ['kernel', 'bots', 'what-if', 'session', 'games'],
      client: ['session/protocol', 'session/door'],
      server: [...pure, 'games'],
      // Test rigs meet a server as any client does: of the session they know the protocol, of the server what it exports.
      rigs: ['kernel', 'table', 'bots', 'session/protocol', 'client', 'server'],
      terminal: [...pure, 'games', 'device', 'server'],
      web: ['kernel', ...games, 'table', 'in-words', 'bots', 'what-if/figures', 'session/protocol', 'device'],
      // The engine without a server: a process that other programs drive.
      engine: ['kernel', ...games, 'bots'],
      lab: [...pure, 'engine'],
      pictures: ['kernel', ...games],
    },
  };
}

/** Folders of the browser, lowest first; `*` is any one folder. A folder imports its own layer and those below. */
const WEB_LAYERS: readonly (readonly string[])[] = [
  [
    'failure',
    'kit',
    'connection',
    'offline',
    'page',
    'pictures',
    'settings',
    'sound',
    'story',
    'text',
    'theme',
  ],
  ['game'],
  [
    'table',
    'library',
    'sandbox',
    'rulebook',
    'replay',
    'campaign',
    'chat',
    'history',
    'learn',
    'sources',
    'set-up',
    'what-if',
    'lobby',
    'challenges',
    'bots',
    'operator',
    'notices',
    'plain',
    'finding',
    'moving',
    'explain',
    'you',
  ],
  ['app', 'games/*'],
  ['games'],
  ['.'],
];

/** Folders of a game, lowest first. Between rules and text only circles.ts decides. */
const GAME_LAYERS: readonly (readonly string[])[] = [
  ['words'],
  ['content'],
  ['rules/compile'],
  ['rules', 'text'],
  ['scenario'],
  ['.'],
];

type Place = {
  readonly owner: string | undefined;
  /** The path inside the package. */
  readonly inside: string;
  readonly isTest: boolean;
  /** Tests, and what serves only them: `testing/` folders and the databases of releases. */
  readonly isTesting: boolean;
};

function placeOf(file: string): Place {
  const [, owner, inside = file] = /^packages\/([^/]+)\/(.+)$/.exec(file) ?? [];
  const isTest = /\.test\.tsx?$/.test(file);
  return {
    owner,
    inside,
    isTest,
    isTesting: isTest || /(^|\/)(testing|releases)\//.test(file),
  };
}

/** The layer of a file: that of the longest folder listed which holds it. */
function layerOf(layers: readonly (readonly string[])[], inside: string): number | undefined {
  const parts = path.posix.dirname(inside).split('/');
  for (let length = parts.length; length > 0; length--) {
    const folder = parts.slice(0, length);
    const wild = [...folder.slice(0, -1), '*'].join('/');
    const layer = layers.findIndex((names) => names.includes(folder.join('/')) || names.includes(wild));
    if (layer >= 0) return layer;
  }
  return undefined;
}

const gameFolderOf = ({ inside }: Place): string | undefined => /^games\/([^/]+)\//.exec(inside)?.[1];

function judgeInside(shape: Shape, from: Place, to: Place): string | undefined {
  if (from.isTesting) return undefined;
  const layers = from.owner === 'web' ? WEB_LAYERS : GAME_LAYERS;
  if (from.owner !== 'web' && !shape.games.includes(from.owner ?? '')) return undefined;
  const [own, other] = [layerOf(layers, from.inside), layerOf(layers, to.inside)];
  if (own !== undefined && other !== undefined && own < other) return 'points up to a higher layer';
  if (from.owner !== 'web') return undefined;
  const [game, otherGame] = [gameFolderOf(from), gameFolderOf(to)];
  if (game !== undefined && otherGame !== undefined && game !== otherGame)
    return 'a game imports another game';
  const isApp = (place: Place): boolean => place.inside.startsWith('app/');
  if ((isApp(from) && otherGame !== undefined) || (game !== undefined && isApp(to)))
    return 'the app and the games lie side by side and do not know each other';
  return undefined;
}

function judgeAcross(shape: Shape, { target }: Import, from: Place, to: Place): string | undefined {
  if (from.owner === undefined) return undefined;
  if (to.owner === undefined) return 'a package imports no scripts and no browser tests';
  if (target.startsWith('.')) return 'reaches out of its package; import the package by name';
  // Tests of a table or a session may use any game.
  const tried = from.isTesting && ['table', 'session', 'kernel'].includes(from.owner) ? shape.games : [];
  // The store of a browser passes the same tests as those of a server, and programs meet a real server.
  const twins = from.isTesting && from.owner === 'server' ? ['device', 'client'] : [];
  const allowed = [...(shape.mayImport[from.owner] ?? []), ...tried, ...twins];
  const isProtocol = allowed.includes(`${to.owner}/${to.inside.replace(/(\/.*)?(\.ts)?$/, '')}`);
  return allowed.includes(to.owner) || isProtocol ? undefined : `${from.owner} may not know ${to.owner}`;
}

/** What is wrong with an import, or undefined. */
export function judgeImport(shape: Shape, found: Import): string | undefined {
  const from = placeOf(found.from);
  if (found.to.kind === 'missing') return 'does not exist';
  if (found.to.kind === 'outside' || /(^|\/)shared\//.test(found.target))
    return 'lies outside the repository';
  if (found.to.kind === 'builtin') {
    const runsAnywhere = [...shape.pure, 'games', 'device', 'web'].includes(from.owner ?? '');
    const isConfig = from.inside === 'vite.config.ts' || from.inside.startsWith('bundling/');
    return runsAnywhere && !from.isTesting && !isConfig ? `${from.owner} must not depend on Node` : undefined;
  }
  if (found.to.kind !== 'ours') return undefined;
  const to = placeOf(found.to.file);
  if (to.isTest) return 'is a test';
  const mayTest = from.isTesting || ['lab', 'rigs', undefined].includes(from.owner);
  if (to.isTesting && !mayTest) return 'is for tests, the lab and the rigs';
  if (from.owner !== to.owner) return judgeAcross(shape, found, from, to);
  if (from.owner !== undefined && !found.target.startsWith('.'))
    return 'is its own package; use a relative path';
  return judgeInside(shape, from, to);
}
