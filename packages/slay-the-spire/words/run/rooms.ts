/** The course of the climb, and HP between combats. */
import { createSay, type Messages } from '@three-spires/kernel';
import { sentence } from '../phrases/phrase.ts';
import { word } from '../word.ts';

export const roomEnglish = {
  healFully: 'Heal to full HP.',
  loseHpPerChooser: 'Lose 1 HP, plus 1 for each player who chose this before you.',
  mayRepeat: 'Do this again or leave.',
  'enterRoom.encounter': 'Fight an encounter.',
  'enterRoom.elite': 'Fight an Elite.',
  'enterRoom.merchant': 'Visit the Merchant.',
  'enterRoom.firstActBoss': 'Fight a random Act I Boss. Rewards for each player: 1 relic, 1 card reward.',
  jumpToRoom: 'The party moves to any higher room.',
  'option.again': 'Do this again',
  'option.leave': 'Leave',
} as const satisfies Messages;

const say = createSay(roomEnglish);

export const ENTERED_ROOMS = ['encounter', 'elite', 'merchant', 'firstActBoss'] as const;

export const roomWords = {
  healFully: word(),
  /** Lose 1 HP, plus 1 for each player who made the same choice earlier. */
  loseHpPerChooser: word(),
  /** The player may repeat the whole option once. */
  mayRepeat: word(),
  /** Turns the room into another kind of room. */
  enterRoom: word<{ readonly room: (typeof ENTERED_ROOMS)[number] }>({
    compile: ({ room }) => ({ kind: ENTERED_ROOMS.indexOf(room) }),
    says: ({ room }) => sentence(say(`enterRoom.${room}`)),
  }),
  jumpToRoom: word(),
};
