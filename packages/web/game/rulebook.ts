/** A rulebook as the screens read it: the chapters in a game's package, split into numbered rules. */
export type Rule = {
  readonly id: string;
  readonly title: string;
  /** The number of its chapter. */
  readonly chapter: string;
  readonly text: string;
  readonly rulings: readonly string[];
};

export type Chapter = {
  readonly number: string;
  readonly title: string;
  /** The text before its first rule. */
  readonly lead: string;
  readonly rules: readonly Rule[];
};

export type Keyword = {
  readonly keyword: string;
  readonly aliases: readonly string[];
  readonly rules: readonly string[];
  readonly summary: string;
};

export type Rulebook = {
  readonly game: string;
  readonly chapters: readonly Chapter[];
  readonly rules: readonly Rule[];
  readonly keywords: readonly Keyword[];
  /** The rules that cite a rule, by its id. */
  readonly citedBy: ReadonlyMap<string, readonly string[]>;
};
