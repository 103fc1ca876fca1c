import type { CardDefinition } from '@three-spires/mystic-spires/library';
import type { PictureSize } from '../../../pictures/addresses.ts';
import { GlassPicture, type PictureFrame } from '../../../pictures/glass-picture.tsx';
import './set-colours.css';

const GAME = 'mystic-spires';

/** The shapes of the windows by kind of card; for Units, by type. */
const FRAMES: Readonly<Record<string, PictureFrame | undefined>> = {
  Assault: 'pointed',
  Defense: 'chamfer',
  Special: 'arch',
  Instant: 'arch',
  Passive: 'round',
  Token: 'round',
};

export const frameOf = ({ kind, type }: CardDefinition): PictureFrame | undefined =>
  FRAMES[kind === 'Unit' ? type : kind];

type ArtProps = {
  readonly of: CardDefinition;
  readonly size?: PictureSize;
  /** Fills the whole box, whatever the type. */
  readonly square?: boolean;
};

/** The picture of a card or Token, in the colours of its set until it loads. */
export const Art = ({ of, size = 'full', square = false }: ArtProps) => {
  const { id, kind } = of;
  const frame = square ? undefined : frameOf(of);
  return (
    <GlassPicture
      game={GAME}
      kind={kind === 'Token' ? 'token' : 'card'}
      id={id}
      size={size}
      {...(frame && { frame })}
    />
  );
};

export const TowerArt = ({ id, size = 'full' }: { readonly id: string; readonly size?: PictureSize }) => (
  <GlassPicture game={GAME} kind="tower" id={id} size={size} />
);
