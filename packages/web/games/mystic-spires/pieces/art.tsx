import { ComposedPicture } from '../../../icons/composed-picture.tsx';
import { pictureOf } from '../pictures/pictures.ts';
import './set-colours.css';

/** The picture of a card, Token or Tower, lit in the colours of its set. */
export const Art = ({ name, seed }: { readonly name: string; readonly seed: string }) => (
  <ComposedPicture Silhouette={pictureOf(name)} seed={seed} />
);
