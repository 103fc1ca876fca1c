/** The source of a session's ids, seeds and random delays. */
export type Chance = {
  /** A new unguessable id, of the default length or this many characters. */
  id(length?: number): string;
  /** 128 random bits in hexadecimal digits. */
  bits(): string;
  /** From 0 (inclusive) to 1 (exclusive). */
  fraction(): number;
};
