/** Enemies that do nothing, for scenarios and the sandbox. They are in no deck of a real game. */
import type { EnemyDefinition } from '../../words/definition.ts';
import { always } from './patterns.ts';

const card = { deck: 'practice', copies: 0, pattern: always() } as const;

export const practiceEnemies: readonly EnemyDefinition[] = [
  ...['A', 'B', 'C', 'D'].map(
    (name): EnemyDefinition => ({
      ...card,
      id: `practice-${name.toLowerCase()}`,
      name,
      rank: 'encounter',
      hp: 10,
    }),
  ),
  { ...card, id: 'practice-boss', name: 'Boss', rank: 'boss', hp: 100 },
];
