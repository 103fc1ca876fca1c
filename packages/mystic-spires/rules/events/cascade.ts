/** The Cascade: links announced, answered and resolved. */
import type { Story } from '@three-spires/kernel';
import type { Ref } from '../state.ts';
import { type KeeperView, LINK_KINDS, type LinkView, type ThingView } from '../view-types.ts';
import { event, type OfCard, type OfSeat, type View } from './event.ts';
import { withoutFromHand } from './zones.ts';

/** A link of the Cascade, as announced. */
type Linked = OfCard & {
  readonly kind: number;
  readonly source: Ref;
  readonly ability: number;
  readonly number: number;
  /** The ids of the link and of the link it answers. */
  readonly link: number;
  readonly answers: number;
  /** Whether it waits for the destruction it foresees (MYS-22.14). */
  readonly waits: boolean;
};

const linkKind = ({ kind }: Linked): LinkView['kind'] => LINK_KINDS[kind] ?? 'unit';

const isCard = (linked: Linked): boolean =>
  ['unit', 'instant', 'passive', 'equipment'].includes(linkKind(linked));

const isLaid = ({ links }: View, { link }: Linked): boolean => links.some(({ id }) => id === link);

/** Whether this card's once-a-turn effect has been used: the next view knows. */
const isUsed = (thing: number, { next, later }: Story<View>): boolean =>
  !later.some(({ type }) => type === 'turnBegan') &&
  next.things.some(({ id, usedThisTurn }) => id === thing && usedThisTurn);

/** Adds a link to the Cascade. */
const laid = ({ links }: View, linked: Linked, targets: readonly Ref[]): readonly LinkView[] => {
  const { seat, card, source, ability, number, link: id, answers, waits } = linked;
  const kind = linkKind(linked);
  return [...links, { id, number, kind, seat, card, source, ability, step: 0, targets, answers, waits }];
};

/** What is laid leaves the hand, or is used for this turn. */
const fromHandOrPlay = {
  keepers: {
    which: ({ seat }: KeeperView, linked: Linked, shown: View): boolean =>
      seat === linked.seat && isCard(linked) && !isLaid(shown, linked),
    change: {
      handSize: ({ handSize }: KeeperView) => handSize - 1,
      hand: ({ hand }: KeeperView, { card }: Linked) => withoutFromHand(hand, card),
      played: ({ played }: KeeperView) => played + 1,
    },
  },
  things: {
    which: ({ id }: ThingView, linked: Linked, shown: View): boolean =>
      id === linked.source && !isCard(linked) && !isLaid(shown, linked),
    change: {
      usedThisTurn: ({ id, usedThisTurn }: ThingView, _: Linked, story: Story<View>) =>
        usedThisTurn || isUsed(id, story),
    },
  },
};

/** Numbers follow from the order. */
export const withoutLink = ({ links }: View, { number }: { readonly number: number }): readonly LinkView[] =>
  links
    .filter((_, at) => at !== number - 1)
    .map((link, at) => (link.number === at + 1 ? link : { ...link, number: at + 1 }));

type Resolved = OfCard & { readonly ability: number; readonly number: number };

export const cascade = {
  /** A link is on the Cascade while its targets are still being chosen. */
  announcing: event<Linked>({
    changes: { links: (shown, linked) => laid(shown, linked, []), ...fromHandOrPlay },
  }),
  announced: event<Linked & { readonly targets: readonly Ref[] }, Exclude<LinkView['kind'], 'attack'>>({
    says: {
      unit: 'C{number}: {seat} summons {card}.',
      instant: 'C{number}: {seat} casts {card}.',
      passive: 'C{number}: {seat} casts {card}.',
      equipment: 'C{number}: {seat} casts {card}.',
      active: 'C{number}: {seat} uses {card}.',
      triggered: 'C{number}: {card} triggers.',
    },
    variant: (linked) => {
      const kind = linkKind(linked);
      // The declaration has already been narrated.
      return kind === 'attack' ? undefined : kind;
    },
    changes: {
      links: (shown, linked) => {
        const { link, targets } = linked;
        if (!isLaid(shown, linked)) return laid(shown, linked, targets);
        return shown.links.map((each) => (each.id === link ? { ...each, targets } : each));
      },
      ...fromHandOrPlay,
    },
  }),
  stepAnnounced: event<Resolved & { readonly step: number; readonly targets: readonly Ref[] }>({
    changes: {
      links: ({ links }, { number, step, targets }) =>
        links.map((link, at) => (at === number - 1 ? { ...link, step, targets } : link)),
    },
  }),
  passed: event<OfSeat>({}),
  /** An Instant goes to the graveyard; other kinds of cards enter play (`summoned`, `arrived`). */
  resolved: event<Resolved>({
    changes: {
      links: withoutLink,
      keepers: {
        which: ({ seat }, { seat: own, number }, { links }) =>
          seat === own && links[number - 1]?.kind === 'instant',
        change: { graveyard: ({ graveyard }, { card }) => [...graveyard, card] },
      },
    },
  }),
  disrupted: event<Resolved>({ says: '{card} is *Disrupted*.', changes: { links: withoutLink } }),
  toll: event<OfSeat & { readonly number: number; readonly paid: boolean }, 'paid' | 'refused'>({
    says: { paid: '{seat} pays {number} Crystal.', refused: '{seat} does not pay {number} Crystal.' },
    variant: ({ paid }) => (paid ? 'paid' : 'refused'),
  }),
};
