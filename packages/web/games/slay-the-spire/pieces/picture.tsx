import { ComposedPicture } from '../../../icons/composed-picture.tsx';
import { pictureOf } from '../pictures/pictures.ts';

type PictureProps = { readonly name: string; readonly kind: string; readonly seed?: string };

/** The picture of a card, enemy or item by its printed name. */
export const Picture = ({ name, kind, seed = name }: PictureProps) => (
  <ComposedPicture Silhouette={pictureOf(name, kind)} seed={seed} />
);
