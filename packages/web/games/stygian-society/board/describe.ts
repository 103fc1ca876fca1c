/** Moves and their results, in words. */
import type { PreviewChange, ReadableMove } from '@three-spires/kernel';
import { previewOf } from '../../../table/decision/changes.ts';
import { HERO_COLOURS, LUCK } from '../pieces/content.ts';
import { colourName } from '../pieces/cube.tsx';
import { say, sayOr } from '../words/say.ts';
import type { Action } from './actions.ts';
import type { Board } from './board-context.ts';
import { afterOf, afterText } from './changes.ts';

/** A move whose meaning depends on its fields has a sentence for each meaning. */
const variantOf = (readable: ReadableMove): string => {
  if (readable.do === 'act') return 'target' in readable ? 'act.target' : 'act';
  if (readable.do === 'vote') return 'chest' in readable ? `vote.${readable.chest}` : 'vote';
  if (readable.do === 'spend') return readable.with === 'luck' ? 'spend.luck' : 'spend';
  if (readable.do === 'learn') return readable.skill === 'next level' ? 'learn.next' : 'learn';
  if (readable.do === 'remove') return `remove.${readable.with}`;
  if (readable.do === 'strike') return readable.cube === 'any' ? 'strike.any' : 'strike';
  return readable.do.replaceAll(' ', '-');
};

/** A move in words, without the board. */
export const nameMove = (readable: ReadableMove): string =>
  sayOr(`do.${variantOf(readable)}`, readable.do, readable);

/** An action in words, as its button in the list of options shows it. */
export const describeAction = ({ option: { readable }, asked }: Action): string => {
  const usual = nameMove(readable);
  return readable.do === 'done' ? sayOr(`do.done.${asked}`, usual) : usual;
};

const partyChange = (change: PreviewChange): string => {
  const { field, from } = change;
  return sayOr(`change.${field}`, '', { from, to: afterText(afterOf(change, from)) });
};

/** `Dazed white` and its number. */
const heroChange = ({ view }: Board, change: PreviewChange): string =>
  say('change.tokens', {
    hero: view.heroes[change.index]?.hero ?? '',
    tokens: change.field,
    from: change.from,
    to: afterText(afterOf(change, change.from)),
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
  if (field === 'gathered')
    return say('cubes', { count: afterText(afterOf(change, from)), colour: colourName(index) });
  return cubesMoved(index, signed(to - from), signed(upTo - from));
};

const cubesMoved = (colour: number, least: string, most: string): string => {
  const change = least === most ? least : say('change.between', { least, most });
  return say('change.cubes', { change, colour: colourName(colour) });
};

/** Cubes place by place. Moves to and from the bank are implied by the other places. */
const cubesChanges = (changes: readonly PreviewChange[]): string[] =>
  (['gathered', 'field', 'crypt', 'tower'] as const).flatMap((place) => {
    const here = changes.filter(({ of, field }) => of === 'pile' && field === place);
    return here.length === 0 ? [] : [say(`change.${place}`, { cubes: here.map(cubesChange).join(', ') })];
  });

/** What an action would change, as far as it is known. */
export const describeChanges = (board: Board, action: Action): string => {
  const preview = previewOf(action);
  const lines = preview.changes.flatMap((change) => {
    if (change.of === 'pile') return [];
    if (change.of === 'party') return [partyChange(change)];
    if (change.of === 'player') return [heroChange(board, change)];
    const figure = board.view.figures.find(({ id }) => id === change.index);
    return [figureChange(figure?.label ?? '', change)];
  });
  lines.push(...cubesChanges(preview.changes));
  return [...lines, ...(preview.unknown && lines.length > 0 ? [say('change.unknown')] : [])]
    .filter((line) => line !== '')
    .join(', ');
};

const cubesOf = (counts: readonly number[]): string =>
  counts
    .flatMap((count, colour) => (count === 0 ? [] : [say('cubes', { count, colour: colourName(colour) })]))
    .join(', ');

/** The parts of a payment, place by place: field, crypt, luck. */
const paymentParts = (payment: readonly number[]): readonly string[] => {
  const field = cubesOf(payment.slice(0, HERO_COLOURS));
  const crypt = cubesOf(payment.slice(HERO_COLOURS, LUCK));
  const luck = payment[LUCK] ?? 0;
  return [
    ...(field === '' ? [] : [say('pay.field', { cubes: field })]),
    ...(crypt === '' ? [] : [say('pay.crypt', { cubes: crypt })]),
    ...(luck === 0 ? [] : [say('luckCount', { count: luck })]),
  ];
};

const joined = (parts: readonly string[]): string =>
  parts.reduce((left, right) => (left === '' ? right : say('and', { left, right })), '');

/** "Pay 1 blue, 2 green from the field and 1 luck" */
export const paymentText = (payment: readonly number[], times: number): string => {
  const cubes = joined(paymentParts(payment));
  return times === 1 ? say('pay.once', { cubes }) : say('pay.often', { cubes, times });
};

/** What was available to pay with; "nothing" if there was none. */
export const purseText = (purse: readonly number[]): string => {
  const parts = paymentParts(purse);
  return parts.length === 0 ? say('pay.nothing') : joined(parts);
};

/** A price in blue, green, white and any colour. */
export const priceText = (price: readonly number[]): string =>
  price
    .flatMap((count, colour) =>
      count === 0
        ? []
        : [say('cubes', { count, colour: colour < HERO_COLOURS ? colourName(colour) : say('cube.any') })],
    )
    .join(', ');
