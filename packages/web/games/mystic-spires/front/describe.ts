import Crystal from '~icons/game-icons/crystal-cluster';
import type { DescribedGame } from '../../../game/describe.ts';
import { say } from '../words/say-first.ts';

/** A deck as the set-up shows it: a starter's name, a list, hidden from this reader, or not chosen yet. */
type ShownDeck = string | { readonly name: string } | { readonly hidden: true } | null;
type StoredSetup = { readonly decks?: readonly ShownDeck[]; readonly sets?: readonly string[] };

const deckName = (deck: ShownDeck | undefined): string => {
  if (typeof deck === 'string') return deck;
  if (deck === null) return say('front.chooseDeck');
  return deck !== undefined && 'name' in deck ? deck.name : say('front.hiddenDeck');
};

export const DESCRIBE: DescribedGame = {
  seats: ({ setup, seats }) => {
    const { decks = [] } = (setup ?? {}) as StoredSetup;
    return seats.map(({ seat }) => ({
      name: say('front.keeper', { number: seat + 1 }),
      about: deckName(decks[seat]),
      Icon: Crystal,
      mood: seat === 0 ? 'first-keeper' : 'second-keeper',
    }));
  },
  setup: (setup) => {
    const { sets = [] } = (setup ?? {}) as StoredSetup;
    return sets.length === 0 ? say('front.allSets') : say('front.sets', { sets: sets.join(', ') });
  },
  progress: ({ turn }) => (typeof turn === 'number' && turn > 0 ? say('front.turn', { turn }) : ''),
};
