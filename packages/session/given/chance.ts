/** Where a session gets its ids, seeds and random delays from. */
export type Chance = {
  /** A new id that cannot be guessed, of the usual length or of this many characters. */
  id(length?: number): string;
  /** 128 random bits in hexadecimal digits. */
  bits(): string;
  /** From 0 up to, but not including, 1. */
  fraction(): number;
};
