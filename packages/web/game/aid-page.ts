import type { Aid } from '@three-spires/kernel';
import type { ComponentType } from 'react';
import type { Signs } from '../icons/signs.ts';

/** What a game provides for its player aid: the text, and how its symbols look. */
export type AidPage = {
  readonly aid: Aid;
  /** The pictures in its texts. */
  readonly signs?: Signs;
  readonly Sign: ComponentType<{ readonly sign: string }>;
};
