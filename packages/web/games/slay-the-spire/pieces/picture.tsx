import type { PictureSize } from '../../../pictures/addresses.ts';
import { GlassPicture, type PictureFrame } from '../../../pictures/glass-picture.tsx';

type PictureProps = {
  readonly kind: 'card' | 'relic' | 'potion' | 'event' | 'figure';
  /** The id in the catalogue. Relics, potions and figures use their names. */
  readonly id: string;
  readonly size?: PictureSize;
  readonly frame?: PictureFrame;
};

/** The picture of a card, item, Event, enemy or character. */
export const Picture = (props: PictureProps) => <GlassPicture game="slay-the-spire" {...props} />;

type ItemPictureProps = {
  readonly name: string;
  /** Decides the shape: all relics of a kind share one. */
  readonly kind: string;
  readonly size?: PictureSize;
};

/** The medal of a relic or potion. */
export const ItemPicture = ({ name, kind, size = 'small' }: ItemPictureProps) => (
  <Picture kind={kind === 'potion' ? 'potion' : 'relic'} id={name} size={size} frame="medal" />
);
