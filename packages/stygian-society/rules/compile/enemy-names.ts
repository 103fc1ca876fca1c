import { ENEMIES } from '../../content/index.ts';

const enemyNumbers = new Map(ENEMIES.map(({ name }, number) => [name, number]));

export const enemyNamed = (name: string): number | undefined => enemyNumbers.get(name);

/** For content, where an unknown name is a bug. */
export const requireEnemy = (name: string): number => {
  const number = enemyNamed(name);
  if (number === undefined) throw new Error(`no enemy is called ${name}`);
  return number;
};
