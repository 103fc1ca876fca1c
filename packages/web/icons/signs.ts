import type { Icon } from './icon.ts';

/** The small pictures in a game's texts and numbers, and their names for screen readers. */
export type Signs = {
  readonly pictures: Readonly<Record<string, Icon>>;
  readonly nameOf: (sign: string) => string;
};
