import { BASE } from '../kit/base.ts';
import { PICTURE_VERSIONS } from './versions.ts';

export type PicturedGame = keyof typeof PICTURE_VERSIONS;

/** `small` is a simpler rendering for boxes of 32 to 96 px. */
export type PictureSize = 'full' | 'small';

/** Identifies a picture: `{ game: 'slay-the-spire', kind: 'card', id: 'ironclad-strike' }`. */
export type PictureKey = { readonly game: PicturedGame; readonly kind: string; readonly id: string };

/** A name or id as it appears in a picture's address. */
export const pictureSlug = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Derived from the key, so no list of pictures has to be loaded. */
export const pictureAddress = ({ game, kind, id }: PictureKey, size: PictureSize): string =>
  `${BASE}/pictures/${game}/${kind}/${pictureSlug(id)}${size === 'small' ? '.small' : ''}.avif?v=${PICTURE_VERSIONS[game]}`;

/** The plain silhouette, on the sprite sheet of its game. */
export const plainAddress = ({ game, kind, id }: PictureKey): string =>
  `${BASE}/pictures/${game}/plain.svg?v=${PICTURE_VERSIONS[game]}#${kind}-${pictureSlug(id)}`;
