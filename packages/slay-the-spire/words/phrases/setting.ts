/** What surrounds a phrase, and how effects inside it are written. */
import { createSay, lowerFirst, type Messages, type Text, withStop } from '@three-spires/kernel';
import type { AnyEffect } from '../fields.ts';
import { inline, type Phrase } from './phrase.ts';
import type { Moved } from './quantity.ts';

export const settingEnglish = {
  gaining: 'gain {what}',
} as const satisfies Messages;

const say = createSay(settingEnglish);

/** The context of a phrase besides its effect. */
export type Setting = {
  /** What "this way" refers to. */
  readonly moved: Moved;
  /** Outside an enemy's action, so that "the player in its row" must be said. */
  readonly named: boolean;
  /** Already after a colon. */
  readonly inner?: boolean;
  /** The previous effect gives the same thing, so this one gives more of it. */
  readonly more?: boolean;
  /** Writes the effects inside an effect. */
  phrases(effects: readonly AnyEffect[], setting: Setting): readonly Phrase[];
};

const innerPhrases = (effects: readonly AnyEffect[], setting: Setting): readonly Phrase[] =>
  setting.phrases(effects, { ...setting, inner: true });

/** Nested effects, continuing after the opening words. */
export const afterColon = (effects: readonly AnyEffect[], setting: Setting): Text =>
  lowerFirst(inline(innerPhrases(effects, setting)));

/** Effects after a comma, where a gain needs its verb: "if you are in Calm, gain 1 Block". */
export const afterComma = (effects: readonly AnyEffect[], setting: Setting): Text => {
  const phrases = innerPhrases(effects, setting);
  return gaining(phrases, phrases[0]?.gained === true);
};

/** The phrases inside a sentence, which starts with a verb if they do not. */
export const gaining = (phrases: readonly Phrase[], needsVerb: boolean): Text => {
  const what = withStop(lowerFirst(inline(phrases)));
  return needsVerb ? say('gaining', { what }) : what;
};
