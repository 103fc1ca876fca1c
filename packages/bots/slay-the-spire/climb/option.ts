/** A move between fights with its worth. */
import type { Move } from '@three-spires/kernel';
import type { Player } from '@three-spires/slay-the-spire/for-bots';
import type { Outlook } from '../worth/outlook.ts';

export type Option = {
  readonly move: Move;
  /** HP saved in each future hard fight, and one-time gains or costs, in HP. */
  readonly lasting: number;
  readonly once: number;
  /** The gold it costs, already deducted from `once`. */
  readonly price?: number;
  /** How the move changes the player, for trying it out in a fight; omitted if that shows nothing. */
  readonly change?: (player: Player) => void;
  /** A few words on the choice: a printed name, or what happens. */
  readonly what: string;
};

export const totalOf = ({ lasting, once }: Option, { ahead }: Outlook): number => lasting * ahead + once;

/** The option with the highest total; the first of equals. */
export const bestOption = (options: readonly Option[], outlook: Outlook): Option | undefined => {
  let best: Option | undefined;
  for (const option of options)
    if (best === undefined || totalOf(option, outlook) > totalOf(best, outlook)) best = option;
  return best;
};
