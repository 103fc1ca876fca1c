/** Tells one event on the displayed view. Whatever an event does not name stays unchanged. */
import { defined } from '@three-spires/kernel';
import type { Retell, Story } from '../../../../game/teller.ts';
import {
  cardInfo,
  isTower,
  LINK_KINDS,
  type LinkView,
  type MysticSpiresEvent,
  type MysticSpiresView,
  PHASES,
  statusesIn,
  type ThingView,
  towerSeat,
} from '../../pieces/content.ts';
import { addTo, changeKeeper, keeperAtStart, takeFrom } from './retell-keeper.ts';

type View = MysticSpiresView;
type Of<Type extends MysticSpiresEvent['type']> = Extract<MysticSpiresEvent, { type: Type }>;
type Told = Story<View, MysticSpiresEvent>;

const changeThing = (view: View, id: number, change: (thing: ThingView) => Partial<ThingView>): View => ({
  ...view,
  things: view.things.map((thing) => (thing.id === id ? { ...thing, ...change(thing) } : thing)),
});

/** Places and numbers follow from the order. */
const placed = (things: readonly ThingView[]): readonly ThingView[] =>
  things.map((thing, place) => (thing.place === place ? thing : { ...thing, place }));
const numbered = (links: readonly LinkView[]): readonly LinkView[] =>
  links.map((link, at) => (link.number === at + 1 ? link : { ...link, number: at + 1 }));

const setHp = (view: View, { ref, left }: Of<'damaged' | 'lostHp' | 'healed'>): View =>
  isTower(ref)
    ? changeKeeper(view, towerSeat(ref), () => ({ hp: left }))
    : changeThing(view, ref, () => ({ hp: left }));

const setMarks = (view: View, ref: number, change: (marks: readonly number[]) => readonly number[]): View =>
  isTower(ref)
    ? changeKeeper(view, towerSeat(ref), ({ marks }) => ({ marks: change(marks) }))
    : changeThing(view, ref, ({ marks }) => ({ marks: change(marks) }));

const setFigures = (view: View, { things, keepers }: Of<'figures'>): View => {
  const shown = things.reduce(
    (so, { thing, power, hp, maxHp, statuses }) =>
      changeThing(so, thing, () => ({ power, hp, maxHp, statuses: statusesIn(statuses) })),
    view,
  );
  return keepers.reduce(limitKeeper, shown);
};

const limitKeeper = (view: View, { seat, ...limits }: Of<'figures'>['keepers'][number]): View => ({
  ...view,
  keepers: view.keepers.map((keeper) => {
    if (keeper.seat !== seat) return keeper;
    const { limit: _, ...rest } = keeper;
    return { ...rest, ...limits };
  }),
});

/** A card enters play with its printed figures; `figures` tells any changes to them. */
const enter = (view: View, { seat, card, thing: id, owner, from }: Of<'summoned' | 'arrived'>): View => {
  const left = from === 'cascade' ? view : takeFrom(view, owner, from, card);
  const { power, hp, statuses = [] } = cardInfo(card).definition;
  const names = statuses.map((status) => (typeof status === 'object' ? 'Ignite' : status));
  const thing: ThingView = {
    id,
    place: view.things.length,
    card,
    owner,
    controller: seat,
    power,
    hp,
    maxHp: hp,
    fatigued: false,
    statuses: STATUS_ORDER.filter((name) => names.includes(name)),
    marks: [],
    bonds: [],
    host: -1,
    usedThisTurn: false,
  };
  return { ...left, things: [...left.things, thing] };
};

const STATUS_ORDER = statusesIn(~0);

/** Equipment is attached while its effect is still on the Cascade. */
const attach = (view: View, event: Of<'arrived'>): View => {
  const { host, thing, card, seat } = event;
  const entered = changeThing(enter(view, event), thing, () => ({ host }));
  if (host < 0) return entered;
  const at = view.links.findLastIndex(
    (link) => link.kind === 'equipment' && link.card === card && link.seat === seat && link.source < 0,
  );
  return changeLink(entered, at, () => ({ source: thing }));
};

