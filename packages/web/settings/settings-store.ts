import { boolean, fallback, maxValue, minValue, number, picklist, pipe } from 'valibot';
import { createSettings } from './create-settings.ts';

export const FIELDS = {
  speed: fallback(picklist(['calm', 'normal', 'fast', 'instant']), 'normal'),
  motion: fallback(picklist(['system', 'less', 'full']), 'system'),
  contrast: fallback(picklist(['normal', 'more']), 'normal'),
  text: fallback(picklist(['normal', 'large', 'largest']), 'normal'),
  sound: fallback(boolean(), false),
  /** Quiet background sound of the place, besides the sound effects. */
  ambience: fallback(boolean(), true),
  volume: fallback(pipe(number(), minValue(0), maxValue(100)), 60),
  /** Silhouettes on plain colours instead of stained glass. */
  plainPictures: fallback(boolean(), false),
  /** Hide the chat unless it is open. */
  muteChat: fallback(boolean(), false),
  /** Ask before a move that is probably a blunder. */
  askFirst: fallback(boolean(), true),
  /** Send a system notification when it is your turn. */
  notify: fallback(boolean(), false),
};

const { useSettings: useCommonSettings, change } = createSettings(FIELDS);
export type Settings = ReturnType<typeof useCommonSettings.getState>;
export const useSettings = useCommonSettings;

const SPEED_FACTORS = { calm: 1.6, normal: 1, fast: 0.5, instant: 0.001 } as const;

export const systemMotion = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

const movesLess = ({ motion }: Settings): boolean =>
  motion === 'less' || (motion === 'system' && systemMotion().matches);

/** The duration of a movement of `ms` at the reader's speed and motion settings. */
export const paced = (ms: number): number => {
  const settings = useSettings.getState();
  return movesLess(settings) ? 0 : ms * SPEED_FACTORS[settings.speed];
};

/** The duration of a story step of `ms`. Reduced motion keeps the steps but does not animate them. */
export const stepTime = (ms: number): number => {
  const { speed } = useSettings.getState();
  return speed === 'instant' ? 0 : ms * SPEED_FACTORS[speed];
};

/** Applies the settings where the style sheets read them. */
export const showSettings = (): void => {
  const settings = useSettings.getState();
  const { dataset, style } = document.documentElement;
  dataset.contrast = settings.contrast;
  dataset.text = settings.text;
  dataset.motion = movesLess(settings) ? 'less' : 'full';
  if (movesLess(settings)) style.removeProperty('--speed');
  else style.setProperty('--speed', String(SPEED_FACTORS[settings.speed]));
};

export const changeSettings = (changes: Partial<Settings>): void => {
  change(changes);
  showSettings();
};
