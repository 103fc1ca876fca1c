/** Steps that move cards between the field, hands, decks, graveyards and exile (MYS-7.11, MYS-10.1). */
import { createSay, type EffectOf, type Messages } from '@three-spires/kernel';
import { anyText, type Objects, objectsText, type Selector } from './objects.ts';
import { type Aimed, word } from './word.ts';

export const cardEnglish = {
  'do.exile': '*exile* {what}',
  'do.toHand': "return {what} to its owner's hand",
  'do.toHand.mine': 'return {what} to your hand',
  'do.toHand.it': 'add it to your hand',
  'do.toHand.self': 'return this card to your hand',
  'do.toDeck': 'shuffle {what} into your deck',
  'do.summon': 'summon {what}',
  'do.summon.self': 'summon it',
  'do.search': 'search your deck for {what}',
  'do.equip': 'equip to {what}',
} as const satisfies Messages;

const say = createSay(cardEnglish);

export const cardWords = {
  exile: word<Aimed>(),
  toHand: word<Aimed>({
    says({ what }, voice) {
      if (what === 'it' || what === 'self') return say(`do.toHand.${what}`);
      const mine = typeof what !== 'string' && what.zone === 'graveyard' && what.side === 'my';
      return say(mine ? 'do.toHand.mine' : 'do.toHand', { what: objectsText(what, voice) });
    },
  }),
  toDeck: word<Aimed>(),
  summon: word<Aimed>({
    says: ({ what }, voice) =>
      what === 'self' ? say('do.summon.self') : say('do.summon', { what: objectsText(what, voice) }),
  }),
  search: word<{ readonly what: Selector }>(),
  equip: word<{ readonly what: Selector }>({
    says: ({ what }, voice) => say('do.equip', { what: anyText(what, voice) }),
  }),
};

type CardStep = EffectOf<typeof cardWords>;

export const exile = (what: Objects): CardStep => ({ do: 'exile', what });
export const toHand = (what: Objects): CardStep => ({ do: 'toHand', what });
export const toDeck = (what: Objects): CardStep => ({ do: 'toDeck', what });
export const summon = (what: Objects): CardStep => ({ do: 'summon', what });
export const search = (what: Selector): CardStep => ({ do: 'search', what });
export const equip = (what: Selector): CardStep => ({ do: 'equip', what });
