/** What a Keeper may respond to at a moment, as far as both Keepers can see. */
import type { Board } from '../../board/board-context.ts';
import type { Step } from '../../board/settings-store.ts';
import type { LinkView, MysticSpiresView } from '../../pieces/content.ts';

export type Moment = Pick<Board, 'view' | 'seat' | 'actions'>;

const LINK_STEPS = {
  unit: 'card',
  instant: 'card',
  passive: 'card',
  equipment: 'card',
  active: 'effect',
  triggered: 'trigger',
  attack: 'attack',
} as const satisfies Record<LinkView['kind'], Step>;

const stepOfLink = ({ kind, step }: LinkView): Step => (step > 0 ? 'later' : LINK_STEPS[kind]);

/** The opponent's links that the seat has not been asked about: those above its own. */
const openLinks = ({ links }: MysticSpiresView, seat: number | undefined): readonly LinkView[] =>
  links.slice(links.findLastIndex((link) => link.seat === seat) + 1);

const MINOR: readonly Step[] = ['trigger', 'later'];

export type Stop = { readonly step: Step; readonly link?: LinkView };

/**
 * What the seat may respond to; undefined in its own turn and on its own links. A trigger that foresees a
 * destruction is above the effect that causes it (MYS-22.14): that effect is what matters.
 */
export const stopOf = (view: MysticSpiresView, seat: number | undefined): Stop | undefined => {
  const { links, turnPlayer, attack, phase } = view;
  const open = openLinks(view, seat);
  const link = open.findLast((each) => !MINOR.includes(stepOfLink(each))) ?? open.at(-1);
  if (link !== undefined) return { step: stepOfLink(link), link };
  if (links.length > 0 || turnPlayer === seat) return undefined;
  if (attack !== undefined) return { step: 'afterAttack' };
  return phase === 'setup' || phase === 'Draw' || phase === 'over' ? undefined : { step: phase };
};
