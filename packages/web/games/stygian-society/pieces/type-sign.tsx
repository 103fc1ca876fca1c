import Action from '~icons/game-icons/crossed-swords';
import Support from '~icons/game-icons/hand-of-god';
import Passive from '~icons/game-icons/infinity';
import Response from '~icons/game-icons/return-arrow';
import type { CardInfo } from './content.ts';

export const TYPE_SIGNS = { action: Action, support: Support, passive: Passive, response: Response } as const;

/** The sign of a card's type; its name is next to it or in the surrounding label. */
export const TypeSign = ({ type }: { readonly type: CardInfo['definition']['type'] }) => {
  const Sign = TYPE_SIGNS[type];
  return <Sign aria-hidden="true" data-explain={`type:${type}`} data-in-text />;
};
