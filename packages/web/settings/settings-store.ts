import { create } from 'zustand';

/** Phases with windows between what happens in them. */
export const STOP_PHASES = ['Standby', 'Main 1', 'Battle', 'Main 2', 'End'] as const;
export type StopPhase = (typeof STOP_PHASES)[number];

export type Settings = {
  readonly speed: 'normal' | 'double' | 'instant';
  readonly motion: 'system' | 'less' | 'full';
  readonly contrast: 'normal' | 'more';
  readonly text: 'normal' | 'large' | 'largest';
  readonly sound: boolean;
  /** 0 to 100. */
  readonly volume: number;
  /** Ask once before ending a turn that leaves Energy unused while lethal damage is coming. */
  readonly confirm: boolean;
  /** Let abilities that trigger together resolve in their given order. */
  readonly autoOrder: boolean;
  /** Keep every roll of the die without being asked. */
  readonly autoDie: boolean;
  /** Mystic Spires: when to pass without asking, and the phases in whose windows to ask all the same. */
  readonly autoPass: 'never' | 'noResponse' | 'untilMyTurn' | 'atPhases';
  readonly stops: readonly StopPhase[];
  /** Show nothing of the chat unless it is opened. */
  readonly muteChat: boolean;
  /** Let the system tell the player that it is their turn. */
  readonly notify: boolean;
};

const DEFAULTS: Settings = {
  speed: 'normal',
  motion: 'system',
  contrast: 'normal',
  text: 'normal',
  sound: false,
  volume: 60,
  confirm: true,
  autoOrder: true,
  autoDie: false,
  autoPass: 'noResponse',
  stops: ['Battle', 'End'],
  muteChat: false,
  notify: false,
};

const isBoolean = (value: unknown): boolean => typeof value === 'boolean';
const isOneOf =
  (...words: readonly string[]) =>
  (value: unknown): boolean =>
    typeof value === 'string' && words.includes(value);

/** What may stand in each field. Written out, because a schema library would make the first page 3 kB larger. */
const CHECKS: Readonly<Record<keyof Settings, (value: unknown) => boolean>> = {
  speed: isOneOf('normal', 'double', 'instant'),
  motion: isOneOf('system', 'less', 'full'),
  contrast: isOneOf('normal', 'more'),
  text: isOneOf('normal', 'large', 'largest'),
  sound: isBoolean,
  volume: (value) => typeof value === 'number' && value >= 0 && value <= 100,
  confirm: isBoolean,
  autoOrder: isBoolean,
  autoDie: isBoolean,
  autoPass: isOneOf('never', 'noResponse', 'untilMyTurn', 'atPhases'),
  stops: (value) => Array.isArray(value) && value.every(isOneOf(...STOP_PHASES)),
  muteChat: isBoolean,
  notify: isBoolean,
};

/** A field that is missing or makes no sense takes its default; the others keep what was stored. */
export const readSettings = (stored: string | null): Settings => {
  try {
    const found = Object(JSON.parse(stored ?? '{}')) as Readonly<Record<string, unknown>>;
    const kept = Object.entries(CHECKS).filter(([key, fits]) => fits(found[key]));
    return { ...DEFAULTS, ...Object.fromEntries(kept.map(([key]) => [key, found[key]])) };
  } catch {
    return DEFAULTS;
  }
};

const KEY = 'three-spires.settings';

const load = (): Settings => {
  try {
    return readSettings(localStorage.getItem(KEY));
  } catch {
    // A browser may forbid a page to store anything.
    return DEFAULTS;
  }
};

export const useSettings = create<Settings>(load);

const SPEED_FACTORS = { normal: 1, double: 0.5, instant: 0.001 } as const;

const movesLess = ({ motion }: Settings): boolean =>
  motion === 'less' || (motion === 'system' && matchMedia('(prefers-reduced-motion: reduce)').matches);

/** How long a movement of `ms` takes with the reader's speed and motion. */
export const paced = (ms: number): number => {
  const settings = useSettings.getState();
  return movesLess(settings) ? 0 : ms * SPEED_FACTORS[settings.speed];
};

/** Puts the settings where the style sheets look for them. */
export const showSettings = (): void => {
  const settings = useSettings.getState();
  const { dataset, style } = document.documentElement;
  dataset.contrast = settings.contrast;
  dataset.text = settings.text;
  if (settings.motion === 'system') delete dataset.motion;
  else dataset.motion = settings.motion;
  if (movesLess(settings)) style.removeProperty('--speed');
  else style.setProperty('--speed', String(SPEED_FACTORS[settings.speed]));
};

export const changeSettings = (change: Partial<Settings>): void => {
  useSettings.setState(change);
  localStorage.setItem(KEY, JSON.stringify(useSettings.getState()));
  showSettings();
};
