import type { EnemyView, SlayTheSpireView } from './content.ts';

/** Finds an enemy by number; the list itself is in acting order. */
export const enemyAt = (view: SlayTheSpireView, index: number): EnemyView | undefined =>
  view.enemies.find((enemy) => enemy.index === index);
