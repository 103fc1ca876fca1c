/** For tests of cards: one face played by a single player against one enemy, showing the player's board. */
import type { ScenarioStep } from '@three-spires/kernel';
import { type Fight, fight, play } from './position.ts';

type Fields = Readonly<Record<string, unknown>>;

const NOTHING_OPEN: Fields = { phase: 'play', question: null, waiting: [] };

/** A fight that ends in the players' turn without an open question or a waiting ability. */
export const settled = (given: Fight) => fight({ ...given, expect: { ...NOTHING_OPEN, ...given.expect } });

/** The position before the card is played, where it matters. */
type Before = {
  readonly player?: Fields;
  readonly enemy?: Fields;
  /** The other cards in hand. */
  readonly hand?: readonly string[];
  readonly die?: number;
  /** The Energy spent, for a card that costs X. */
  readonly x?: number;
  /** Answers to the card's questions. */
  readonly answers?: readonly ScenarioStep[];
};

/**
 * A face, what it does, and its changes to its player and the only enemy; everything else must stay
 * unchanged.
 */
export type FaceRow = [face: string, does: string, player: Fields, enemy?: Fields, before?: Before];

const NO_TOKENS: Fields = { block: 0, strength: 0, vulnerable: 0, weak: 0 };
const ENEMY: Fields = { name: 'A', row: 1, hp: 10, ...NO_TOKENS, poison: 0 };
const PLAYER: Fields = { energy: 3, ...NO_TOKENS, shivs: 0, draw: [], discard: [], exhaust: [], powers: [] };
const BOARDS = {
  Ironclad: { hp: 10 },
  Defect: { hp: 9, orbs: [] },
  Watcher: { hp: 9, stance: 'neutral', miracles: 0 },
} as const;

/** Plays a face and checks everything visible. */
export const playFace = (
  character: keyof typeof BOARDS,
  ...[face, _does, player, enemy = {}, { hand = [], answers = [], x, ...before } = {}]: FaceRow
) => {
  const start = { ...PLAYER, ...BOARDS[character], ...before.player };
  const target = { ...ENEMY, ...before.enemy };
  return settled({
    player: { ...start, character, hand: [face, ...hand] },
    enemies: [target],
    with: { die: before.die ?? 1 },
    moves: [play(face, undefined, x === undefined ? {} : { x }), ...answers],
    expect: { players: [{ ...start, hand, ...player }], enemies: [{ ...target, ...enemy }] },
  });
};
