import type { Preview, PreviewChange } from '@three-spires/kernel';
import { colourName } from './cubes.ts';
import type { StygianSeen } from './options.ts';
import { say, sayOr } from './words.ts';

/** "3", or "1–3" if it depends on later choices. */
const after = ({ to, upTo = to }: PreviewChange): string =>
  to === upTo ? `${to}` : say('range', { least: to, most: upTo });

const heroChange = ({ view }: StygianSeen, change: PreviewChange): string =>
  say('change.tokens', {
    hero: view.heroes[change.index]?.hero ?? '',
    tokens: change.field,
    from: change.from,
    to: after(change),
  });

const figureChange = (enemy: string, { field, from, to, upTo = to }: PreviewChange): string => {
  if (field === 'gone') return say(to === 1 ? 'change.gone' : 'change.mayGo', { enemy });
  if (field === 'rank') {
    if (to !== upTo) return say('change.mayMove', { enemy });
    return say(to === 0 ? 'change.front' : 'change.rear', { enemy });
  }
  if (to !== upTo) return say('change.woundedUpTo', { enemy, least: to - from, most: upTo - from });
  return say(to > from ? 'change.wounded' : 'change.mended', { enemy, number: Math.abs(to - from) });
};

const signed = (number: number): string => (number > 0 ? `+${number}` : `${number}`.replace('-', '−'));

/** Gathered cubes are told by their final number, other places by what is added and removed. */
const cubesChange = (change: PreviewChange): string => {
  const { index, field, from, to, upTo = to } = change;
  if (field === 'gathered') return say('cubes', { count: after(change), colour: colourName(index) });
  const [least, most] = [signed(to - from), signed(upTo - from)];
  const moved = least === most ? least : say('change.between', { least, most });
  return say('change.cubes', { change: moved, colour: colourName(index) });
};

/** Cubes place by place. Moves to and from the bank are implied by the other places. */
const cubesChanges = (changes: readonly PreviewChange[]): string[] =>
  (['gathered', 'field', 'crypt', 'tower'] as const).flatMap((place) => {
    const here = changes.filter(({ of, field }) => of === 'pile' && field === place);
    return here.length === 0 ? [] : [say(`change.${place}`, { cubes: here.map(cubesChange).join(', ') })];
  });

/** What a move changes, as far as it is known. */
export const changesInWords = ({ changes, unknown }: Preview, seen: StygianSeen): string => {
  const told = changes.flatMap((change) => {
    if (change.of === 'pile') return [];
    if (change.of === 'party')
      return [sayOr(`change.${change.field}`, '', { from: change.from, to: after(change) })];
    if (change.of === 'player') return [heroChange(seen, change)];
    return [figureChange(seen.view.figures.find(({ id }) => id === change.index)?.label ?? '', change)];
  });
  const all = [...told, ...cubesChanges(changes)].filter((line) => line !== '');
  return [...all, ...(unknown && all.length > 0 ? [say('change.unknown')] : [])].join('; ');
};
