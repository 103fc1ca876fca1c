import { openDialog } from '../../../kit/dialogs.ts';

/** The dialogs that only a table of Slay the Spire has. */
export type SlayTheSpireDialog =
  | { readonly kind: 'map' }
  | { readonly kind: 'confirmEnd'; readonly why: 'win' | 'death'; readonly what: string }
  | { readonly kind: 'leaveRelic'; readonly move: number }
  | {
      readonly kind: 'pile';
      readonly seat: number;
      readonly pile: 'deck' | 'drawPile' | 'discardPile' | 'exhaustPile' | 'powers';
    }
  | { readonly kind: 'card'; readonly face: number }
  | { readonly kind: 'enemy'; readonly enemy: number }
  | { readonly kind: 'item'; readonly item: number }
  | { readonly kind: 'owned'; readonly of: 'relic' | 'potion'; readonly place: number };

export const openOwn = (own: SlayTheSpireDialog): void => openDialog({ kind: 'own', own });
