import { CardFace } from '../../mystic/card.tsx';
import type { Entry } from '../library-game.ts';
import { isTower, isZone, numberOf } from './entries.ts';
import { TowerFace } from './tower-face.tsx';
import { ZoneTile } from './zone-tile.tsx';

export const Tile = ({ entry }: { readonly entry: Entry }) => {
  if (isZone(entry)) return <ZoneTile entry={entry} />;
  return isTower(entry) ? <TowerFace tower={numberOf(entry)} /> : <CardFace card={numberOf(entry)} />;
};
