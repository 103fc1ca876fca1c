import { create } from 'zustand';

/** The dialogs that every table has. */
export type SharedDialog =
  | { readonly kind: 'menu' }
  | { readonly kind: 'giveUp' }
  | { readonly kind: 'settings' }
  | { readonly kind: 'keys' }
  | { readonly kind: 'log' }
  | { readonly kind: 'people' }
  /** At a table of this device: continue it online with others. */
  | { readonly kind: 'upload' }
  | { readonly kind: 'giveBack'; readonly seat: number }
  /** In a lobby, before a bot takes the last open seat. */
  | { readonly kind: 'lastSeat'; readonly seat: number }
  | { readonly kind: 'rules'; readonly query?: string; readonly rule?: string };

/** A dialog of one game. Only that game reads `own`. */
export type OwnDialog = { readonly kind: 'own'; readonly own: unknown };

type OpenDialog = SharedDialog | OwnDialog;

/** Only one dialog is open at a time. */
export const useDialog = create<{ readonly open: OpenDialog | undefined }>(() => ({ open: undefined }));

export const openDialog = (open: OpenDialog): void => useDialog.setState({ open });
export const closeDialog = (): void => useDialog.setState({ open: undefined });
