import { create } from 'zustand';

/** What lies over the table; one thing at a time. */
export type OpenDialog =
  | { readonly kind: 'settings' }
  | { readonly kind: 'keys' }
  | { readonly kind: 'log' }
  | { readonly kind: 'map' }
  | { readonly kind: 'invite' }
  | { readonly kind: 'confirmEnd' }
  | { readonly kind: 'rules'; readonly query?: string; readonly rule?: string }
  | {
      readonly kind: 'pile';
      readonly seat: number;
      readonly pile: 'deck' | 'drawPile' | 'discardPile' | 'exhaustPile' | 'powers';
    }
  | { readonly kind: 'card'; readonly face: number }
  | { readonly kind: 'enemy'; readonly enemy: number }
  | { readonly kind: 'item'; readonly item: number }
  | { readonly kind: 'owned'; readonly of: 'relic' | 'potion'; readonly place: number };

export const useDialog = create<{ readonly open: OpenDialog | undefined }>(() => ({ open: undefined }));

export const openDialog = (open: OpenDialog): void => useDialog.setState({ open });
export const closeDialog = (): void => useDialog.setState({ open: undefined });
