import type { Text } from '@three-spires/kernel';
import type { Signs } from '../icons/signs.ts';

/** An explanation in one or two sentences, with its rule. */
export type Explanation = {
  readonly title: string;
  readonly text: Text;
  readonly rule: string;
};

/** Everything a game can explain. An element names it in `data-explain`: `keyword:Exhaust`, `cube:blue`. */
export type Explainer = {
  readonly explain: (key: string) => Explanation | undefined;
  /** The pictures in its texts. */
  readonly signs?: Signs;
};
