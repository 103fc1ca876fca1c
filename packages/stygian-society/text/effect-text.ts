/** Effects as text, generated from their definitions. */
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

/** "2 blue and 1 wild cube": the noun goes by the number before it. */
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

/** One effect, `count` times in a row; `name` is the enemy it is printed on. */
const effectText = (effect: Effect, name: Text, count: number): Text => {
  switch (effect.do) {
    case 'wound':
      return say('do.wound', { number: effect.number, scope: say(`scope.${effect.scope}`) });
    case 'luck':
    case 'peril':
      return signed(effect.do, effect.number);
    case 'guard':
      return effect.number === ALL_WOUNDS ? say('do.guardAll') : say('do.guard', { number: effect.number });
    case 'recolor':
      return effect.into === undefined
        ? say('do.recolor', { number: effect.number })
        : say('do.recolorInto', {
            number: effect.number,
            colour: COLOURS[LETTERS.indexOf(effect.into)] ?? '',
          });
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
      return say(`do.${effect.do}`, { effects: effectsText(effect.effects, name) });
    default:
      return say(`do.${effect.do}`, 'number' in effect ? { number: effect.number } : {});
  }
};

/** Effects one after another; enemies that arrive in one go are counted. `name` is the enemy they are printed on. */
export const effectsText = (effects: readonly Effect[], name: Text = say('enemy.kind')): Text => {
  const texts: Text[] = [];
  for (let at = 0; at < effects.length; ) {
    const effect = effects[at] as Effect;
    let count = 1;
    if (effect.do === 'summon')
      while (JSON.stringify(effects[at + count]) === JSON.stringify(effect)) count++;
    texts.push(effectText(effect, name, count));
    at += count;
  }
  return joinTexts(texts, '; ');
};
