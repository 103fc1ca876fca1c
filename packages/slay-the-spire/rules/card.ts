/**
 * A card in a pile is one integer: which face it shows, which copy it is, and what it remembers while it is
 * in hand or in play. The copy's number is unique among its owner's cards in a combat, so a click names the
 * card itself and not a place that may have changed meanwhile.
 */
export type Card = number;

const FACE_BITS = 11;
const UID_BITS = 8;
const FACE_MASK = (1 << FACE_BITS) - 1;
export const UID_MASK = (1 << UID_BITS) - 1;

/** What remains of a card that leaves the hand: it forgets everything else (STS-24.4). */
const IDENTITY_MASK = (1 << (FACE_BITS + UID_BITS)) - 1;

/** Kept in hand by Retain in the last discard step (STS-38.12). */
export const RETAINED = 1 << 19;
/**
 * Reuses the bit of RETAINED in the draw pile, where nothing can be Retained: the owner knows the card is
 * there.
 */
const KNOWN = RETAINED;
export const FREE = 1 << 20;
/** Drawn during the End of Turn phase: no end-of-turn text, not discarded (STS-24.12). */
export const KEPT = 1 << 21;
/** Made to Retain this turn by an effect. */
export const KEEP = 1 << 22;
/** A Power or relic whose once-per-turn ability has been used. */
export const USED = 1 << 23;
/** Four bits from here count the cubes on a Power. */
const CUBE_SHIFT = 24;
export const MOST_CUBES = 15;
const CUBE_MASK = MOST_CUBES << CUBE_SHIFT;
/** Two bits from here hold the cost reduction for this turn. */
const CHEAPER_SHIFT = 28;
export const MOST_CHEAPER = 3;
const CHEAPER_MASK = MOST_CHEAPER << CHEAPER_SHIFT;

/**
 * Drawn by the effect that is about to play it, or chosen in the draw pile to be played after a Scry (R177).
 */
export const MARKED = 1 << 30;

export const makeCard = (face: number, uid: number): Card => (uid << FACE_BITS) | face;
export const faceOf = (card: Card): number => card & FACE_MASK;
export const uidOf = (card: Card): number => (card >>> FACE_BITS) & UID_MASK;
export const forget = (card: Card): Card => card & IDENTITY_MASK;
/** The card without its copy number: what it shows and remembers. */
export const lookOf = (card: Card): number => card & ~(UID_MASK << FACE_BITS);
export const known = (card: Card): Card => forget(card) | KNOWN;
export const isKnown = (card: Card): boolean => (card & KNOWN) !== 0;
export const isMarked = (card: Card): boolean => (card & MARKED) !== 0;
export const cubesOn = (card: Card): number => (card & CUBE_MASK) >>> CUBE_SHIFT;
export const withCubes = (card: Card, cubes: number): Card => (card & ~CUBE_MASK) | (cubes << CUBE_SHIFT);
export const cheaperBy = (card: Card): number => (card & CHEAPER_MASK) >>> CHEAPER_SHIFT;
/** The card with a further reduction, capped by the bits available. */
export const madeCheaper = (card: Card, amount: number): Card => {
  const less = cheaperBy(card) + amount;
  return (card & ~CHEAPER_MASK) | (Math.min(less, MOST_CHEAPER) << CHEAPER_SHIFT);
};

/** Index in the pile of the copy with this number, or -1. */
export const findCard = (pile: readonly Card[], uid: number): number => {
  for (let at = 0; at < pile.length; at++) if (uidOf(pile[at] as Card) === uid) return at;
  return -1;
};
