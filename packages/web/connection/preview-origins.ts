/** Which move's preview a figure on the screen belongs to, so that the figure can be asked about. */
import type { Preview, PreviewChange } from '@three-spires/kernel';
import type { AskedFigure } from '../kit/dialogs.ts';

const origins = new WeakMap<PreviewChange, AskedFigure>();

export const noteOrigins = ({ changes }: Preview, origin: Omit<AskedFigure, 'change'>): void => {
  for (const change of changes) origins.set(change, { ...origin, change });
};

/** The figures of changes, once the table has answered with the preview. */
export const figuresOf = (changes: readonly (PreviewChange | undefined)[] = []): readonly AskedFigure[] =>
  changes.flatMap((change) => (change && origins.get(change)) ?? []);

/** The same for the attribute `data-why` of the element that shows the changes. */
export const whyOf = (...changes: readonly (PreviewChange | undefined)[]): string | undefined => {
  const figures = figuresOf(changes);
  return figures.length === 0 ? undefined : JSON.stringify(figures);
};

export const readFigures = (why: string): readonly AskedFigure[] => JSON.parse(why) as AskedFigure[];
