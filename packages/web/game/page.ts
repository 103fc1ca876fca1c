import type { ComponentType } from 'react';

export type GamePageProps = { readonly params: Readonly<Record<string, string | undefined>> };

/** A page that only one game has, at its own address. */
export type GamePage = {
  /** A path of the router: `/decks/:deck`. */
  readonly path: string;
  readonly page: () => Promise<ComponentType<GamePageProps>>;
  /** A link next to library, rulebook and sandbox. The page is then shown in their frame. */
  readonly place?: string;
  /** Whether the page is shown in the frame of library, rulebook and sandbox without a link of its own. */
  readonly framed?: boolean;
};
