import type { Text } from '@three-spires/kernel';
import type { Signs } from '../icons/signs.ts';

/** What something on the screen is, in one or two sentences, and the rule that says so. */
export type Explanation = {
  readonly title: string;
  readonly text: Text;
  readonly rule: string;
};

/** Everything that a game can explain. An element names it in `data-explain`: `keyword:Exhaust`, `cube:blue`. */
export type Explainer = {
  readonly explain: (key: string) => Explanation | undefined;
  /** The pictures in its texts. */
  readonly signs?: Signs;
};
