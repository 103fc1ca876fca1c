/**
 * The roots from which the protocol's schemas are generated, besides the types of the protocol itself. A
 * generic type needs an alias without parameters, whose name ends with `OfAnyGame`.
 */
import type { MysticSpiresView } from '@three-spires/mystic-spires/view';
import type * as protocol from '@three-spires/session/protocol';
import type { SlayTheSpireView } from '@three-spires/slay-the-spire/view';
import type { StygianSocietyView } from '@three-spires/stygian-society/view';

export type Reported = { readonly reported: true };
export type Left = { readonly left: boolean };
export type Deleted = { readonly deleted: true };
export type DeckDeleted = { readonly deleted: boolean };
export type SignedOut = { readonly signedOut: true };
/** What `navigator.credentials.create` takes, as JSON; see WebAuthn's `parseCreationOptionsFromJSON`. */
export type PasskeyCreationOptions = { readonly challenge: string; readonly [field: string]: unknown };
/** What `navigator.credentials.get` takes, as JSON; see WebAuthn's `parseRequestOptionsFromJSON`. */
export type PasskeyRequestOptions = { readonly challenge: string; readonly [field: string]: unknown };

export type ServerMessageOfAnyGame = protocol.ServerMessage;
export type TableEventOfAnyGame = protocol.TableEvent;
export type PictureAnswerOfAnyGame = protocol.PictureAnswer;
export type ReplayAnswerOfAnyGame = protocol.ReplayAnswer;
export type ReplayPicturesAnswerOfAnyGame = protocol.ReplayPicturesAnswer;

export type SlayTheSpire = SlayTheSpireView;
export type MysticSpires = MysticSpiresView;
export type StygianSociety = StygianSocietyView;
