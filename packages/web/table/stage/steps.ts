/** The steps in which a scene is told. Pure. */
import type { GameEvent } from '@three-spires/kernel';
import type { Outlook, Picture } from '@three-spires/table';
import type { Scene } from '../../connection/table-state.ts';
import type { Teller } from '../../game/teller.ts';

/** One step: events shown together, and the views after them, one for each outlook. */
export type Step = {
  readonly events: readonly GameEvent[];
  readonly views: readonly unknown[];
  readonly ms: number;
};

const viewBefore = (from: Picture, { viewer, view }: Outlook): unknown =>
  (from.outlooks.find((before) => before.viewer === viewer) ?? { view }).view;

/** Events without a display time are told with the next one that has some. */
export const stepsOf = (own: Teller, { from, to, events }: Scene): readonly Step[] => {
  const told = events.map(({ event }) => event);
  const outlooks = to.outlooks;
  let views = outlooks.map((outlook) => viewBefore(from, outlook));
  const steps: Step[] = [];
  let together: GameEvent[] = [];
  told.forEach((event, place) => {
    const later = told.slice(place + 1);
    views = views.map((view, at) => own.retell(view, event, { next: outlooks[at]?.view, later }));
    together.push(event);
    const ms = own.paceOf(event);
    if (ms === 0) return;
    steps.push({ events: together, views, ms });
    together = [];
  });
  return together.length === 0 ? steps : [...steps, { events: together, views, ms: 0 }];
};

/** The picture at a step: the newest one with the views of that moment, without decisions or an outcome. */
export const pictureAt = (own: Teller, { from, to }: Scene, { views }: Step): Picture => {
  const { outcome: _outcome, ...open } = to;
  let isLive = true;
  const outlooks = to.outlooks.map((outlook, at) => {
    const view = views[at];
    if (own.isLive(view, outlook.view)) return { ...outlook, view };
    isLive = false;
    return { ...outlook, view, decisions: [], options: [] };
  });
  return { ...open, seq: from.seq, outlooks, deciding: isLive ? to.deciding : [] };
};
