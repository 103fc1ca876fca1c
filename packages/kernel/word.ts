/**
 * The vocabulary of a game is a table of words. The record of a word holds everything about it but the handler
 * that carries it out, which is in `rules/steps` under the same name: the rules read the content, and the content
 * is written in words.
 */

/** The fields of a word's effects, for the type system only: `fields` is never set. */
export type WithFields<Fields> = { readonly fields?: Fields };

export type FieldsOf<Word> = Word extends WithFields<infer Fields> ? NonNullable<Fields> : never;

/** The effects of a vocabulary: `do` is the name of the word, beside the word's fields. */
export type EffectOf<Words> = {
  readonly [Name in keyof Words]: { readonly do: Name } & FieldsOf<Words[Name]>;
}[keyof Words];

type NameIn<Effect> = Effect extends unknown ? keyof Effect : never;
type ValueIn<Effect, Name> = Effect extends unknown
  ? Name extends keyof Effect
    ? Effect[Name]
    : never
  : never;

/** The fields of all effects of a vocabulary; each effect has some of them. */
export type FieldsIn<Effect> = { readonly [Name in NameIn<Effect>]?: ValueIn<Effect, Name> };
