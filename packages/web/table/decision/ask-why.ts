import { figuresOf, readFigures } from '../../connection/preview-origins.ts';
import { openDialog } from '../../kit/dialogs.ts';
import { type Previewed, previewOf } from './changes.ts';

/** Asks about every figure that a preview changes on the screen now. */
export const askAboutShown = (): void => {
  const shown = [...document.querySelectorAll<HTMLElement>('[data-why]')].flatMap(({ dataset }) =>
    dataset.why === undefined ? [] : readFigures(dataset.why),
  );
  const figures = [...new Map(shown.map((figure) => [JSON.stringify(figure), figure])).values()];
  if (figures.length > 0) openDialog({ kind: 'why', about: { of: 'preview', figures } });
};

/** Asks about the figures in the preview of an action; undefined if it has none. */
export const asksAbout = (action: Previewed): (() => void) | undefined => {
  const figures = figuresOf(previewOf(action).changes);
  if (figures.length === 0) return undefined;
  return () => openDialog({ kind: 'why', about: { of: 'preview', figures } });
};
