/**
 * For tests of cards: fights without open questions at the end, and a concise notation for playing one card.
 */
import type { ScenarioStep } from '@three-spires/kernel';
import { CARDS } from '../content/index.ts';
import { endTurn, type Fight, fight, play } from './position.ts';

type Fields = Readonly<Record<string, unknown>>;

const NOTHING_OPEN: Fields = { phase: 'play', question: null, waiting: [] };

/** A fight that ends in the players' turn without an open question or a waiting ability. */
export const settles = (given: Fight) => fight({ ...given, expect: { ...NOTHING_OPEN, ...given.expect } });

/** The position before the card is played, where it matters. */
type Before = {
  readonly player?: Fields;
  readonly enemy?: Fields;
  /** The other cards in hand. */
  readonly hand?: readonly string[];
  readonly die?: number;
  /** The Energy spent, for a card that costs X. */
  readonly x?: number;
  /** The row or player it targets, for a card with that choice. */
  readonly row?: number;
  readonly to?: string;
  /** Answers to the card's questions. */
  readonly answers?: readonly ScenarioStep[];
};

/**
 * A face, what it does, and its changes to its player and the only enemy; everything else must stay
 * unchanged.
 */
export type CardRow = [face: string, does: string, player: Fields, enemy?: Fields, before?: Before];

const EMPTY_PILES: Fields = { draw: [], discard: [], exhaust: [], powers: [] };
const NO_TOKENS: Fields = { block: 0, strength: 0, vulnerable: 0, weak: 0 };
const ENEMY: Fields = { name: 'A', row: 1, hp: 10, ...NO_TOKENS, poison: 0 };
const PLAYER: Fields = { energy: 3, ...NO_TOKENS, ...EMPTY_PILES, shivs: 0 };
const HP: Readonly<Record<string, number>> = { Ironclad: 10, Silent: 9 };

/**
 * Plays a face against one enemy with 10 HP and checks everything visible. Another player is present and must
 * not be involved: a card's effects on its own player or on one enemy ask nothing.
 */
export const playAlone = (
  character: string,
  ...[face, _does, player, enemy = {}, { hand = [], answers = [], ...before } = {}]: CardRow
) => {
  const { x, row, to } = before;
  const start = { ...PLAYER, hp: HP[character], ...before.player };
  const other = character === 'Silent' ? 'Ironclad' : 'Silent';
  const target = { ...ENEMY, ...before.enemy };
  return settles({
    players: [
      { ...start, character, hand: [face, ...hand] },
      { character: other, draw: ['Bash'] },
    ],
    enemies: [target],
    with: { die: before.die ?? 1 },
    moves: [play(face, undefined, given({ x, row, player: to })), ...answers],
    expect: {
      players: [
        { ...start, hand, ...player },
        { ...PLAYER, hp: HP[other], hand: [], draw: ['Bash'] },
      ],
      enemies: [{ ...target, ...enemy }],
    },
  });
};

type Leaving = { readonly ethereal?: readonly string[]; readonly retained?: readonly string[] };

/**
 * Ends a turn with every face of a character in hand, ten at a time: only the named ones may be Exhausted or
 * stay, and the rest is discarded (STS-13.29).
 */
export const endTurnWithEveryFace = (character: string, { ethereal = [], retained = [] }: Leaving) => {
  const faces = CARDS.filter(({ owner, type }) => owner === character && type !== 'ticket').flatMap(
    ({ name }) => [name, `${name}+`],
  );
  for (let at = 0; at < faces.length; at += 10) {
    const hand = faces.slice(at, at + 10);
    const stays = hand.filter((face) => retained.includes(face));
    const goes = hand.filter((face) => ethereal.includes(face));
    const drawn = new Array<string>(5).fill('Strike');
    settles({
      player: { character, hand, noMoreDraws: true, draw: drawn },
      moves: [endTurn()],
      expect: {
        round: 2,
        players: [
          {
            hand: [...stays.map((card) => ({ card, retained: true })), ...drawn],
            exhaust: goes.toReversed(),
            discard: hand.filter((face) => !stays.includes(face) && !goes.includes(face)).toReversed(),
          },
        ],
      },
    });
  }
};

/** Drops fields without a value. */
const given = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
