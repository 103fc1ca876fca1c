import Projectile from '~icons/game-icons/bow-arrow';
import Melee from '~icons/game-icons/broadsword';
import Magic from '~icons/game-icons/magic-swirl';

const SIGNS = { melee: Melee, projectile: Projectile, magic: Magic } as const;

/** The sign of a kind of attack; its name stands in the label around it. */
export const AttackSign = ({ attack }: { readonly attack: keyof typeof SIGNS }) => {
  const Sign = SIGNS[attack];
  return <Sign aria-hidden="true" />;
};
