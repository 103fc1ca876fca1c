import { boolean, fallback, maxValue, minValue, number, picklist, pipe } from 'valibot';
import { createSettings } from './create-settings.ts';

export const FIELDS = {
  speed: fallback(picklist(['calm', 'normal', 'fast', 'instant']), 'normal'),
  motion: fallback(picklist(['system', 'less', 'full']), 'system'),
  contrast: fallback(picklist(['normal', 'more']), 'normal'),
  text: fallback(picklist(['normal', 'large', 'largest']), 'normal'),
  sound: fallback(boolean(), false),
  /** The quiet sound of the place, beside the sounds of what happens. */
  ambience: fallback(boolean(), true),
  volume: fallback(pipe(number(), minValue(0), maxValue(100)), 60),
  /** Silhouettes on plain colours instead of stained glass. */
  plainPictures: fallback(boolean(), false),
  /** Show nothing of the chat unless it is opened. */
  muteChat: fallback(boolean(), false),
  /** Ask before a move that is probably a blunder. */
  askFirst: fallback(boolean(), true),
  /** Let the system notify you when it is your turn. */
  notify: fallback(boolean(), false),
};

const { useSettings: useCommonSettings, change } = createSettings(FIELDS);
export type Settings = ReturnType<typeof useCommonSettings.getState>;
export const useSettings = useCommonSettings;

const SPEED_FACTORS = { calm: 1.6, normal: 1, fast: 0.5, instant: 0.001 } as const;

const movesLess = ({ motion }: Settings): boolean =>
  motion === 'less' || (motion === 'system' && matchMedia('(prefers-reduced-motion: reduce)').matches);

/** How long a movement of `ms` takes with the reader's speed and motion. */
export const paced = (ms: number): number => {
  const settings = useSettings.getState();
  return movesLess(settings) ? 0 : ms * SPEED_FACTORS[settings.speed];
};

/** How long a step of a story of `ms` is shown. Reduced motion keeps the steps and only stills them. */
export const stepTime = (ms: number): number => {
  const { speed } = useSettings.getState();
  return speed === 'instant' ? 0 : ms * SPEED_FACTORS[speed];
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
