import type { LibraryGame } from '../../../game/library.ts';
import { CATALOGUE } from './catalogue.ts';
import { Detail } from './detail.tsx';
import { Tile } from './tile.tsx';

export const LIBRARY: LibraryGame = { ...CATALOGUE, Tile, Detail };
