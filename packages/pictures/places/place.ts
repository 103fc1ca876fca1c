import type { Pixels } from '../glass/glaze.ts';

/** A picture that is drawn by code: a hall, a rose window, a tall Tower. */
export type Place = {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly alpha: boolean;
  readonly quality: number;
  /** AVIF if it is not given. Pages that show links, and some browsers' tabs, do not read AVIF. */
  readonly format?: 'jpeg' | 'png';
  /** The width to store, where it is not the width that is drawn. */
  readonly stored?: number;
  /** The icons in it, for the credits. */
  readonly emblems: readonly string[];
  readonly draw: () => Pixels;
};