const leave = (view: View, { thing, seat, to, card }: Of<'left'>): View => {
  const things = view.things
    .filter(({ id }) => id !== thing)
    .map((each) =>
      each.bonds.includes(thing) ? { ...each, bonds: each.bonds.filter((bond) => bond !== thing) } : each,
    );
  return addTo({ ...view, things: placed(things) }, seat, to, card);
};

const move = (view: View, { seat, card, from, to }: Of<'moved'>, { next }: Told): View => {
  const left = from === 'aside' || from === 'cascade' ? view : takeFrom(view, seat, from, card);
  return addTo(left, seat, to, card, next);
};

/** Only their owner sees which cards were drawn. */
const draw = (view: View, { seat, number, secret }: Of<'drew'>, { next }: Told): View => {
  if (secret === undefined)
    return changeKeeper(view, seat, ({ deckSize, handSize }) => ({
      deckSize: deckSize - number,
      handSize: handSize + number,
    }));
  return (secret.cards as readonly number[]).reduce(
    (so, card) => addTo(takeFrom(so, seat, 'deck', card), seat, 'hand', card, next),
    view,
  );
};

const changeLink = (view: View, at: number, change: (link: LinkView) => Partial<LinkView>): View => ({
  ...view,
  links: view.links.map((link, place) => (place === at ? { ...link, ...change(link) } : link)),
});

const removeLink = (view: View, number: number): View => ({
  ...view,
  links: numbered(view.links.filter((_, at) => at !== number - 1)),
});

const isCard = ({ kind }: Pick<LinkView, 'kind'>): boolean =>
  kind === 'unit' || kind === 'instant' || kind === 'passive' || kind === 'equipment';

/** Whether this card's once-a-turn effect has been used: the next view knows. */
const isUsed = (thing: number, { next, later }: Told): boolean =>
  !later.some(({ type }) => type === 'turnBegan') &&
  next.things.some(({ id, usedThisTurn }) => id === thing && usedThisTurn);

/** Adds a link to the Cascade; its card leaves the hand. */
const lay = (
  view: View,
  event: Of<'announcing' | 'announced'>,
  targets: readonly number[],
  story: Told,
): View => {
  const { seat, card, source, ability, number, link: id, answers, waits } = event;
  const link: LinkView = {
    id,
    number,
    kind: LINK_KINDS[event.kind] ?? 'unit',
    seat,
    card,
    source,
    ability,
    step: 0,
    targets,
    answers,
    waits,
  };
  const laid = { ...view, links: [...view.links, link] };
  if (isCard(link))
    return changeKeeper(takeFrom(laid, seat, 'hand', card), seat, ({ played }) => ({ played: played + 1 }));
  return isUsed(source, story) ? changeThing(laid, source, () => ({ usedThisTurn: true })) : laid;
};

const announce = (view: View, event: Of<'announced'>, story: Told): View => {
  const { link: id, targets } = event;
  const at = view.links.findIndex((link) => link.id === id);
  return at < 0 ? lay(view, event, targets, story) : changeLink(view, at, () => ({ targets }));
};

/**
 * An Instant that has resolved goes to the graveyard; other kinds of cards enter play (`summoned`,
 * `arrived`).
 */
const resolve = (view: View, { number, seat, card }: Of<'resolved' | 'disrupted'>): View => {
  const link = view.links[number - 1];
  const left = removeLink(view, number);
  return link?.kind === 'instant' ? addTo(left, seat, 'graveyard', card) : left;
};

const beginGame = (view: View, { first }: Of<'gameBegan'>, { next }: Told): View => {
  const { awaitedDecks: _, ...rest } = view;
  return {
    ...rest,
    firstPlayer: first,
    turnPlayer: first,
    keepers: next.keepers.map((keeper) => keeperAtStart(next, keeper)),
  };
};

