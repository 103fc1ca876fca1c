import type { Messages } from '@three-spires/kernel';

/** What the guided first duel says, step by step. */
export const GUIDE_WORDS = {
  'learn.duel.new': 'Set up a duel',
  'learn.duel.welcome.title': 'Welcome, Keeper',
  'learn.duel.welcome':
    'Two Keepers face each other, each with a Tower. You sit below, a bot above. Nothing here can be lost: try things out, and take them back with Undo.',
  'learn.duel.tower.title': 'The Tower to bring down',
  'learn.duel.tower':
    'This is your opponent’s Tower. Bring it to 0 HP and you win. There are two other ways: leave them without a card to draw, or with 100 Crystal.',
  'learn.duel.crystal.title': 'Crystal',
  'learn.duel.crystal':
    'Crystal pays for everything. Your Tower adds 7 in each of your turns, and what you do not spend stays. The gem on a card is its cost.',
  'learn.duel.summon.title': 'Summon a Unit',
  'learn.duel.summon':
    'Choose Cinder Lancer in your hand, and choose it once more to summon it. The number below a Unit on the left is its Power, on the right its HP.',
  'learn.duel.cascade.title': 'The Cascade',
  'learn.duel.cascade':
    'Whatever is announced becomes a link: this summon was C1. It could have been answered with C2, that with C3, and so on. When both pass, the last link resolves first.',
  'learn.duel.battle.title': 'To Battle',
  'learn.duel.battle': 'Units can attack at once. Go to the Battle Phase with the button, or press B.',
  'learn.duel.attack.title': 'Attack the Tower',
  'learn.duel.attack':
    'Choose one of your lit Units, then the Tower on the other side. Drag it there if you like, or press A and Enter. The number you see first is exactly what will be left.',
  'learn.duel.fatigue.title': 'Fatigue',
  'learn.duel.fatigue':
    'Who has attacked is Fatigued until your next Battle Phase. Units that were only attacked do not strike back and do not tire. Attack with your other Unit too, if you like.',
  'learn.duel.end.title': 'End the turn',
  'learn.duel.end': 'Nothing more to do? End the battle and then the turn with the button, or press E.',
  'learn.duel.respond.title': 'Respond or pass',
  'learn.duel.respond':
    'It is your opponent’s turn. When they summon a Unit, you are asked: play Seal of Salt to Disrupt it, and the link breaks. Or pass, and keep it.',
  'learn.duel.guard.title': 'Keep a defender back',
  'learn.duel.guard':
    'Kilnguard is a Defense Unit: it does not attack, but it can step in front when your Tower or another Unit is attacked. You will be asked when that happens. Assault Units cannot intercept, Special Units do both.',
  'learn.duel.statuses.title': 'What is this?',
  'learn.duel.statuses':
    'Small signs on a Unit are statuses: the flame of the Coalback Hound sets alight what it hits. Click a card, hold it or press I for everything about it. Rules are one key away: press /.',
  'learn.duel.finish.title': 'Finish it',
  'learn.duel.finish': 'Your turn again. Go to Battle and bring the Tower down.',
  'learn.duel.won.title': 'That is how it goes',
  'learn.duel.won': 'You have won your first duel. Five decks are ready to play, and you can build your own.',
  'learn.duel.lost.title': 'It happens to everyone',
  'learn.duel.lost': 'Your Tower has fallen. Intercept attacks, and attack whenever you can.',
} as const satisfies Messages;
