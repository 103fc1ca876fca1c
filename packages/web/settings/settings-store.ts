import { createSettings } from './create-settings.ts';

export type Settings = {
  readonly speed: 'normal' | 'double' | 'instant';
  readonly motion: 'system' | 'less' | 'full';
  readonly contrast: 'normal' | 'more';
  readonly text: 'normal' | 'large' | 'largest';
  readonly sound: boolean;
  /** 0 to 100. */
  readonly volume: number;
  /** Show nothing of the chat unless it is opened. */
  readonly muteChat: boolean;
  /** Let the system notify you when it is your turn. */
  readonly notify: boolean;
};

const DEFAULTS: Settings = {
  speed: 'normal',
  motion: 'system',
  contrast: 'normal',
  text: 'normal',
  sound: false,
  volume: 60,
  muteChat: false,
  notify: false,
};

const { useSettings: useCommonSettings, change } = createSettings(DEFAULTS);
export const useSettings = useCommonSettings;

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

export const changeSettings = (changes: Partial<Settings>): void => {
  change(changes);
  showSettings();
};
