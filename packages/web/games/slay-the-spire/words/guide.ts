import type { Messages } from '@three-spires/kernel';
import { createSay } from '../../../text/say.ts';
import { WORDS } from './say.ts';

/** Text of the lessons, step by step. */
const GUIDE_WORDS = {
  'learn.fight': 'A fight',
  'learn.fight.teaches': 'Cards, Energy, Block, what enemies do, and Vulnerable.',
  'learn.fight.pick.title': 'Welcome to the spire',
  'learn.fight.pick':
    'You are the Ironclad, to the left, and a Jaw Worm is in your way. Choose a Strike in your hand: click or tap it, or press its number.',
  'learn.fight.attack.title': 'Hit the Jaw Worm',
  'learn.fight.attack':
    'Now choose the Jaw Worm: its bar shows how much HP it will have left. With a finger, tap it once to see that, and once more to hit.',
  'learn.fight.energy.title': 'Energy',
  'learn.fight.energy':
    'The Strike has cost 1 of your 3 Energy: the number in its corner. Unused Energy is lost. Undo takes moves back.',
  'learn.fight.intent.title': 'What the enemy will do',
  'learn.fight.intent':
    'The sign above an enemy shows what it does after your turn. A sword with a number: it hits you for that much.',
  'learn.fight.block.title': 'Block',
  'learn.fight.block':
    'Your plate shows the damage coming in. Play a Defend and watch it go down: each Block stops one damage until your next turn.',
  'learn.fight.spend.title': 'Use the rest',
  'learn.fight.spend': 'One Energy is left. Play one more card: block, or hit again.',
  'learn.fight.end.title': 'End the turn',
  'learn.fight.end': 'End the turn with the button, or press E. You discard your hand, then the enemies act.',
  'learn.fight.die.title': 'A new round',
  'learn.fight.die':
    'You drew five new cards and have 3 Energy again. The die was rolled: it decides what many enemies do this round.',
  'learn.fight.bash.title': 'Vulnerable',
  'learn.fight.bash':
    'Play Bash on the Jaw Worm. It leaves a Vulnerable token: the next attack against it deals double damage.',
  'learn.fight.double.title': 'Double damage',
  'learn.fight.double':
    'Pick a Strike and point at the Jaw Worm: the preview counts Vulnerable in. Then play it.',
  'learn.fight.inspect.title': 'What is this?',
  'learn.fight.inspect':
    'Hold, right-click or press I on a card to read about it. Click an enemy to see its actions. Press / for the rules.',
  'learn.fight.finish.title': 'Finish the fight',
  'learn.fight.finish': 'Bring the Jaw Worm down to 0 HP.',
  'learn.fight.rewards.title': 'Rewards',
  'learn.fight.rewards':
    'A won fight brings gold and a new card. Take what you like, skip the rest, and confirm.',
  'learn.fight.won.title': 'You have won',
  'learn.fight.won': 'You know how to fight. The next lesson shows what lies between two fights.',
  'learn.fight.lost.title': 'The Ironclad has fallen',
  'learn.fight.lost': 'Watch the damage coming in, and block before you hit. Try again.',

  'learn.rooms': 'Map, relics and potions',
  'learn.rooms.teaches': 'Potions and relics, the rewards of a fight, the map and its rooms.',
  'learn.rooms.welcome.title': 'On a climb',
  'learn.rooms.welcome':
    'On a climb you go from room to room up to the Boss. HP, deck, gold, relics and potions stay with you.',
  'learn.rooms.relics.title': 'Relics',
  'learn.rooms.relics':
    'Relics are yours for the whole climb, and most work by themselves. Point at one, or hold it, to read what it does.',
  'learn.rooms.potion.title': 'Use a potion',
  'learn.rooms.potion':
    'A potion costs no Energy, but can be used only once. Choose the Fire Potion, then the Jaw Worm: with a finger, tap it twice.',
  'learn.rooms.finish.title': 'Win the fight',
  'learn.rooms.finish': 'That hurt. Finish the Jaw Worm with your cards.',
  'learn.rooms.rewards.title': 'Take your rewards',
  'learn.rooms.rewards':
    'Enemies leave gold, cards and sometimes a potion. Choose one card of three or skip it: a small deck is a good deck. Then confirm.',
  'learn.rooms.map.title': 'The map',
  'learn.rooms.map': 'You are here. You go up along the paths and can never go back. The Boss is at the top.',
  'learn.rooms.kinds.title': 'Kinds of rooms',
  'learn.rooms.kinds':
    'Rest or upgrade a card at a Campfire. Spend gold at a Merchant. An Elite is hard to beat, but brings a relic. Plan your way.',
  'learn.rooms.go.title': 'Go to a Treasure room',
  'learn.rooms.go': 'The rooms you can enter now are lit. Choose a Treasure room.',
  'learn.rooms.chest.title': 'Open the chest',
  'learn.rooms.chest': 'Take the relic and confirm. It works from now on.',
  'learn.rooms.won.title': 'On you go',
  'learn.rooms.won': 'You know the way up. The next lesson shows how to play with two characters.',
  'learn.rooms.lost.title': 'The Ironclad has fallen',
  'learn.rooms.lost': 'Use the potion early, and block before you hit. Try again.',

  'learn.together': 'Playing together',
  'learn.together.teaches': 'Rows, two characters at one screen, and helping each other.',
  'learn.together.welcome.title': 'A party of two',
  'learn.together.welcome':
    'You play the Ironclad and the Silent. With friends, each of you plays one character at their own screen.',
  'learn.together.rows.title': 'Rows',
  'learn.together.rows':
    'Each character has a row with enemies of its own. The Cultist is in the row of the Silent, so it attacks her.',
  'learn.together.help.title': 'Help out',
  'learn.together.help':
    'You may attack enemies in any row. The Cultist has 1 HP left: hit it with a Strike of the Ironclad.',
  'learn.together.switch.title': 'Now the Silent',
  'learn.together.switch': 'Choose the Silent with her tab, then play one of her cards.',
  'learn.together.order.title': 'In any order',
  'learn.together.order':
    'All play at the same time, in any order. Talk about it: one sets an enemy up, another one hits it.',
  'learn.together.end.title': 'End both turns',
  'learn.together.end':
    'Play what you like. End the turn of each character: the enemies act when all have ended it.',
  'learn.together.die.title': 'One die for all',
  'learn.together.die': 'The die is rolled once a round. It counts for the enemies of every row.',
  'learn.together.finish.title': 'Finish the fight',
  'learn.together.finish': 'The fight is won when no enemy is left in any row. If one of you dies, all lose.',
  'learn.together.rewards.title': 'Rewards for each',
  'learn.together.rewards': 'Each character takes rewards of their own. Confirm for both.',
  'learn.together.won.title': 'Well played',
  'learn.together.won':
    'You know everything you need. Set out alone, or send a friend the link to your table.',
  'learn.together.lost.title': 'The party has fallen',
  'learn.together.lost':
    'Look at the damage coming in for both characters, and block where it is high. Try again.',
} as const satisfies Messages;

/** For code that no table loads. */
export const { say, sayOr } = createSay({ ...WORDS, ...GUIDE_WORDS });
