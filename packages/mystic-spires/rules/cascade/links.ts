/** The links of a Cascade (MYS-22.1). */

import { NONE, topFrame } from '@three-spires/kernel';
import { LINK } from '../compile/codes.ts';
import { EMPTY, type Link, type State } from '../state.ts';

export const newLink = (state: State, kind: number, keeper: number, card: number, ability: number): Link => ({
  id: state.nextId++,
  kind,
  keeper,
  card,
  ability,
  step: 0,
  carried: 0,
  source: NONE,
  targets: [],
  aside: NONE,
  it: EMPTY,
  did: 0,
  subject: NONE,
  answers: NONE,
  answeredPaid: 0,
  paid: 0,
  parent: NONE,
  foreseen: 0,
  foretold: EMPTY,
  sourceless: 0,
});

/** Whether the link's card itself is on the Cascade, having left the hand. */
export const isCard = ({ kind }: Link): boolean =>
  kind === LINK.unit || kind === LINK.instant || kind === LINK.passive || kind === LINK.equipment;

/**
 * Removes a link from the Cascade and returns its index, or NONE if it is already gone. It is usually the top
 * one.
 */
export const removeLink = ({ links }: State, link: Link): number => {
  const top = links.length - 1;
  if (top >= 0 && links[top] === link) {
    links.pop();
    return top;
  }
  const at = links.lastIndexOf(link);
  if (at >= 0) links.splice(at, 1);
  return at;
};

export const findLink = ({ links }: State, id: number): Link | undefined => {
  for (let at = 0; at < links.length; at++) if ((links[at] as Link).id === id) return links[at];
  return undefined;
};

/** The most recently announced link, which the Cascade's questions refer to. */
export const lastLink = ({ links }: State): Link => topFrame(links) as Link;
