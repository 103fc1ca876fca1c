import { create } from 'zustand';

/** What every table can lay over itself. */
export type SharedDialog =
  | { readonly kind: 'menu' }
  | { readonly kind: 'giveUp' }
  | { readonly kind: 'settings' }
  | { readonly kind: 'keys' }
  | { readonly kind: 'log' }
  | { readonly kind: 'people' }
  | { readonly kind: 'giveBack'; readonly seat: number }
  /** In a lobby, before a bot takes the last open seat. */
  | { readonly kind: 'lastSeat'; readonly seat: number }
  | { readonly kind: 'rules'; readonly query?: string; readonly rule?: string };

/** What a game lays over its own table: `own` is read by that game alone. */
export type OwnDialog = { readonly kind: 'own'; readonly own: unknown };

type OpenDialog = SharedDialog | OwnDialog;

/** One thing at a time. */
export const useDialog = create<{ readonly open: OpenDialog | undefined }>(() => ({ open: undefined }));

export const openDialog = (open: OpenDialog): void => useDialog.setState({ open });
export const closeDialog = (): void => useDialog.setState({ open: undefined });
