import type { Icon } from './icon.ts';

/** The small pictures that a game puts into its texts and numbers, and what each is called aloud. */
export type Signs = {
  readonly pictures: Readonly<Record<string, Icon>>;
  readonly nameOf: (sign: string) => string;
};
