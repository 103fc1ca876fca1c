import type { Messages } from '@three-spires/kernel';
import { createSay } from '../../../text/say.ts';
import { WORDS } from './say.ts';

/** Text of the lessons, step by step. */
const GUIDE_WORDS = {
  'learn.turn': 'A turn',
  'learn.turn.teaches': 'Choosing a skill, dropping cubes, paying for it, and clearing a floor.',
  'learn.turn.welcome.title': 'Welcome to the society',
  'learn.turn.welcome':
    'You lead a Knight, a Doctor and a Burglar up a tower of six floors. Clear this floor of enemies.',
  'learn.turn.ranks.title': 'Two ranks',
  'learn.turn.ranks':
    'Enemies stand in a front and a rear rank. Each skill says which rank it reaches. The bars show their health.',
  'learn.turn.pick.title': 'Choose a skill',
  'learn.turn.pick':
    'Choose Cleave, then an enemy in the front rank. Click or tap, or press its number and Enter.',
  'learn.turn.wild.title': 'A cube of your choice',
  'learn.turn.wild':
    'Cleave drops two blue cubes and one of your choice, together with the peril cubes of the room. Blue pays for Cleave.',
  'learn.turn.fell.title': 'What has fallen',
  'learn.turn.fell':
    'Cubes that came out lie in the field or in the crypt. Others are stuck in the tower. The enemies have acted already.',
  'learn.turn.pay.title': 'Pay for it',
  'learn.turn.pay':
    'Pay blue cubes for the effect of Cleave. More cubes make it stronger. What you do not spend stays in the field.',
  'learn.turn.next.title': 'The next hero',
  'learn.turn.next':
    'Heroes take turns. In a turn a hero may use one support, such as Tonic, and then one action.',
  'learn.turn.finish.title': 'Clear the floor',
  'learn.turn.finish': 'Wound the enemies until none is left. The Grenado of the party wounds any of them.',
  'learn.turn.landing.title': 'The floor is cleared',
  'learn.turn.landing': 'Open the chest, or leave it: the more peril, the more likely a trap. Then climb on.',
  'learn.turn.won.title': 'One floor up',
  'learn.turn.won': 'Choose, drop, pay: that is a turn. The next lesson explains the tower and peril.',
  'learn.turn.lost.title': 'The society is lost',
  'learn.turn.lost': 'Wound the enemies that act most. Try again.',

  'learn.tower': 'The tower and peril',
  'learn.tower.teaches': 'How cubes fall, what field and crypt are for, when enemies act, and Regroup.',
  'learn.tower.welcome.title': 'Everything goes through the tower',
  'learn.tower.welcome':
    'Cubes pay for your skills, and cubes make your enemies act. All of them fall through the tower.',
  'learn.tower.tower.title': 'The tower',
  'learn.tower.tower':
    'Cubes are dropped in at the top. Some get stuck on the plates and come out with a later drop. You can see which.',
  'learn.tower.field.title': 'The field',
  'learn.tower.field':
    'Blue, green and white cubes pay for the skills of heroes. Red, yellow and black cubes make enemies act.',
  'learn.tower.crypt.title': 'The crypt',
  'learn.tower.crypt': 'A cube in the crypt is worth two of its colour, for you and for the enemies.',
  'learn.tower.drop.title': 'Drop cubes',
  'learn.tower.drop': 'Choose Steel Fist, a Ripper and a cube of your choice. Then watch the cubes fall.',
  'learn.tower.threats.title': 'The enemies act',
  'learn.tower.threats':
    'After each drop every colour is checked. If enough cubes are out, the enemy of that colour acts, and the cubes are spent.',
  'learn.tower.peril.title': 'Peril',
  'learn.tower.peril':
    'When an enemy acts, peril rises. At the marked numbers something bad happens. At the last one the society is lost.',
  'learn.tower.pay.title': 'Your turn to pay',
  'learn.tower.pay': 'Now pay blue cubes for Steel Fist.',
  'learn.tower.regroup.title': 'Regroup',
  'learn.tower.regroup':
    'Too many bad cubes? Choose Regroup for the Doctor, and choose it again: all cubes go back to the bank, but peril rises by 4.',
  'learn.tower.events.title': 'Peril has risen',
  'learn.tower.events':
    'Peril has passed a marked number, and its event has happened. Each happens once on a floor.',
  'learn.tower.won.title': 'You know the tower',
  'learn.tower.won': 'Mind the cubes that are stuck, and the peril. The next lesson is about a mid-boss.',
  'learn.tower.lost.title': 'The society is lost',
  'learn.tower.lost': 'Try the lesson again.',

  'learn.boss': 'A mid-boss',
  'learn.boss.teaches': 'How a mid-boss fights, what happens when it falls, and new skills.',
  'learn.boss.welcome.title': 'Floor three',
  'learn.boss.welcome': 'On floor 3 a mid-boss takes the place of the room. This one is nearly beaten.',
  'learn.boss.boss.title': 'Patchwork Adams',
  'learn.boss.boss':
    'The boss stands in a rank and can be a target like any enemy. It only has much more health.',
  'learn.boss.lines.title': 'Its lines',
  'learn.boss.lines':
    'The boss acts for cubes, too. A line with “!” is checked after the enemy of that colour, so both can act in one turn.',
  'learn.boss.chart.title': 'Its peril chart',
  'learn.boss.chart': 'At 10 peril the society is lost here. Be quick.',
  'learn.boss.attack.title': 'Attack the boss',
  'learn.boss.attack': 'Choose Cleave, then Patchwork Adams, then a cube. Blue is best.',
  'learn.boss.pay.title': 'Pay as much as you can',
  'learn.boss.pay': 'Each further pair of blue cubes deals more wounds.',
  'learn.boss.finish.title': 'Finish it',
  'learn.boss.finish': 'Wound the boss until it falls. When it does, all other enemies flee.',
  'learn.boss.landing.title': 'The boss has fallen',
  'learn.boss.landing':
    'The party gains 12 XP and learns new skills. Then the Defeated side of the boss takes effect, and there is a chest.',
  'learn.boss.won.title': 'Higher up',
  'learn.boss.won': 'From here on rooms are harder and treasures better. The wizard waits on floor 6.',
  'learn.boss.lost.title': 'The society is lost',
  'learn.boss.lost': 'Attack the boss every turn, and leave the others. Try again.',
} as const satisfies Messages;

/** For code that no table loads. */
export const { say, sayOr } = createSay({ ...WORDS, ...GUIDE_WORDS });
