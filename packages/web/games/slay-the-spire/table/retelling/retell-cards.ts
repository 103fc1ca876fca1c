/** Moves a player's cards, Orbs and items as events tell. */
import {
  faceInfo,
  faceOf,
  type HandCardView,
  ORBS,
  type PlayerView,
  type SlayTheSpireEvent,
  STANCES,
  uidOf,
} from '../../pieces/content.ts';

/** What the event's player has after the whole scene. */
type Ahead = { readonly next: PlayerView | undefined };

const isSameCard = (one: number, other: number): boolean =>
  faceOf(one) === faceOf(other) && uidOf(one) === uidOf(other);

/** A card that is in the hand only briefly shows its printed cost. */
const inHand = (card: number, { next }: Ahead): HandCardView => {
  const held = next?.hand?.find((each) => isSameCard(each.card, card));
  if (held !== undefined) return held;
  const face = faceOf(card);
  const { cost } = faceInfo(face);
  return {
    card,
    face,
    cost: typeof cost === 'number' ? cost : cost === 'X' ? 'X' : 'none',
    refused: 'not-now',
    retained: false,
  };
};

const withoutFromHand = (player: PlayerView, card: number): PlayerView => {
  const { hand } = player;
  if (hand === undefined) return player;
  const place = hand.findIndex((each) => isSameCard(each.card, card));
  if (place < 0) return player;
  return { ...player, hand: hand.toSpliced(place, 1) };
};

const withoutFace = (faces: readonly number[], face: number): readonly number[] => {
  const place = faces.indexOf(face);
  return place < 0 ? faces : faces.toSpliced(place, 1);
};

const drew = (
  player: PlayerView,
  event: Extract<SlayTheSpireEvent, { type: 'drew' }>,
  ahead: Ahead,
): PlayerView => {
  const cards = 'secret' in event ? event.secret.cards : [];
  const { hand, drawPile } = player;
  return {
    ...player,
    handSize: player.handSize + event.count,
    drawSize: Math.max(0, player.drawSize - event.count),
    ...(hand === undefined ? {} : { hand: [...hand, ...cards.map((card) => inHand(card, ahead))] }),
    ...(drawPile === undefined ? {} : { drawPile: cards.map(faceOf).reduce(withoutFace, drawPile) }),
  };
};

const take = (pile: readonly number[], card: number): readonly number[] => {
  const place = pile.findLastIndex((each) => isSameCard(each, card));
  return place < 0 ? pile : pile.toSpliced(place, 1);
};

/** Takes a card from the open pile it is in, or from the hand. */
const pickUp = (player: PlayerView, card: number): PlayerView => {
  const held = withoutFromHand(player, card);
  if (held !== player) return held;
  for (const pile of ['discardPile', 'exhaustPile', 'powers'] as const) {
    const left = take(player[pile], card);
    if (left !== player[pile]) return { ...player, [pile]: left };
  }
  return player;
};

const moved = (
  player: PlayerView,
  { card, to, hand: handSize, draw: drawSize }: Extract<SlayTheSpireEvent, { type: 'cardMoved' }>,
  ahead: Ahead,
): PlayerView => {
  const left = { ...pickUp(player, card), handSize, drawSize };
  switch (to) {
    case 'discard':
      return { ...left, discardPile: [...left.discardPile, card] };
    case 'exhaust':
      return { ...left, exhaustPile: [...left.exhaustPile, card] };
    case 'powers':
      return { ...left, powers: [...left.powers, card] };
    case 'hand':
      return left.hand === undefined ? left : { ...left, hand: [...left.hand, inHand(card, ahead)] };
    case 'topOfDraw':
    case 'deck':
    case 'supply':
    case 'enemy':
      return left;
  }
};

/** A played card leaves its owner's hand, and its cost is paid. */
const played = (
  player: PlayerView,
  { card, copy, hand, energy }: Extract<SlayTheSpireEvent, { type: 'cardPlayed' }>,
): PlayerView => ({ ...(copy ? player : withoutFromHand(player, card)), handSize: hand, energy });

const putBack = (player: PlayerView, event: Extract<SlayTheSpireEvent, { type: 'putBack' }>): PlayerView => {
  const cards = 'secret' in event ? event.secret.cards : [];
  const left = cards.reduce(withoutFromHand, player);
  return {
    ...left,
    handSize: player.handSize - event.count,
    drawSize: player.drawSize + event.count,
    ...(left.drawPile === undefined
      ? {}
      : { drawPile: [...left.drawPile, ...cards.map(faceOf)].sort((a, b) => a - b) }),
  };
};

/** Applies an event that moves cards, Orbs or items; returns the same player if it moves none. */
export const retellCards = (player: PlayerView, event: SlayTheSpireEvent, ahead: Ahead): PlayerView => {
  switch (event.type) {
    case 'drew':
      return drew(player, event, ahead);
    case 'shuffled':
      return {
        ...player,
        drawSize: player.drawSize + player.discardPile.length,
        discardPile: [],
        ...(player.drawPile === undefined
          ? {}
          : { drawPile: [...player.drawPile, ...player.discardPile.map(faceOf)].sort((a, b) => a - b) }),
      };
    case 'cardPlayed':
      return played(player, event);
    case 'putBack':
      return putBack(player, event);
    case 'cardMoved':
      return moved(player, event, ahead);
    case 'statusGiven':
      return event.to === 'discard'
        ? { ...player, discardPile: [...player.discardPile, event.card] }
        : { ...player, drawSize: player.drawSize + 1 };
    case 'orbChanneled':
      return { ...player, orbs: [...player.orbs, ORBS[event.orb] ?? ''] };
    case 'orbEvoked':
      return { ...player, orbs: withoutOrb(player.orbs, ORBS[event.orb] ?? '') };
    case 'orbsRemoved':
      return { ...player, orbs: player.orbs.slice(event.amount) };
    case 'stanceEntered':
      return { ...player, stance: STANCES[event.stance] ?? player.stance };
    case 'potionUsed':
      return { ...player, potions: withoutFace(player.potions, event.potion) };
    case 'hpSet':
      return { ...player, hp: event.hp };
    case 'turnDeclared':
      return { ...player, done: event.done };
    default:
      return player;
  }
};

const withoutOrb = (orbs: readonly string[], orb: string): readonly string[] => {
  const place = orbs.indexOf(orb);
  return place < 0 ? orbs : orbs.toSpliced(place, 1);
};
