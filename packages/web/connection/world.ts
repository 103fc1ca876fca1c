import { HERE } from '@three-spires/device/messages';
import { create } from 'zustand';

/** Where games are played: at the server this page came from, or on this device. */
export type World = 'server' | 'device';

const KEY = 'three-spires world';

/** A site of plain files has no server of ours. */
export const HAS_SERVER = import.meta.env?.VITE_SITE !== 'yes';

const readChoice = (): World => {
  if (!HAS_SERVER) return 'device';
  return typeof localStorage !== 'undefined' && localStorage.getItem(KEY) === 'device' ? 'device' : 'server';
};

/** The world in which new games are opened and of which lists are shown. */
type WorldState = {
  readonly world: World;
  readonly isServerAway: boolean;
  /** Why the games of this device cannot be played, in a sentence. */
  readonly deviceFailure: string | undefined;
};

export const useWorld = create<WorldState>(() => ({
  world: readChoice(),
  isServerAway: false,
  deviceFailure: undefined,
}));

export const noteDevice = (deviceFailure: string | undefined): void => useWorld.setState({ deviceFailure });

/** Notes whether the server answered the last call. */
export const noteServer = (isAway: boolean): void => {
  if (useWorld.getState().isServerAway !== isAway) useWorld.setState({ isServerAway: isAway });
};

export const chooseWorld = (world: World): void => {
  if (world === 'server') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, world);
  useWorld.setState({ world });
};

/** The id of a table tells where it lives. */
export const worldOfTable = (table: string): World => (table.startsWith(HERE) ? 'device' : 'server');

/** Whether a path is that of a table at the server. */
export const isServerTable = (path: string): boolean => {
  const table = /^\/table\/([^/]+)/.exec(path)?.[1];
  return table !== undefined && worldOfTable(table) === 'server';
};

/** A call about a table goes where the table lives, every other call to the chosen world. */
export const worldOfCall = (path: string): World => {
  const table = /^\/api\/tables\/([^/?]+)/.exec(path)?.[1];
  return table === undefined ? useWorld.getState().world : worldOfTable(table);
};
