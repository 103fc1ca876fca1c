import type { EnemyView, SpireView } from './content.ts';

/** The enemy with this number; the list itself is in acting order. */
export const enemyAt = (view: SpireView, index: number): EnemyView | undefined =>
  view.enemies.find((enemy) => enemy.index === index);
