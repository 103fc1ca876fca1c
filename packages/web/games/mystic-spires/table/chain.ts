/** The Cascade on the screen: the links that remain, and what became of the others. */
import { LINK_KINDS, type LinkKind, type LinkView, type MysticSpiresEvent } from '../pieces/content.ts';

export type ChainLink = {
  /** C1, C2, C3 … as it was announced. */
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

/** The chain at one moment of a batch of events. */
export type ChainFrame = { readonly at: number; readonly chain: Chain };

export const chainOf = (links: readonly LinkView[]): Chain =>
  links.map(({ number, kind, seat, card, source, ability, targets, waits }) => ({
    ...{ number, kind, seat, card, source, ability, targets, waits },
    fate: 'stands',
  }));

const stands = ({ fate }: ChainLink): boolean => fate === 'stands';

/** Links are counted among those that still stand; the others are only remembered. */
const settle = (chain: Chain, number: number, fate: ChainLink['fate']): Chain => {
  const settled = chain.filter(stands)[number - 1];
  return settled === undefined ? chain : chain.map((link) => (link === settled ? { ...link, fate } : link));
};

/** No event says when an attack leaves the Cascade: it has gone when something takes its place. */
const clearTo = (chain: Chain, left: number): Chain => {
  let count = 0;
  return chain.map((link) =>
    stands(link) && ++count > left ? { ...link, fate: 'resolved' as const } : link,
  );
};

const announce = (chain: Chain, event: Extract<MysticSpiresEvent, { type: 'announced' }>): Chain => {
  const { number, kind, seat, card, source, ability, targets } = event;
  const below = number === 1 ? [] : clearTo(chain, number - 1);
  const link: ChainLink = {
    ...{ number, seat, card, source, ability, targets },
    kind: LINK_KINDS[kind] ?? 'unit',
    waits: false,
    fate: 'stands',
  };
  return [...below, link];
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
    case 'attackEnded':
    case 'intercepted':
      return clearTo(chain, 0);
    default:
      return chain;
  }
};

/** What is seen of the Cascade during some events: one frame for every event that changes it. */
const framesOf = (events: readonly MysticSpiresEvent[]): readonly ChainFrame[] => {
  const frames: ChainFrame[] = [];
  let chain: Chain = [];
  events.forEach((event, at) => {
    const next = follow(chain, event);
    if (next !== chain) frames.push({ at, chain: next });
    chain = next;
  });
  return frames;
};

/** The frames of the newest events of a log, counted from the first of them. */
export const chainFrames = (log: readonly MysticSpiresEvent[], newest: number): readonly ChainFrame[] => {
  const begins = log.length - newest;
  return framesOf(log)
    .filter(({ at }) => at >= begins)
    .map(({ at, chain }) => ({ at: at - begins, chain }));
};

/** What ends the interest in a Cascade that has come down. */
const NEWS: readonly MysticSpiresEvent['type'][] = ['turnBegan', 'phaseBegan', 'attackDeclared', 'over'];

/** The Cascade that came down last, as long as nothing else has happened. */
export const lastChain = (log: readonly MysticSpiresEvent[]): Chain => {
  const last = framesOf(log).at(-1);
  if (last === undefined || log.slice(last.at + 1).some(({ type }) => NEWS.includes(type))) return [];
  return clearTo(last.chain, 0);
};
