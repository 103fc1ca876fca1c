import type { Messages } from '@three-spires/kernel';

/** What the guided first floor says, step by step. */
export const GUIDE_WORDS = {
  'learn.floor.new': 'Found a society',
  'learn.floor.welcome.title': 'Welcome to the society',
  'learn.floor.welcome':
    'You lead a Knight, a Doctor and a Burglar up a tower of six floors. Clear this floor of enemies. Moves can be taken back until cubes have fallen.',
  'learn.floor.ranks.title': 'Two ranks',
  'learn.floor.ranks':
    'Enemies stand in a front and a rear rank. Each skill says which rank it reaches. The bar shows the health they have left.',
  'learn.floor.threats.title': 'What the enemies do',
  'learn.floor.threats':
    'After every drop red, yellow and black cubes set enemies off. Here you see how many cubes are out and how many each needs.',
  'learn.floor.peril.title': 'Peril',
  'learn.floor.peril':
    'Whenever an enemy acts, peril rises. At the numbers below something bad happens; at the last one the society is lost.',
  'learn.floor.pick.title': 'Choose a skill',
  'learn.floor.pick':
    'Choose Cleave, then an enemy in the front rank. Click or tap, or press its number and Enter.',
  'learn.floor.wild.title': 'A cube of your choice',
  'learn.floor.wild':
    'Cleave drops two blue cubes and one of your choice, together with the peril cubes of the room. Blue pays for Cleave.',
  'learn.floor.fell.title': 'What has fallen',
  'learn.floor.fell':
    'Some cubes came out into the field, some perhaps into the crypt, where they count double; others are stuck for later. The enemies have had their turn already.',
  'learn.floor.pay.title': 'Pay for it',
  'learn.floor.pay':
    'Each two blue cubes buy Cleave’s effect once more. The table proposes cubes; with the hand you pick them yourself. Whatever you do not spend stays.',
  'learn.floor.next.title': 'The next hero',
  'learn.floor.next':
    'Heroes take turns. The Doctor heals with green cubes and may first use a support such as Tonic: one support, then one action.',
  'learn.floor.finish.title': 'Clear the floor',
  'learn.floor.finish':
    'Go on by yourself. The Grenado wounds any enemy, Brawl and Catch Breath are always there, and Regroup empties the tower at a price.',
  'learn.floor.landing.title': 'The landing',
  'learn.floor.landing':
    'The floor is yours. Open its chest, or leave it: the more peril, the more likely a trap. Then climb on.',
  'learn.floor.won.title': 'Onwards',
  'learn.floor.won':
    'That is the game: choose, drop, pay, and mind the peril. A mid-boss waits on floor three, the wizard on floor six. Play on here, or found a society of your own.',
  'learn.floor.lost.title': 'The society is lost',
  'learn.floor.lost': 'It happens to the best. Try the floor again.',
} as const satisfies Messages;
