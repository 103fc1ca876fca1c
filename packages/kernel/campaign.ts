/**
 * What carries over from game to game for a player: plain data, and functions that return new data. What a campaign,
 * a result and its news contain is up to the game.
 */
export type CampaignRules<State> = {
  begin(): unknown;
  /** Reads a campaign from outside; throws an InputError that names the field that is wrong. */
  read(value: unknown): unknown;
  /** What a game that ended like this counts for; undefined when it does not count. */
  result(state: State): unknown;
  /** The campaign with a result entered, and what that has brought. */
  enter(
    campaign: unknown,
    result: unknown,
  ): { readonly campaign: unknown; readonly news: readonly unknown[] };
  /** Two campaigns of one person as one: as if the games of both had been entered in it. Throws as `read` does. */
  combine(own: unknown, other: unknown): unknown;
  /** The campaign with something chosen that it has left open; throws an InputError where it has not. */
  choose?(
    campaign: unknown,
    choice: unknown,
  ): { readonly campaign: unknown; readonly news: readonly unknown[] };
};
