import { create, type StoreApi, type UseBoundStore } from 'zustand';

const KEY = 'three-spires.settings';

const readStored = (): Record<string, unknown> => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
};

type SettingsStore<Settings> = {
  readonly useSettings: UseBoundStore<StoreApi<Settings>>;
  readonly change: (change: Partial<Settings>) => void;
};

/**
 * Settings that stay in this browser. Everything shares one entry of the browser's storage: each store reads and
 * writes only the fields it has defaults for, so a game can keep its own beside the common ones.
 */
export const createSettings = <Settings extends object>(defaults: Settings): SettingsStore<Settings> => {
  const useSettings = create<Settings>(() => {
    const stored = readStored();
    const known = Object.keys(defaults).filter((name) => name in stored);
    return {
      ...defaults,
      ...(Object.fromEntries(known.map((name) => [name, stored[name]])) as Partial<Settings>),
    };
  });
  const change = (changes: Partial<Settings>): void => {
    useSettings.setState(changes);
    localStorage.setItem(KEY, JSON.stringify({ ...readStored(), ...useSettings.getState() }));
  };
  return { useSettings, change };
};
