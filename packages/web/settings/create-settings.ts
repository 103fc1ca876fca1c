import { type InferOutput, type ObjectEntries, type ObjectSchema, object, parse } from 'valibot';
import { create, type StoreApi, type UseBoundStore } from 'zustand';

const KEY = 'three-spires.settings';

/** The settings that these fields describe. Every field is a `fallback`, so it always has a value. */
type SettingsOf<Fields extends ObjectEntries> = InferOutput<ObjectSchema<Fields, undefined>>;

const readObject = (stored: string | null): object => {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
};

/** A missing or invalid field gets its default; the others keep their stored values. */
export const readSettings = <Fields extends ObjectEntries>(
  fields: Fields,
  stored: string | null,
): SettingsOf<Fields> => parse(object(fields), readObject(stored));

const storedText = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // A browser may forbid a page to store anything.
    return null;
  }
};

type SettingsStore<Settings> = {
  readonly useSettings: UseBoundStore<StoreApi<Settings>>;
  readonly change: (change: Partial<Settings>) => void;
};

/**
 * Settings stored in this browser. All stores share one storage entry: each reads and writes only its own
 * fields, so a game can store its settings next to the common ones.
 */
export const createSettings = <Fields extends ObjectEntries>(
  fields: Fields,
): SettingsStore<SettingsOf<Fields>> => {
  const useSettings = create<SettingsOf<Fields>>(() => readSettings(fields, storedText()));
  const change = (changes: Partial<SettingsOf<Fields>>): void => {
    useSettings.setState(changes);
    localStorage.setItem(KEY, JSON.stringify({ ...readObject(storedText()), ...useSettings.getState() }));
  };
  return { useSettings, change };
};