const beginTurn = (view: View, { seat, turn }: Of<'turnBegan'>): View => ({
  ...view,
  turn,
  turnPlayer: seat,
  keepers: view.keepers.map((keeper) => ({ ...keeper, played: 0 })),
  things: view.things.map((thing) => (thing.usedThisTurn ? { ...thing, usedThisTurn: false } : thing)),
});

const changeSkips = (view: View, { seat, phase }: Of<'skipOwed' | 'phaseSkipped'>, by: 1 | -1): View =>
  changeKeeper(view, seat, ({ skipDraw, skipBattle }) =>
    phase === 'Draw' ? { skipDraw: skipDraw + by } : { skipBattle: skipBattle + by },
  );

const endAttack = ({ attack: _, ...view }: View): View => view;

const end = (view: View, { next }: Told): View => ({
  ...view,
  phase: 'over',
  ...defined({ result: next.result }),
});

const tell = (view: View, event: MysticSpiresEvent, story: Told): View => {
  switch (event.type) {
    case 'gameBegan':
      return beginGame(view, event, story);
    case 'turnBegan':
      return beginTurn(view, event);
    case 'phaseBegan':
      return { ...view, phase: PHASES[event.phase - 1] ?? view.phase };
    case 'skipOwed':
      return changeSkips(view, event, 1);
    case 'phaseSkipped':
      return changeSkips(view, event, -1);
    case 'drew':
      return draw(view, event, story);
    case 'found':
      return takeFrom(view, event.seat, 'deck', event.card);
    case 'crystal':
      return changeKeeper(view, event.seat, () => ({ crystal: event.now }));
    case 'announcing':
      return lay(view, event, [], story);
    case 'announced':
      return announce(view, event, story);
    case 'stepAnnounced': {
      const { number, step, targets } = event;
      return changeLink(view, number - 1, () => ({ step, targets }));
    }
    case 'resolved':
      return resolve(view, event);
    case 'disrupted':
    case 'attackResolved':
      return removeLink(view, event.number);
    case 'summoned':
      return enter(view, event);
    case 'arrived':
      return attach(view, event);
    case 'left':
      return leave(view, event);
    case 'moved':
      return move(view, event, story);
    case 'damaged':
    case 'lostHp':
    case 'healed':
      return setHp(view, event);
    case 'figures':
      return setFigures(view, event);
    case 'marked':
      return setMarks(view, event.ref, (marks) => [...marks, event.amount]);
    case 'burned':
      return setMarks(view, event.ref, () => []);
    case 'fatigued':
      return changeThing(view, event.thing, () => ({ fatigued: true }));
    case 'readied':
      return changeThing(view, event.thing, () => ({ fatigued: false }));
    case 'bonded':
      return event.things.reduce(
        (so, thing) =>
          changeThing(so, thing, ({ bonds }) => ({
            bonds: [...bonds, ...event.things.filter((other) => other !== thing)],
          })),
        view,
      );
    case 'attackDeclared':
      return { ...view, attack: { attacker: event.attacker, target: event.target, interceptor: -1 } };
    case 'intercepted': {
      const { interceptor } = event;
      return view.attack === undefined
        ? view
        : { ...view, attack: { ...view.attack, target: interceptor, interceptor } };
    }
    case 'attackLeft':
      return endAttack(view);
    case 'over':
      return end(view, story);
    default:
      return view;
  }
};

/** A question counts as answered once something happens; the next view has the next question. */
const unasked = (view: View): View => {
  if (view.question === undefined && view.priority === undefined && !view.window) return view;
  const { question: _, priority: __, ...rest } = view;
  return { ...rest, window: false };
};

export const retell: Retell<MysticSpiresView, MysticSpiresEvent> = (shown, event, story) =>
  tell(unasked(shown), event, story);
