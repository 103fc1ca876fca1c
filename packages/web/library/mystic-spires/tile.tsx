import { CardFace } from '../../mystic/card.tsx';
import type { Entry } from '../library-game.ts';
import { isTower, numberOf } from './entries.ts';
import { TowerFace } from './tower-face.tsx';

export const Tile = ({ entry }: { readonly entry: Entry }) =>
  isTower(entry) ? <TowerFace tower={numberOf(entry)} /> : <CardFace card={numberOf(entry)} />;
