import type { Aid } from '@three-spires/kernel';
import type { ComponentType } from 'react';

/** What a game gives its player aid: the words, and how its signs look. */
export type AidPage = {
  readonly aid: Aid;
  readonly Sign: ComponentType<{ readonly sign: string }>;
};
