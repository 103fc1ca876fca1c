/** Effects as text, generated from their definitions. */
import { joinTexts, type Text } from '@three-spires/kernel';
import type { Cubes, Effect } from '../words/effect.ts';
import { COLOURS } from '../words/lists.ts';
import { say } from './say.ts';

const LETTERS = 'BGWRYK';

/** «2 blue and 1 of any hero colour» */
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

const signed = (word: 'luck' | 'peril', number: number): Text =>
  say(number > 0 ? `do.${word}.up` : `do.${word}.down`, { number: Math.abs(number) });

/** A guard this large prevents everything. */
const ALL_WOUNDS = 99;

const hurtText = ({ number, perSelf, most }: Extract<Effect, { do: 'hurt' }>): Text => {
  if (most !== undefined) return say('do.hurtPerSelfMost', { number, most });
  return say(perSelf ? 'do.hurtPerSelf' : 'do.hurt', { number });
};

const effectText = (effect: Effect): Text => {
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
      return say(effect.perSelf ? 'do.gainPerSelf' : 'do.gain', { cubes: cubesText(effect.cubes) });
    case 'perilcubes':
    case 'banish':
      return say(`do.${effect.do}`, { cubes: cubesText(effect.cubes) });
    case 'tire':
      return say('do.tire', { number: effect.number, who: say(`who.${effect.who}`) });
    case 'afflict': {
      const { number, status } = effect;
      return say('do.afflict', { number, status: [{ keyword: status }], who: say(`who.${effect.who}`) });
    }
    case 'hurt':
      return hurtText(effect);
    case 'mend':
      return say('do.mend', { number: effect.number, scope: say(`mend.${effect.scope}`) });
    case 'summon':
      return say(`do.summon.${effect.rank}`, { enemy: effect.enemy });
    case 'double':
      return say('do.double', { enemy: effect.enemy });
    case 'end':
    case 'next':
    case 'eachfloor':
      return say(`do.${effect.do}`, { effects: effectsText(effect.effects) });
    default:
      return say(`do.${effect.do}`, 'number' in effect ? { number: effect.number } : {});
  }
};

export const effectsText = (effects: readonly Effect[]): Text => joinTexts(effects.map(effectText), '; ');
