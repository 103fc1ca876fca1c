import { openDialog } from '../../../kit/dialogs.ts';
import type { Zone } from '../pieces/figures.ts';

/** The dialogs that only a table of Mystic Spires has. */
export type MysticSpiresDialog =
  | { readonly kind: 'card'; readonly card: number }
  /** A card in play, by its id. */
  | { readonly kind: 'thing'; readonly id: number }
  | { readonly kind: 'tower'; readonly seat: number }
  | { readonly kind: 'zone'; readonly seat: number; readonly zone: Zone }
  | { readonly kind: 'concede' }
  /** The move gives up a win. */
  | { readonly kind: 'lethal'; readonly move: number };

export const openOwn = (own: MysticSpiresDialog): void => openDialog({ kind: 'own', own });
export const openZone = (seat: number, zone: Zone): void => openOwn({ kind: 'zone', seat, zone });
export const openRule = (rule: string): void => openDialog({ kind: 'rules', rule });
