/**
 * The vocabulary of a game is a table of words. The record of a word holds everything about it but the handler
 * that carries it out, which is in `rules/steps` under the same name: the rules read the content, and the content
 * is written in words.
 */

/** The fields of a word's effects, for the type system only: `fields` is never set. */
export type WithFields<Fields> = { readonly fields?: Fields };

type FieldsOf<Word> = Word extends WithFields<infer Fields> ? NonNullable<Fields> : never;

/** The effects of a vocabulary: `do` is the name of the word, beside the word's fields. */
export type EffectOf<Words> = {
  readonly [Name in keyof Words]: { readonly do: Name } & FieldsOf<Words[Name]>;
}[keyof Words];
