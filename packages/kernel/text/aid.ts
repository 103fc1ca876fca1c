/** A player aid: one page with a game's turn, icons, limits and key numbers. */
import { type MessageParams, type Messages, plainText, type Text } from './message.ts';
import { createSay } from './sentences.ts';

export type AidLine = {
  /** The picture before the line. */
  readonly sign?: string;
  readonly name?: string;
  readonly text: Text;
  readonly rule?: string;
};

export type AidSection = {
  readonly title: string;
  /** `steps` are numbered; `signs` follow their pictures; `figures` are a name and a number. */
  readonly kind: 'steps' | 'signs' | 'figures' | 'lines';
  readonly lines: readonly AidLine[];
};

export type Aid = { readonly sections: readonly AidSection[] };

/** Builds the parts of an aid from a game's messages; `figures` supplies the numbers of its rules. */
export const createAidWriter = <Key extends string>(
  messages: Messages & Readonly<Record<Key, string>>,
  figures: MessageParams,
) => {
  const sayWith = createSay<Key>(messages);
  const say = (key: Key, params: MessageParams = figures): Text => sayWith(key, params);
  const title = (key: Key): string => plainText(say(key));
  return {
    say,
    line: (key: Key, rule: string, params?: MessageParams): AidLine => ({ text: say(key, params), rule }),
    /** A name and a number; `{number}` in the text is replaced by it. */
    figure: (name: Key, text: Key, number = 0): AidLine => ({
      name: title(name),
      text: say(text, { ...figures, number }),
    }),
    section: (key: Key, kind: AidSection['kind'], lines: readonly AidLine[]): AidSection => ({
      title: title(key),
      kind,
      lines,
    }),
  };
};
