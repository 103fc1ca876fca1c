/** The texts of effects, generated from their definitions. */
import { defined, joinTexts, type MessageParams, type Text } from '@three-spires/kernel';
import { namedCubesText } from '../words/phrases.ts';
import { type Effect, type Fields, WORDS } from '../words/vocabulary.ts';
import type { Setting, Word } from '../words/word.ts';
import { say } from './say.ts';

const RECORDS: Readonly<Record<Effect['do'], Pick<Word<object>, 'says' | 'counted'>>> = WORDS;

/** The fields of an effect as parameters of its template. */
const paramsOf = ({ number, cubes, status, who, effects }: Fields, setting: Setting): MessageParams =>
  defined({
    number,
    cubes: cubes && namedCubesText(cubes),
    status: status && [{ keyword: status }],
    who: who && say(`who.${who}`),
    effects: effects && settledText(effects, setting),
  });

const effectText = (effect: Effect, setting: Setting): Text =>
  RECORDS[effect.do].says?.(effect, setting) ?? say(`do.${effect.do}`, paramsOf(effect, setting));

/** Effects in sequence. */
const settledText = (effects: readonly Effect[], setting: Setting): Text => {
  const texts: Text[] = [];
  for (let at = 0; at < effects.length; ) {
    const effect = effects[at] as Effect;
    let count = 1;
    if (RECORDS[effect.do].counted)
      while (JSON.stringify(effects[at + count]) === JSON.stringify(effect)) count++;
    texts.push(effectText(effect, { ...setting, count }));
    at += count;
  }
  return joinTexts(texts, '; ');
};

/** `name` is the enemy the effects are printed on. */
export const effectsText = (effects: readonly Effect[], name: Text = say('enemy.kind')): Text =>
  settledText(effects, { name, answersHarm: false, count: 1 });

/** What a card does when the party suffers wounds. */
export const answerText = (effects: readonly Effect[]): Text =>
  settledText(effects, { name: say('enemy.kind'), answersHarm: true, count: 1 });
