import type { CardDefinition } from '@three-spires/mystic-spires/library';
import type { PictureSize } from '../../../pictures/addresses.ts';
import { GlassPicture } from '../../../pictures/glass-picture.tsx';
import './set-colours.css';

const GAME = 'mystic-spires';

/** Units by how they fight, Spells by how they stay: the window's shape tells the type, as the frame does. */
const FRAMES: Readonly<Record<string, 'pointed' | 'chamfer' | 'round' | undefined>> = {
  Assault: 'pointed',
  Defense: 'chamfer',
  Passive: 'round',
};

type ArtProps = {
  readonly of: CardDefinition;
  readonly size?: PictureSize;
  /** The whole box is filled, whatever the type. */
  readonly square?: boolean;
};

/** The picture of a card or Token, in the colours of its set until it is there. */
export const Art = ({ of: { id, kind, type }, size = 'full', square = false }: ArtProps) => {
  const frame = square ? undefined : FRAMES[type === 'Spell' ? kind : type];
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

/** The picture of a Tower. */
export const TowerArt = ({ id, size = 'full' }: { readonly id: string; readonly size?: PictureSize }) => (
  <GlassPicture game={GAME} kind="tower" id={id} size={size} />
);
