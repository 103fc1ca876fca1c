/** The texts of effects: one short phrase each, as their words say it. */
import { formatMessage, type Text } from '@three-spires/kernel';
import type { Amount } from '../words/fields.ts';
import { inLines, inline, type Phrase, sentence } from '../words/phrases/phrase.ts';
import { plainNumber } from '../words/phrases/quantity.ts';
import { afterColon, afterComma, gaining, type Setting } from '../words/phrases/setting.ts';
import { type Effect, wordOf } from '../words/vocabulary.ts';
import { en } from './en.ts';

/** The template under its name, with its fields. */
const plainPhrase = (effect: Effect): Phrase =>
  sentence(formatMessage(en, effect.do, Object.fromEntries(Object.entries(effect))));

const writePhrase = (effect: Effect, setting: Setting): Phrase => {
  const phrase = wordOf(effect).says?.(effect, setting) ?? plainPhrase(effect);
  return phrase.kind === 'icons' && isCounted(effect) ? { ...phrase, counted: true } : phrase;
};

/** Whether it says "for each". */
const isCounted = (effect: Effect): boolean =>
  ['amount', 'times'].some((part) => {
    const number = (effect as Readonly<Record<string, unknown>>)[part];
    return typeof number === 'object' && plainNumber(number as Amount) === undefined;
  });

/** An effect printed several times in a row is written once (Dodge and Roll). */
const withoutRepetition = (effects: readonly Effect[]): readonly Effect[] => {
  const result: Effect[] = [];
  for (let at = 0; at < effects.length; ) {
    const effect = effects[at] as Effect;
    const printed = JSON.stringify(effect);
    let times = 1;
    while (at + times < effects.length && JSON.stringify(effects[at + times]) === printed) times++;
    result.push(times === 1 ? effect : { do: 'repeat', times, effects: [effect] });
    at += times;
  }
  return result;
};

const phrasesOf = (effects: readonly Effect[], setting: Setting): readonly Phrase[] => {
  let { moved } = setting;
  return withoutRepetition(effects).map((effect, at, all) => {
    const phrase = writePhrase(effect, { ...setting, moved, ...addsTo(all[at - 1], effect) });
    moved = wordOf(effect).moves ?? moved;
    return phrase;
  });
};

/** A condition that gives more of the preceding effect (Deflect). */
const addsTo = (before: Effect | undefined, effect: Effect): { readonly more?: true } =>
  before?.do === 'block' && effect.do === 'if' && effect.then[0]?.do === 'block' ? { more: true } : {};

const OPENING: Setting = { moved: 'exhausted', named: false, phrases: phrasesOf };

/** A card's effects, one line each. */
export const effectLines = (effects: readonly Effect[]): readonly Text[] =>
  inLines(phrasesOf(effects, OPENING));

/** The same effects on one line, as in an enemy's action or in the log. */
export const effectText = (effects: readonly Effect[]): Text => inline(phrasesOf(effects, OPENING));

/** Effects after a colon; `named` for abilities of enemies. */
export const effectsAfterColon = (effects: readonly Effect[], named = false): Text =>
  afterColon(effects, { ...OPENING, named });

/** What a player suffers, addressed to that player: "gain 2 Burns." */
export const sufferedText = (effects: readonly Effect[]): Text => {
  const phrases = phrasesOf(effects, OPENING);
  return gaining(phrases, phrases[0]?.kind === 'icons');
};

/** Effects after a condition and a comma. */
export const effectsAfterComma = (effects: readonly Effect[]): Text => afterComma(effects, OPENING);
