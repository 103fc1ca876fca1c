import type { Move, PreviewChange, Seat } from '@three-spires/kernel';
import { create } from 'zustand';

/** A figure in the preview of a move. */
export type AskedFigure = {
  readonly seat: Seat;
  /** The position is the one after this entry. */
  readonly seq: number;
  readonly move: Move;
  readonly change: PreviewChange;
};

/** What someone asks about: a line of the log with its events, or figures of a preview. */
export type AskedWhy =
  | {
      readonly of: 'line';
      readonly seq: number;
      /** The events of the entry that the line tells, counted from 0. */
      readonly events: readonly number[];
      /** The line stands in the log's own dialog, which opens again afterwards. */
      readonly isInDialog: boolean;
    }
  | { readonly of: 'preview'; readonly figures: readonly AskedFigure[] };

/** The dialogs that every table has. */
export type SharedDialog =
  | { readonly kind: 'menu' }
  | { readonly kind: 'giveUp' }
  | { readonly kind: 'settings' }
  | { readonly kind: 'keys' }
  | { readonly kind: 'log' }
  | { readonly kind: 'people' }
  | { readonly kind: 'why'; readonly about: AskedWhy }
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
