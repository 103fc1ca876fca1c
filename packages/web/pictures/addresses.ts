import { PICTURE_VERSIONS } from './versions.ts';

export type PicturedGame = keyof typeof PICTURE_VERSIONS;

/** `small` is a simpler rendering for boxes of 32 to 96 px. */
export type PictureSize = 'full' | 'small';

/** What a picture is the picture of: `{ game: 'slay-the-spire', kind: 'card', id: 'ironclad-strike' }`. */
export type PictureKey = { readonly game: PicturedGame; readonly kind: string; readonly id: string };

/** A name or an id as it stands in the address of a picture. */
export const pictureSlug = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** The address follows from the key, so that no list of pictures has to be loaded. */
export const pictureAddress = ({ game, kind, id }: PictureKey, size: PictureSize): string =>
  `/pictures/${game}/${kind}/${pictureSlug(id)}${size === 'small' ? '.small' : ''}.avif?v=${PICTURE_VERSIONS[game]}`;

/** The silhouette of the same thing on the sheet of its game. */
export const plainAddress = ({ game, kind, id }: PictureKey): string =>
  `/pictures/${game}/plain.svg?v=${PICTURE_VERSIONS[game]}#${kind}-${pictureSlug(id)}`;
