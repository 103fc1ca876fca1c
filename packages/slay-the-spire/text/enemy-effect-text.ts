/** The texts of effects that only enemies have. */

import { joinTexts, type Text } from '@three-spires/kernel';
import type { Effect, EnemyEffect } from '../words/effect.ts';
import { icon } from './icons.ts';
import { commaList, goingOn, icons, type Phrase, sentence, stopped } from './phrase.ts';
import { say } from './say.ts';

type Of<Word extends EnemyEffect['do']> = Extract<EnemyEffect, { do: Word }>;

const iconsOf = (name: Parameters<typeof icon>[0], amount: number): Text =>
  say('quantity', { amount, thing: icon(name, amount) });

const modePhrase = ({ gains, loses, called }: Of<'enterMode'>): Phrase => {
  if (gains !== undefined) return sentence(say('enterMode.gains', { name: gains }));
  if (loses !== undefined) return sentence(say('enterMode.loses', { name: loses }));
  return sentence(called === undefined ? [] : say('enterMode.called', { name: called }));
};

const alliesPhrase = ({ gain, amount, name }: Of<'allies'>): Phrase => {
  if (gain === 'hp')
    return sentence(
      name === undefined ? say('allies.heal', { amount }) : say('allies.heal.named', { amount, name }),
    );
  const what = iconsOf(gain, amount);
  return icons(name === undefined ? say('aim.allEnemies', { what }) : say(`allies.${gain}`, { what, name }));
};

const isEnemyEffect = (effect: Effect): effect is EnemyEffect => effect.do in ENEMY_WRITERS;

const write = <Word extends EnemyEffect['do']>(effect: Of<Word>): Phrase =>
  ENEMY_WRITERS[effect.do as Word](effect);

/** Only enemies' effects can be delayed. */
const nextRoundPhrase = ({ effects }: Of<'nextRound'>): Phrase => {
  const texts = effects.filter(isEnemyEffect).map((effect) => stopped(write(effect).text));
  return sentence(say('nextRound', { effects: goingOn(joinTexts(texts, ' ')) }));
};

export const ENEMY_WRITERS: { readonly [Word in EnemyEffect['do']]: (effect: Of<Word>) => Phrase } = {
  summon: ({ names, where }) =>
    sentence(say(`summon.${where}`, { names: commaList(names.map((name) => [`1 ${name}`])) })),
  summonUpTo: ({ name, each }) => sentence(say('summonUpTo', { name, each })),
  bring: ({ name }) => sentence(say('bring', { name })),
  nextRound: nextRoundPhrase,
  revive: ({ name, hp }) =>
    sentence(hp === undefined ? say('revive', { name }) : say('revive.hp', { name, hp })),
  enterMode: modePhrase,
  allies: alliesPhrase,
  clearTokens: () => sentence(say('clearTokens')),
  addCubes: ({ amount, ability }) => sentence(say('addCubes', { amount, ability })),
  rollAgain: () => sentence(say('rollAgain')),
  setNextCost: ({ cost }) => sentence(say('setNextCost', { cost })),
  dazeWounded: ({ amount }) => sentence(say('dazeWounded', { daze: iconsOf('daze', amount) })),
  blockForLoss: () => sentence(say('blockForLoss')),
  shuffleStatus: ({ status, amount }) => sentence(say('shuffleStatus', { status: iconsOf(status, amount) })),
  loseEnergy: ({ amount }) => sentence(say('loseEnergy', { amount })),
  dealNoDamage: () => sentence(say('dealNoDamage')),
  loseGold: ({ amount }) => sentence(say('loseGold', { amount })),
  leaveCombat: () => sentence(say('leaveCombat')),
  die: () => sentence(say('die')),
  payForSlimed: () => sentence(say('payForSlimed')),
  changeRows: () => sentence(say('changeRows')),
  sufferFacing: () => sentence(say('sufferFacing')),
};
