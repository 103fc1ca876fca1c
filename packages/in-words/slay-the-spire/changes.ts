import type { Preview, PreviewChange } from '@three-spires/kernel';
import { enemyName, type SlaySeen } from './names.ts';
import { say, sayOr } from './words.ts';

const figureName = ({ view, names }: SlaySeen, { of, index }: PreviewChange): string => {
  if (of === 'enemy') return enemyName(view, index);
  return of === 'player' ? (names[index] ?? '') : say('party');
};

/** Incoming damage is told as the HP it costs. */
const UNTOLD = ['incoming', 'lethal'];

const figureChanges = (seen: SlaySeen, changes: readonly PreviewChange[]): string => {
  const [first] = changes;
  const who = first === undefined ? '' : figureName(seen, first);
  if (changes.some(({ field }) => field === 'status')) return say('changeDies', { who });
  return changes
    .map(({ field, from, to }, at) =>
      say(at === 0 ? 'change' : 'changeMore', { who, field: sayOr(`field.${field}`, field), from, to }),
    )
    .join(', ');
};

/** What a preview changes, figure by figure. */
export const changesInWords = ({ changes, unknown }: Preview, seen: SlaySeen): string => {
  const figures = new Map<string, PreviewChange[]>();
  for (const change of changes) {
    if (UNTOLD.includes(change.field)) continue;
    const figure = `${change.of}:${change.index}`;
    figures.set(figure, [...(figures.get(figure) ?? []), change]);
  }
  const parts = [...figures.values()].map((own) => figureChanges(seen, own));
  return [...parts, ...(unknown ? [say('changeUnknown')] : [])].join('; ');
};
