/** All words. Those with effects inside are here, because these effects can be any of the vocabulary. */
import {
  createSay,
  defined,
  type EffectOf,
  joinTexts,
  lowerFirst,
  type Messages,
  NONE,
  type Text,
  withoutStop,
  withStop,
} from '@three-spires/kernel';
import { attackSteps, attackWords } from './attack.ts';
import { blockSteps, blockWords } from './block.ts';
import { boardWords } from './board.ts';
import { drawPileWords } from './draw-pile.ts';
import { enemyWords } from './enemies.ts';
import { energyWords } from './energy.ts';
import type { Amount, Condition } from './fields.ts';
import { handWords } from './hand.ts';
import { healthSteps, healthWords } from './health.ts';
import type { ConditionName } from './lists.ts';
import { orbWords } from './orbs.ts';
import { branchesPhrase } from './phrases/branches.ts';
import {
  facesText,
  icons,
  inline,
  joinOptions,
  joinWithAnd,
  type Phrase,
  sentence,
} from './phrases/phrase.ts';
import { plainNumber } from './phrases/quantity.ts';
import { afterColon, type Setting } from './phrases/setting.ts';
import { pileWords } from './piles.ts';
import { playWords } from './play.ts';
import { deckWords } from './run/deck.ts';
import { goodsWords } from './run/goods.ts';
import { rewardWords } from './run/rewards.ts';
import { roomWords } from './run/rooms.ts';
import { shivWords } from './shivs.ts';
import { statusWords } from './status.ts';
import { tokenSteps, tokenWords } from './tokens.ts';
import { type Draft, type Word, word } from './word.ts';

export const flowEnglish = {
  choose: 'Choose: {options}',
  repeat: '{times} times: {effects}',
  'repeat.icons': '{effects}, {times} times',
  'repeat.twice': '{effects}, twice',
  atEndOfTurn: 'At end of turn, {effects}',
  nextRound: 'At the start of the next round, {effects}',
  addCube: 'Put 1 cube on this card. At {amount} cubes, *Exhaust* it.',
  'addCube.last': 'Put 1 cube on this card. At {amount} cubes, *Exhaust* it: {effects}',
  rollDie: 'Roll the die. {results}',
  'rollDie.result': '{faces}: {effects}',
  onePlayer: 'Choose a player to {effects}.',
  everyPlayer: 'All players {effects}.',
} as const satisfies Messages;

const say = createSay(flowEnglish);

// Interfaces, because type aliases would be part of their own definition.
interface If {
  readonly when: Condition;
  readonly then: readonly Effect[];
  readonly otherwise?: readonly Effect[];
}
interface Choose {
  readonly options: readonly (readonly Effect[])[];
}
interface NextRound {
  readonly effects: readonly Effect[];
}
interface Repeat extends NextRound {
  readonly times: Amount;
}
interface AddCube {
  readonly exhaustAt: number;
  readonly last?: readonly Effect[];
}
interface Part {
  readonly does: readonly Effect[];
}
interface RollDie {
  readonly results: readonly { readonly faces: readonly number[]; readonly does: readonly Effect[] }[];
}

const repeatPhrase = ({ times, effects }: Repeat, setting: Setting): Phrase => {
  const number = plainNumber(times) ?? [];
  const [phrase, ...more] = setting.phrases(effects, { ...setting, inner: true });
  if (phrase?.kind !== 'icons' || phrase.area || more.length > 0)
    return sentence(say('repeat', { times: number, effects: afterColon(effects, setting) }));
  const { text } = phrase;
  return icons(
    times === 2
      ? say('repeat.twice', { effects: text })
      : say('repeat.icons', { times: number, effects: text }),
  );
};

/** "heal to full HP and gain 1 Curse": instructions to others, in one sentence. */
const inOneSentence = (effects: readonly Effect[], setting: Setting): Text =>
  joinWithAnd(setting.phrases(effects, setting).map(({ text }) => withoutStop(lowerFirst(text))));

export const flowSteps = ['jump', 'loop'] as const;

