/** The texts of effects, generated from their definitions. */
import { joinTexts, pluralOf, type Text } from '@three-spires/kernel';
import type { Cubes, Effect } from '../words/effect.ts';
import { COLOURS } from '../words/lists.ts';
import { say } from './say.ts';

const LETTERS = 'BGWRYK';

/** "2 blue and 1 wild" */
export const cubesText = (cubes: Cubes): Text => {
  const count = (letter: string): number => [...cubes].filter((cube) => cube === letter).length;
  const parts = [...LETTERS].flatMap((letter, colour) =>
    count(letter) === 0 ? [] : [say('cubes.one', { count: count(letter), colour: COLOURS[colour] ?? '' })],
  );
  if (count('?') > 0) parts.push(say('cubes.any', { count: count('?') }));
  return parts.reduce((left, right, at) =>
    say(at === parts.length - 1 ? 'cubes.last' : 'cubes.listed', { left, right }),
  );
};

/** "2 blue and 1 wild cube": the noun agrees with the number before it. */
export const namedCubesText = (cubes: Cubes): Text => {
  const last = [...`${LETTERS}?`].filter((letter) => cubes.includes(letter)).pop() ?? '';
  return say('cubes.noun', {
    cubes: cubesText(cubes),
    last: [...cubes].filter((cube) => cube === last).length,
  });
};

/** A number of one enemy: "a Ripper", "an Ash Hound", "2 Shades". */
const enemiesText = (enemy: string, count: number): Text =>
  count === 1
    ? say('enemy.a', { enemy, vowel: /^[AEIOU]/.test(enemy) ? 1 : 0 })
    : say('enemy.several', { count, enemies: pluralOf(enemy) });

const signed = (word: 'luck' | 'peril', number: number): Text =>
  say(number > 0 ? `do.${word}.up` : `do.${word}.down`, { number: Math.abs(number) });

/** A guard this large prevents everything. */
const ALL_WOUNDS = 99;

const hurtText = ({ number, perSelf, most }: Extract<Effect, { do: 'hurt' }>, name: Text): Text => {
  if (most !== undefined) return say('do.hurtPerSelfMost', { number, most, name });
  return say(perSelf ? 'do.hurtPerSelf' : 'do.hurt', { number, name });
};

/**
 * The enemy that effects are printed on, and whether they respond to wounds: then they prevent some of those.
 */
type Setting = { readonly name: Text; readonly answersHarm?: boolean };

/** One effect, repeated `count` times. */
const effectText = (effect: Effect, setting: Setting, count: number): Text => {
  const { name } = setting;
  switch (effect.do) {
    case 'wound':
      if (effect.scope === 'ifRear') return say('do.wound.ifRear', { number: effect.number });
      return say('do.wound', { number: effect.number, scope: say(`scope.${effect.scope}`) });
    case 'luck':
    case 'peril':
      return signed(effect.do, effect.number);
    case 'guard':
      if (effect.number === ALL_WOUNDS) return say('do.guardAll');
      return say(setting.answersHarm ? 'do.guardThose' : 'do.guard', { number: effect.number });
    case 'purge':
    case 'bury':
    case 'cleanse':
    case 'refresh':
      return say(effect.number === 1 ? `do.${effect.do}.one` : `do.${effect.do}`, { number: effect.number });
    case 'recolor': {
      const key = effect.into === undefined ? 'do.recolor' : 'do.recolorInto';
      const colour = effect.into === undefined ? '' : (COLOURS[LETTERS.indexOf(effect.into)] ?? '');
      return say(effect.number === 1 ? `${key}.one` : key, { number: effect.number, colour });
    }
    case 'gain':
      return say(effect.perSelf ? 'do.gainPerSelf' : 'do.gain', {
        cubes: namedCubesText(effect.cubes),
        name,
      });
    case 'perilCubes':
    case 'banish':
      return say(`do.${effect.do}`, { cubes: namedCubesText(effect.cubes) });
    case 'tire':
      return say('do.tire', { number: effect.number, who: say(`who.${effect.who}`) });
    case 'afflict': {
      const { number, status } = effect;
      return say('do.afflict', { number, status: [{ keyword: status }], who: say(`who.${effect.who}`) });
    }
    case 'hurt':
      return hurtText(effect, name);
    case 'mend':
      return say('do.mend', { number: effect.number, scope: say(`mend.${effect.scope}`, { name }) });
    case 'summon':
      return say(`do.summon.${effect.rank}`, { enemies: enemiesText(effect.enemy, count), count });
    case 'double':
      return say('do.double', { enemy: pluralOf(effect.enemy) });
    case 'end':
    case 'next':
    case 'eachFloor':
      return say(`do.${effect.do}`, { effects: settledText(effect.effects, setting) });
    default:
      return say(`do.${effect.do}`, 'number' in effect ? { number: effect.number } : {});
  }
};

/** Effects in sequence; enemies that arrive together are counted. */
const settledText = (effects: readonly Effect[], setting: Setting): Text => {
  const texts: Text[] = [];
  for (let at = 0; at < effects.length; ) {
    const effect = effects[at] as Effect;
    let count = 1;
    if (effect.do === 'summon')
      while (JSON.stringify(effects[at + count]) === JSON.stringify(effect)) count++;
    texts.push(effectText(effect, setting, count));
    at += count;
  }
  return joinTexts(texts, '; ');
};

/** `name` is the enemy the effects are printed on. */
export const effectsText = (effects: readonly Effect[], name: Text = say('enemy.kind')): Text =>
  settledText(effects, { name });

/** What a card does when the party suffers wounds. */
export const answerText = (effects: readonly Effect[]): Text =>
  settledText(effects, { name: say('enemy.kind'), answersHarm: true });
