/** The texts of effects between combats. */

import { joinTexts, type Text } from '@three-spires/kernel';
import type { Effect, RunEffect } from '../words/effect.ts';
import { facesText, goingOn, type Phrase, sentence, stopped } from './phrase.ts';
import { say } from './say.ts';

type Of<Word extends RunEffect['do']> = Extract<RunEffect, { do: Word }>;
type Writers = { readonly [Word in RunEffect['do']]: (effect: Of<Word>) => Phrase };

const fixed = (key: Parameters<typeof say>[0]) => (): Phrase => sentence(say(key));

const counted =
  (key: Parameters<typeof say>[0]) =>
  ({ amount }: { readonly amount: number }): Phrase =>
    sentence(say(key, { amount }));

const rewardPhrase = (
  from: 'rewards' | 'rare' | 'colorless' | 'other',
  amount: number,
  look: number | undefined,
): Phrase => {
  const reward = say(`reward.deck.${from}`, { amount });
  return sentence(
    look === undefined ? say('reward.plain', { reward }) : say('reward.look', { reward, look }),
  );
};

type DeckChange = Of<'upgradeCards'>;

const deckPhrase = ({ do: word, amount, cards, random }: DeckChange): Phrase =>
  sentence(
    say(word, {
      amount,
      cards: say(`deckCards.${random === true ? 'random' : (cards ?? 'any')}`, { amount }),
    }),
  );

/** Writes the parts nested in an effect. */
type Write = (effects: readonly Effect[]) => Text;

/** The writers, given functions to write parts in sequence and in one sentence. */
export const runWriters = (write: Write, inOneSentence: Write): Writers => ({
  gainGold: counted('gainGold'),
  payGold: counted('payGold'),
  dropGold: counted('dropGold'),
  healFully: fixed('healFully'),
  gainRelic: counted('gainRelic'),
  gainPotion: counted('gainPotion'),
  cardReward: ({ amount, look, from }) => rewardPhrase(from ?? 'rewards', amount, look),
  rareReward: ({ amount, look }) => rewardPhrase('rare', amount, look),
  addRandomCards: ({ amount, from }) => sentence(say(`addRandomCards.${from}`, { amount })),
  upgradeCards: deckPhrase,
  removeCards: deckPhrase,
  transformCards: deckPhrase,
  removeAllCurses: fixed('removeAllCurses'),
  gainCurse: counted('gainCurse'),
  giveRelic: ({ random, revealed }) => {
    if (revealed === true) return sentence(say('giveRelic.revealed'));
    return sentence(say(random === true ? 'giveRelic.random' : 'giveRelic'));
  },
  givePotion: fixed('givePotion'),
  gainGoldOfRelic: fixed('gainGoldOfRelic'),
  bonfire: fixed('bonfire'),
  fall: fixed('fall'),
  swapCard: fixed('swapCard'),
  swapRelic: fixed('swapRelic'),
  rollDie: ({ results }) =>
    sentence(
      say('rollDie', {
        results: joinTexts(
          results.map(({ faces, does }) =>
            say('rollDie.result', { faces: facesText(faces), effects: stopped(goingOn(write(does))) }),
          ),
          ' ',
        ),
      }),
    ),
  loseHpPerChooser: fixed('loseHpPerChooser'),
  mayRepeat: fixed('mayRepeat'),
  enterRoom: ({ room }) => sentence(say(`enterRoom.${room}`)),
  jumpToRoom: fixed('jumpToRoom'),
  onePlayer: ({ does }) => sentence(say('onePlayer', { effects: inOneSentence(does) })),
  everyPlayer: ({ does }) => sentence(say('everyPlayer', { effects: inOneSentence(does) })),
  everyPlayerLosesAllGold: fixed('everyPlayerLosesAllGold'),
  rollOff: fixed('rollOff'),
});
