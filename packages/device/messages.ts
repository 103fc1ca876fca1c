/**
 * Messages between pages and the worker that hosts the games of this device. All of them travel over one
 * broadcast channel, because a page does not know in which tab the host lives.
 */
import type { ClientMessage, ErrorAnswer, ServerMessage } from '@three-spires/session/protocol';

/** The channel of the games on this device, and the lock its host holds. */
export const CHANNEL = 'three-spires device';

/** Ids made on this device begin with this, so that the address of a table tells where it lives. */
export const HERE = 'here-';

/** A page holds the lock of this name while it is open; when the host obtains it, the page is gone. */
export const pageLock = (page: string): string => `three-spires page ${page}`;

export type CallRequest = {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
};
export type CallAnswer = { readonly answer: unknown } | ErrorAnswer;

/** From a page. It names the version of the worker that it was built with. */
export type ToHost =
  | { readonly to: 'host'; readonly type: 'hello'; readonly page: string; readonly version?: string }
  | ({ readonly to: 'host'; readonly type: 'call'; readonly page: string; readonly id: number } & CallRequest)
  | {
      readonly to: 'host';
      readonly type: 'message';
      readonly page: string;
      readonly link: number;
      readonly message: ClientMessage;
    }
  /** The page follows no table over this link any more. */
  | { readonly to: 'host'; readonly type: 'close'; readonly page: string; readonly link: number };

/** Why the games of this device cannot be played. */
export type Refused = 'no-storage' | 'no-room' | 'other-version' | 'failed';

/** From the host, to one page or to all. */
export type FromHost =
  | { readonly to: string; readonly type: 'hosting'; readonly version: string }
  | { readonly to: string; readonly type: 'refused'; readonly why: Refused }
  | { readonly to: string; readonly type: 'called'; readonly id: number; readonly result: CallAnswer }
  | {
      readonly to: string;
      readonly type: 'message';
      readonly link: number;
      readonly message: ServerMessage;
    };

export const EVERY_PAGE = 'pages';
