import Projectile from '~icons/game-icons/bow-arrow';
import Melee from '~icons/game-icons/broadsword';
import Magic from '~icons/game-icons/magic-swirl';

export const ATTACK_SIGNS = { melee: Melee, projectile: Projectile, magic: Magic } as const;

/** The sign of a kind of attack; the surrounding label has its name. */
export const AttackSign = ({ attack }: { readonly attack: keyof typeof ATTACK_SIGNS }) => {
  const Sign = ATTACK_SIGNS[attack];
  return <Sign aria-hidden="true" data-explain={`attack:${attack}`} />;
};
