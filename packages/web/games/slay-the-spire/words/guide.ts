import type { Messages } from '@three-spires/kernel';

/** What the guided first fight says, step by step. */
export const GUIDE_WORDS = {
  'learn.climb': 'Set out on a climb',
  'learn.welcome.title': 'Welcome to the spire',
  'learn.welcome':
    'You are the Ironclad, to the left. A Jaw Worm is in your way. Nothing here can be lost: try things out, and take them back with Undo.',
  'learn.intent.title': 'What the enemy will do',
  'learn.intent':
    'The sign above an enemy shows what it does once you end your turn. A sword with a 2 means: it hits you for 2.',
  'learn.incoming.title': 'What is coming at you',
  'learn.incoming':
    'Under your name stands how much HP you will lose if nothing changes. Keep an eye on it: it follows everything you do.',
  'learn.energy.title': 'Energy',
  'learn.energy':
    'You have 3 Energy each turn. The number in the corner of a card is what it costs. What you do not use is gone.',
  'learn.pick.title': 'Pick a Strike',
  'learn.pick': 'Choose a Strike in your hand: click or tap it, or press its number.',
  'learn.attack.title': 'Hit the Jaw Worm',
  'learn.attack':
    'Now choose the Jaw Worm. The bar already shows what will be left of it: such a preview is always exact.',
  'learn.block.title': 'Block',
  'learn.block':
    'Play a Defend: choose it, and choose it once more, since it needs no target. Each Block stops one damage, until your next turn begins. See how the damage coming in goes down.',
  'learn.spend.title': 'Use the rest',
  'learn.spend': 'One Energy is left. Play another card: block the rest, or hit again. It is up to you.',
  'learn.end.title': 'End the turn',
  'learn.end':
    'Done? End the turn with the button, or press E. Your hand is discarded, then the enemies act.',
  'learn.die.title': 'A new round, a new roll',
  'learn.die':
    'You have drawn five new cards and your Energy is back. The die was rolled too: it decides what each enemy does this round.',
  'learn.bash.title': 'Vulnerable',
  'learn.bash':
    'Play Bash on the Jaw Worm. It hits and leaves a Vulnerable token: the next attack against it deals double damage.',
  'learn.double.title': 'Double damage',
  'learn.double': 'Pick a Strike and point at the Jaw Worm: the preview counts Vulnerable in. Then play it.',
  'learn.inspect.title': 'What is this?',
  'learn.inspect':
    'Hold, right-click or press I on any card to read everything about it. Click an enemy to see all its actions. Rules are one key away: press /.',
  'learn.finish.title': 'Finish the fight',
  'learn.finish': 'You know all you need. Bring the Jaw Worm down to 0 HP.',
  'learn.rewards.title': 'Rewards',
  'learn.rewards':
    'A won fight brings rewards: gold, and a new card for your deck. Reveal them, take what you like, skip the rest, and confirm.',
  'learn.won.title': 'That is how it goes',
  'learn.won':
    'You have fought your first fight. On a climb you choose the way from room to room, alone or with up to three friends, each with a row of enemies.',
  'learn.lost.title': 'It happens to everyone',
  'learn.lost': 'The Ironclad has fallen. Watch the damage coming in, and block before you hit.',
} as const satisfies Messages;
