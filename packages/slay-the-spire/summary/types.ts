/** The summary of a finished run. Plain data, derived from the log alone. */

/** Something taken, changed or given up on the way. */
export type PickedThing = {
  readonly kind: 'card' | 'relic' | 'potion' | 'upgrade' | 'removal';
  readonly seat: number;
  /** A face for cards, an item for relics and potions. */
  readonly thing: number;
};

/** One stop of the run: a room of the map, Neow before the first, or the only fight of a short game. */
export type Stop = {
  readonly act: number;
  /** A name of ROOM_NAMES, or `neow`. */
  readonly room: string;
  /** The number of moves made when it was entered, which locates it in a replay. */
  readonly at: number;
  /** The Event's name, or the names of the enemies. */
  readonly names: readonly string[];
  readonly rounds: number;
  /** By seat: HP when the party left, and the HP lost here. */
  readonly hp: readonly number[];
  readonly lost: readonly number[];
  readonly picks: readonly PickedThing[];
};

/** The source of damage: a card, or otherwise its printed source. */
export type DamageSource = {
  readonly name: string;
  readonly face?: number;
  /** HP taken from the other side. */
  readonly damage: number;
  /** How often the card was played; 0 for anything else. */
  readonly plays: number;
};

export type PlayerSummary = {
  readonly seat: number;
  readonly character: string;
  readonly hp: number;
  readonly maxHp: number;
  readonly gold: number;
  readonly deck: readonly number[];
  readonly relics: readonly number[];
  readonly potions: readonly number[];
  readonly cardsPlayed: number;
  readonly dealt: number;
  readonly taken: number;
  readonly blocked: number;
  readonly healed: number;
  /** Most damage first. */
  readonly dealtBy: readonly DamageSource[];
  readonly takenFrom: readonly DamageSource[];
  readonly achievements: readonly string[];
};

/**
 * A decisive moment: a player nearly dead (`hp` left) who survived, the heaviest Enemy Turn, a player's
 * strongest turn, a potion that saved someone, or a death.
 */
export type TurningPoint = {
  readonly kind: 'closeCall' | 'heaviestBlow' | 'bestTurn' | 'saved' | 'death';
  readonly seat: number;
  readonly at: number;
  /** Place in `stops`. */
  readonly stop: number;
  readonly round: number;
  /** HP lost or dealt in it, or left after a close call. */
  readonly amount: number;
  /** The cause, if there was a single one. */
  readonly source?: string;
};

export type RunSummary = {
  readonly result: 'victory' | 'defeat' | 'playing';
  readonly climb: boolean;
  readonly act: number;
  readonly ascension: number;
  readonly moves: number;
  readonly rounds: number;
  readonly enemiesBeaten: number;
  readonly stops: readonly Stop[];
  readonly players: readonly PlayerSummary[];
  readonly turningPoints: readonly TurningPoint[];
  /** Of the whole party. */
  readonly achievements: readonly string[];
};
