/** The game as a whole, the rooms of a climb and what is gained in them. */
import { createSay, plainText } from '@three-spires/kernel';
import { CHARACTERS } from '../../words/lists.ts';
import { event, type OfSeat, type Reveals } from './event.ts';
import { nameOf } from './reading.ts';

const say = createSay({ plays: '{who} plays the {character}' });

type OfFace = OfSeat & { readonly face: number };

export const climb = {
  gameStarted: event<{
    /** By seat. */
    readonly characters: readonly number[];
  }>({
    says: 'The game begins: {players}.',
    with: ({ characters }, names) => ({
      players: characters
        .map((character, seat) => ({ who: nameOf(seat, names), character: CHARACTERS[character] ?? '' }))
        .map((params) => plainText(say('plays', params)))
        .join(', '),
    }),
  }),
  neowDealt: event<Reveals>({ says: 'Each player draws a Neow’s Blessing.' }),
  /** Between two Acts (STS-33.7). */
  playerJoined: event<OfSeat>({ says: '{seat} joins the climb.' }),
  actStarted: event<Reveals & { readonly act: number }>({ says: 'Act {act} begins.' }),
  roomEntered: event<Reveals & { readonly room: number; readonly space: number }>({
    says: 'The party enters {room}.',
  }),
  // A name may end with its own punctuation (Encounter!).
  eventDrawn: event<Reveals & { readonly event: number }>({ says: 'Event: {event}' }),
  merchantOpened: event<Reveals>({ says: 'The Merchant shows the goods.' }),
  bossRelicsShown: event<Reveals>({ says: 'The party looks at Boss relics.' }),
  /** Two players roll for the same draft relic (R29). */
  rolledOff: event<
    OfSeat & Reveals & { readonly die: number; readonly other: number; readonly otherDie: number }
  >({ says: '{seat} rolls {die} and {other} rolls {otherDie} for the relic.' }),
  /** The top card of a face-down deck was turned up, or chance chose a card or relic of the seat. */
  turnedUp: event<OfSeat & Reveals>({ says: 'Chance decides for {seat}.' }),
  rewardRevealed: event<OfSeat & Reveals & { readonly reward: number }>({ says: '{seat} reveals a reward.' }),
  cardGained: event<OfFace>({ says: '{seat} adds {face} to their deck.' }),
  cardUpgraded: event<OfFace>({ says: '{seat} upgrades {face}.' }),
  cardRemoved: event<OfFace>({ says: '{seat} removes {face} from their deck.' }),
  potionGained: event<OfSeat & { readonly potion: number }>({ says: '{seat} gains {potion}.' }),
  relicGained: event<OfSeat & { readonly relic: number }>({ says: '{seat} gains {relic}.' }),
  achievementEarned: event<
    {
      /** The player who earned it, or -1 for the whole party (STS-30.1). */
      readonly seat: number;
      readonly achievement: number;
    },
    'party' | 'player'
  >({
    says: {
      party: 'Achievement for the party: {achievement}.',
      player: 'Achievement for {seat}: {achievement}.',
    },
    variant: ({ seat }) => (seat < 0 ? 'party' : 'player'),
  }),
  /** The party gave up (R118). */
  gaveUp: event({ says: 'The party gives up. The game is lost.' }),
  gameWon: event({ says: 'The party has won.' }),
};
