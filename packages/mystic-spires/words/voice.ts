/** The speaker, and whom the text has already named. */
export type Voice = {
  /** A Unit says "this Unit", everything else "this card". */
  readonly unit: boolean;
  readonly equipment: boolean;
  /** The card itself was just named, so "it" is clear. */
  readonly selfNamed: boolean;
  /** The opponent was named, so "their" is clear. */
  readonly opponentNamed: boolean;
  /** The last clause was about the opponent, so "they" is clear too. */
  readonly opponentActs: boolean;
};

/** The voice after a clause about the opponent. */
export const aboutOpponent = (voice: Voice): Voice => ({ ...voice, opponentNamed: true, opponentActs: true });

/** Whose: "your", "your opponent's" or, once named, "their". */
export const sideKey = <S extends string>(side: S, { opponentNamed }: Voice): S | 'they' =>
  side === 'opp' && opponentNamed ? 'they' : side;

/** Who: "you", "your opponent" or, if no Unit can be meant, "they". */
export const whoKey = <W extends string>(who: W, { opponentActs }: Voice): W | 'they' =>
  who === 'opp' && opponentActs ? 'they' : who;
