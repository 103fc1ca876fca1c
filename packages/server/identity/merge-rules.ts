import { InputError } from '@three-spires/kernel';
import type { Games } from '@three-spires/session';
import type { MergeRules } from '@three-spires/session/stores';

/** The games' rules for merging a guest's data into another person's. */
export const mergeRulesOf = (games: Games): MergeRules => ({
  shared: [...games.values()].flatMap(({ game }) => (game.rivals === true ? [] : [game.id])),
  combine(id, own, other) {
    try {
      return games.get(id)?.game.campaign?.combine(own, other);
    } catch (error) {
      // Data of an earlier release that cannot be read: both stay where they are.
      if (error instanceof InputError) return undefined;
      throw error;
    }
  },
});
