/** The Cascade on the screen: the remaining links, and what happened to the others. */
import { LINK_KINDS, type LinkKind, type LinkView, type MysticSpiresEvent } from '../../pieces/content.ts';

export type ChainLink = {
  /** C1, C2, C3 … in order of announcement. */
  readonly number: number;
  readonly kind: LinkKind;
  readonly seat: number;
  readonly card: number;
  readonly source: number;
  readonly ability: number;
  readonly targets: readonly number[];
  /** Whether it waits for a destruction it foresees (MYS-22.14). */
  readonly waits: boolean;
  readonly fate: 'stands' | 'resolved' | 'disrupted';
};

export type Chain = readonly ChainLink[];

const chainOf = (links: readonly LinkView[]): Chain =>
  links.map(({ number, kind, seat, card, source, ability, targets, waits }) => ({
    number,
    kind,
    seat,
    card,
    source,
    ability,
    targets,
    waits,
    fate: 'stands',
  }));

const stands = ({ fate }: ChainLink): boolean => fate === 'stands';

/** Numbers count only the links still standing; settled links are just remembered. */
const settle = (chain: Chain, number: number, fate: ChainLink['fate']): Chain => {
  const settled = chain.filter(stands)[number - 1];
  return settled === undefined ? chain : chain.map((link) => (link === settled ? { ...link, fate } : link));
};

const announce = (chain: Chain, event: Extract<MysticSpiresEvent, { type: 'announced' }>): Chain => {
  const { number, kind, seat, card, source, ability, targets, waits } = event;
  const link: ChainLink = {
    number,
    seat,
    card,
    source,
    ability,
    targets,
    waits,
    kind: LINK_KINDS[kind] ?? 'unit',
    fate: 'stands',
  };
  return number === 1 ? [link] : [...chain, link];
};

const retarget = (chain: Chain, number: number, targets: readonly number[]): Chain => {
  const link = chain.filter(stands)[number - 1];
  return link === undefined ? chain : chain.map((each) => (each === link ? { ...each, targets } : each));
};

const follow = (chain: Chain, event: MysticSpiresEvent): Chain => {
  switch (event.type) {
    case 'announced':
      return announce(chain, event);
    case 'stepAnnounced':
      return retarget(chain, event.number, event.targets);
    case 'resolved':
    case 'disrupted':
      return settle(chain, event.number, event.type);
    case 'attackResolved':
      return settle(chain, event.number, 'resolved');
    default:
      return chain;
  }
};

/** The events after which a finished Cascade is no longer of interest. */
const NEWS: readonly MysticSpiresEvent['type'][] = ['turnBegan', 'phaseBegan', 'attackDeclared', 'over'];

/** The start of the remembered chain: a first link, after which no such event has occurred. */
const beginning = (log: readonly MysticSpiresEvent[]): number => {
  const first = log.findLastIndex((event) => event.type === 'announced' && event.number === 1);
  return first < 0 || log.slice(first).some(({ type }) => NEWS.includes(type)) ? log.length : first;
};

const isSame = (standing: Chain, links: readonly LinkView[]): boolean =>
  standing.length === links.length &&
  standing.every(({ card, ability, seat }, at) => {
    const link = links[at];
    return card === link?.card && ability === link.ability && seat === link.seat;
  });

/**
 * The Cascade after these events: the links still standing and those that resolved before them; or the last
 * finished Cascade, as long as nothing else has happened.
 */
export const chainNow = (log: readonly MysticSpiresEvent[], links: readonly LinkView[]): Chain => {
  const chain = log.slice(beginning(log)).reduce(follow, []);
  return isSame(chain.filter(stands), links) ? chain : chainOf(links);
};
