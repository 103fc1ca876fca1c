/** Moves and what they would change, in words. */
import type { PreviewChange, ReadableMove } from '@three-spires/kernel';
import { say, sayOr } from '../text/say.ts';
import type { Action } from './actions.ts';
import type { Board } from './board-context.ts';

/** A move that means different things by its fields has a sentence for each. */
const variantOf = (readable: ReadableMove): string => {
  if (readable.do === 'act') return 'target' in readable ? 'act.target' : 'act';
  if (readable.do === 'vote') return 'chest' in readable ? `vote.${readable.chest}` : 'vote';
  if (readable.do === 'spend') return readable.with === 'luck' ? 'spend.luck' : 'spend';
  if (readable.do === 'learn') return readable.skill === 'next level' ? 'learn.next' : 'learn';
  if (readable.do === 'remove') return `remove.${readable.with}`;
  if (readable.do === 'strike') return readable.cube === 'any' ? 'strike.any' : 'strike';
  return readable.do.replaceAll(' ', '-');
};

/** An action as its button in the list of options says it. */
export const describeAction = ({ option: { readable }, asked }: Action): string => {
  const usual = sayOr(`sty.do.${variantOf(readable)}`, readable.do, readable);
  return readable.do === 'done' ? sayOr(`sty.do.done.${asked}`, usual) : usual;
};

const partyChange = ({ field, from, to }: PreviewChange): string =>
  sayOr(`sty.change.${field}`, '', { from, to });

const figureChange = (name: string, { field, from, to }: PreviewChange): string => {
  if (field === 'gone') return say('sty.change.gone', { enemy: name });
  if (field === 'rank') return say(to === 0 ? 'sty.change.front' : 'sty.change.rear', { enemy: name });
  return say(to > from ? 'sty.change.wounded' : 'sty.change.mended', {
    enemy: name,
    number: Math.abs(to - from),
  });
};

/** What an action would change, as far as it can be known. */
export const describeChanges = ({ view }: Board, { option: { preview } }: Action): string => {
  const lines = preview.changes.map((change) => {
    if (change.of === 'player') return partyChange(change);
    const figure = view.figures.find(({ id }) => id === change.index);
    return figureChange(figure?.label ?? '', change);
  });
  return [...lines, ...(preview.unknown && lines.length > 0 ? [say('sty.change.unknown')] : [])]
    .filter((line) => line !== '')
    .join(', ');
};
