import type { Entry } from '../../../game/library.ts';
import { CardFace } from '../pieces/card.tsx';
import { TowerFace } from '../pieces/tower-face.tsx';
import { isTower, isZone, numberOf } from './entries.ts';
import { ZoneTile } from './zone-tile.tsx';

export const Tile = ({ entry }: { readonly entry: Entry }) => {
  if (isZone(entry)) return <ZoneTile entry={entry} />;
  return isTower(entry) ? <TowerFace tower={numberOf(entry)} /> : <CardFace card={numberOf(entry)} />;
};
