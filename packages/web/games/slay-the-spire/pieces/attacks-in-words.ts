import { say } from '../words/say.ts';
import type { EnemyView } from './content.ts';

/** Each attack in words, with its target. */
export const attacksInWords = ({ attacks }: EnemyView, names: readonly string[]): readonly string[] =>
  attacks.map(({ seat, damage, times }) => say('intent.hits', { who: names[seat] ?? '', damage, times }));
