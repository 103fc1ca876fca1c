/** What a process and its primary say to each other. Games are not among it: those go over the bus. */

export type ToPrimary =
  /** It takes connections at this port. */
  | { readonly kind: 'ready'; readonly port: number }
  /** It has been asked for the metrics of all processes. */
  | { readonly kind: 'gather'; readonly id: number }
  /** Its own metrics, which the primary has asked for. */
  | { readonly kind: 'metrics'; readonly id: number; readonly text: string };

export type ToProcess =
  | { readonly kind: 'metrics'; readonly id: number }
  /** The metrics of all processes that answered. */
  | { readonly kind: 'gathered'; readonly id: number; readonly texts: readonly string[] };
