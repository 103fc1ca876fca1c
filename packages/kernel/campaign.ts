/**
 * What a player carries over from game to game: plain data, and functions that return new data. The contents
 * of a campaign, a result and its news are up to the game.
 */
export type CampaignRules<State> = {
  begin(): unknown;
  /** Parses an external campaign; throws an InputError that names the invalid field. */
  read(value: unknown): unknown;
  /** The result of a game that ended like this; undefined when it does not count. */
  result(state: State): unknown;
  /** The campaign after adding a result, and what that unlocked. */
  enter(
    campaign: unknown,
    result: unknown,
  ): { readonly campaign: unknown; readonly news: readonly unknown[] };
  /**
   * Merges two campaigns of one person, as if the games of both had been added to one. Throws as `read` does.
   */
  combine(own: unknown, other: unknown): unknown;
  /** Makes an open choice of the campaign; throws an InputError if the choice is not open. */
  choose?(
    campaign: unknown,
    choice: unknown,
  ): { readonly campaign: unknown; readonly news: readonly unknown[] };
};
