/** A player aid: one page with the turn, the icons, the limits and the key numbers of a game. */
import { type MessageParams, type Messages, plainText, type Text } from './message.ts';
import { createSay } from './sentences.ts';

export type AidLine = {
  /** Names the picture before the line. */
  readonly sign?: string;
  readonly name?: string;
  readonly text: Text;
  readonly rule?: string;
};

export type AidSection = {
  readonly title: string;
  /** Steps are numbered; signs stand behind their pictures; figures are a name and a number. */
  readonly kind: 'steps' | 'signs' | 'figures' | 'lines';
  readonly lines: readonly AidLine[];
};

export type Aid = { readonly sections: readonly AidSection[] };

/** Writes the pieces of an aid from the messages of a game; `figures` fills in the numbers of its rules. */
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
    /** A name and a number; `{number}` in the text stands for it. */
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
