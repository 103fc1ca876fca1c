import { openDialog } from '../../../kit/dialogs.ts';

/** The dialogs that only a table of The Stygian Society has. */
export type StygianSocietyDialog =
  | { readonly kind: 'card'; readonly card: number }
  | { readonly kind: 'foe'; readonly enemy: number }
  | { readonly kind: 'place' }
  | { readonly kind: 'chest'; readonly chest: number }
  | { readonly kind: 'status'; readonly status: string }
  | { readonly kind: 'hero'; readonly hero: number };

export const openOwn = (own: StygianSocietyDialog): void => openDialog({ kind: 'own', own });
