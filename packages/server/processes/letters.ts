/** The messages between a process and its primary. Game messages use the bus instead. */

export type ToPrimary =
  /** The process accepts connections at this port. */
  | { readonly kind: 'ready'; readonly port: number }
  /** The process needs the metrics of all processes. */
  | { readonly kind: 'gather'; readonly id: number }
  /** The process's own metrics, requested by the primary. */
  | { readonly kind: 'metrics'; readonly id: number; readonly text: string };

export type ToProcess =
  | { readonly kind: 'metrics'; readonly id: number }
  /** The metrics of all processes that answered. */
  | { readonly kind: 'gathered'; readonly id: number; readonly texts: readonly string[] };
