import type { Layer, Scene } from '../model.ts';

/** The picture of one entry of a catalogue, and where it came from. */
export type Window = {
  /** The key of the picture within its game: `card/ironclad-strike`. */
  readonly key: string;
  readonly scene: Scene;
  readonly from: 'rule' | 'recipe';
  /** The one or two layers that a rendering of 32 to 96 pixels shows. */
  readonly small: readonly Layer[];
};