/** Their functions do not take effects apart in parameters: the types of the parts would form a circle. */
export const flowWords = {
  if: word<If>({
    flow: (effect, { add, addAll, next }): void => {
      const test = add({ step: 'if', when: effect.when });
      addAll(effect.then);
      if (effect.otherwise === undefined) {
        test.jumps = [next()];
        return;
      }
      const leave = add({ step: 'jump' });
      test.jumps = [next()];
      addAll(effect.otherwise);
      leave.jumps = [next()];
    },
    says: (effect, setting): Phrase => branchesPhrase(effect, setting),
  }),
  choose: word<Choose>({
    flow: (effect, { add, addAll, next }): void => {
      const ask = add({ step: 'choose' });
      const starts: number[] = [];
      const leaving = effect.options.map((option) => {
        starts.push(next());
        addAll(option);
        return add({ step: 'jump' });
      });
      ask.jumps = starts;
      for (const leave of leaving) leave.jumps = [next()];
    },
    says: (effect, setting): Phrase => {
      const options = effect.options.map((option) => afterColon(option, setting));
      return sentence(say('choose', { options: joinOptions(options) }));
    },
  }),
  repeat: word<Repeat>({
    flow: (effect, { add, addAll, next }): void => {
      const begin = add({ step: 'repeat', times: effect.times });
      const start = next();
      addAll(effect.effects);
      add({ step: 'loop', jumps: [start] });
      begin.jumps = [next()];
    },
    says: (effect, setting): Phrase => repeatPhrase(effect, setting),
  }),
  atEndOfTurn: word<Part>({
    compile: (effect, { part }): Draft => ({ kind: part(effect.does) }),
    says: (effect, setting): Phrase =>
      sentence(say('atEndOfTurn', { effects: afterColon(effect.does, setting) })),
  }),
  /** Delayed to the start of the next round (STS-27.4). */
  nextRound: word<NextRound>({
    compile: (effect, { part }): Draft => ({ kind: part(effect.effects) }),
    says: (effect, setting): Phrase => {
      const texts = setting.phrases(effect.effects, setting).map(({ text }) => withStop(text));
      return sentence(say('nextRound', { effects: lowerFirst(joinTexts(texts, ' ')) }));
    },
  }),
  /** Adds a cube to the Power; the last one Exhausts it, followed by its effects. */
  addCube: word<AddCube>({
    flow: (effect, { add, addAll, next }): void => {
      const cube = add({ step: 'addCube', amount: effect.exhaustAt });
      addAll(effect.last ?? []);
      cube.jumps = [next()];
    },
    says: (effect, setting): Phrase => {
      const { exhaustAt: amount, last } = effect;
      if (last === undefined) return sentence(say('addCube', { amount }));
      return sentence(say('addCube.last', { amount, effects: withStop(afterColon(last, setting)) }));
    },
  }),
};

/** The same between combats. */
export const partyWords = {
  /** Rolls the die for this player, then resolves the part beside the result. */
  rollDie: word<RollDie>({
    compile: (effect, { part }): Draft => {
      // The routine for each face, index 1 to 6, or NONE if nothing happens.
      const jumps = [0, 1, 2, 3, 4, 5, 6].map(() => NONE);
      for (const { faces, does } of effect.results) {
        const routine = part(does);
        for (const face of faces) jumps[face] = routine;
      }
      return { jumps };
    },
    says: (effect, setting): Phrase => {
      const texts = effect.results.map(({ faces, does }) => {
        const effects = withStop(lowerFirst(inline(setting.phrases(does, setting))));
        return say('rollDie.result', { faces: facesText(faces), effects });
      });
      return sentence(say('rollDie', { results: joinTexts(texts, ' ') }));
    },
  }),
  /** Another player, or the party, receives what follows. */
  onePlayer: word<Part>({
    compile: (effect, { part }): Draft => ({ jumps: [part(effect.does)] }),
    says: (effect, setting): Phrase =>
      sentence(say('onePlayer', { effects: inOneSentence(effect.does, setting) })),
  }),
  everyPlayer: word<Part>({
    compile: (effect, { part }): Draft => ({ jumps: [part(effect.does)] }),
    says: (effect, setting): Phrase =>
      sentence(say('everyPlayer', { effects: inOneSentence(effect.does, setting) })),
  }),
};

/** The words that may change the climb. */
export const RUN_WORDS = { ...goodsWords, ...deckWords, ...rewardWords, ...roomWords, ...partyWords };

export const WORDS = {
  ...attackWords,
  ...healthWords,
  ...blockWords,
  ...tokenWords,
  ...energyWords,
  ...shivWords,
  ...drawPileWords,
  ...handWords,
  ...pileWords,
  ...playWords,
  ...statusWords,
  ...orbWords,
  ...boardWords,
  ...enemyWords,
  ...flowWords,
  ...RUN_WORDS,
};

/** What cards, items, enemies and Events do, as data. A definition reads like the printed card. */
export type Effect = EffectOf<typeof WORDS>;

/** The steps that only the compiler makes. */
export const STEPS = [...attackSteps, ...healthSteps, ...blockSteps, ...tokenSteps, ...flowSteps] as const;

export const wordOf = ({ do: name }: Effect): Word<unknown> => WORDS[name];

export const when = (is: ConditionName, then: readonly Effect[], otherwise?: readonly Effect[]): Effect => ({
  do: 'if',
  when: { is },
  then,
  ...defined({ otherwise }),
});
export const onDie = (faces: readonly number[], then: readonly Effect[]): Effect => ({
  do: 'if',
  when: { is: 'die', faces },
  then,
});
export const choose = (...options: readonly (readonly Effect[])[]): Effect => ({ do: 'choose', options });
export const repeat = (times: Amount, ...effects: readonly Effect[]): Effect => ({
  do: 'repeat',
  times,
  effects,
});
export const nextRound = (...effects: readonly Effect[]): Effect => ({ do: 'nextRound', effects });
export const roll = (...results: readonly (readonly [readonly number[], readonly Effect[]])[]): Effect => ({
  do: 'rollDie',
  results: results.map(([faces, does]) => ({ faces, does })),
});
