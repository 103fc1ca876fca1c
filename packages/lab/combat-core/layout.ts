/**
 * Where everything lies in the memory of the flat combat core, in cells of 32 bits. The tables come first: they are the
 * compiled content of the game, written out once. States follow, each a block of SIZE cells.
 */

/** A state, by offsets from its first cell. */
export const RESULT = 0;
export const ROUND = 1;
export const DIE = 2;
export const HP = 3;
export const ENERGY = 4;
export const BLOCK = 5;
export const STRENGTH = 6;
export const VULNERABLE = 7;
export const WEAK = 8;
export const KIND = 9;
/** The enemy's figures stand in the order of the player's. */
export const ENEMY_HP = 10;
export const ENEMY_BLOCK = 11;
export const ENEMY_STRENGTH = 12;
export const ENEMY_VULNERABLE = 13;
export const ENEMY_WEAK = 14;
/** Two generators of four words. */
export const SHUFFLES = 15;
export const ROLLS = 19;
/** Piles: how many cards, then the cards. */
export const HAND = 23;
export const DRAW = 34;
export const DISCARD = 45;
export const SIZE = 56;

export const GOING_ON = 0;
export const WON = 1;
export const LOST = 2;
/** A card or an enemy uses a step that the core does not know. */
export const UNKNOWN = 3;

/** Entries of a face: what it costs, and its routine. */
export const FACE_CELLS = 2;
/** Entries of an enemy: the routine for each face of the die. */
export const ENEMY_CELLS = 7;
/** Entries of a step. */
export const OP_CELLS = 4;
export const OP_CODE = 0;
export const OP_BASE = 1;
export const OP_TIMES = 2;
export const OP_KIND = 3;

/** The head of the memory: where the tables begin. A routine's entry is its first step; the next one's ends it. */
export const FACES_AT = 0;
export const ENEMIES_AT = 1;
export const ROUTINES_AT = 2;
/** The random player's generator. */
export const CHOICES = 3;
/** Moves: how many, then places in the hand; END_TURN for the end of the turn. */
export const MOVES = 7;
export const END_TURN = -1;
export const HEAD_CELLS = 24;

/** The numbers of the game that the core knows by heart; `tables.ts` compares them with the game's lists. */
export const HIT_ENEMIES = 0;
export const HIT_PLAYERS = 2;
export const END_ATTACK = 3;
export const GAIN_BLOCK = 10;
export const TOKEN_ON_ENEMIES = 12;
export const TOKEN_ON_SELF = 15;
export const BLOCK_SELF = 48;
export const STRENGTH_TOKEN = 0;
export const VULNERABLE_TOKEN = 1;
export const MOST_STRENGTH = 8;
export const MOST_VULNERABLE = 3;
export const MOST_BLOCK = 20;
export const ENERGY_PER_TURN = 3;
export const CARDS_PER_TURN = 5;
export const FACE_MASK = 0x7ff;
