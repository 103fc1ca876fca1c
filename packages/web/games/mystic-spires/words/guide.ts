import type { Messages } from '@three-spires/kernel';
import { createSay } from '../../../text/say.ts';
import { WORDS } from './say.ts';

/** Text of the lessons, step by step. */
const GUIDE_WORDS = {
  'learn.duel': 'A duel',
  'learn.duel.teaches': 'Crystal, summoning Units, attacking, Fatigue and defending your Tower.',
  'learn.duel.welcome.title': 'Welcome, Keeper',
  'learn.duel.welcome':
    'Two Keepers face each other, each with a Tower. You sit below, a bot above. Try things out: Undo takes moves back.',
  'learn.duel.tower.title': 'The Tower to bring down',
  'learn.duel.tower':
    'This is your opponent’s Tower. Bring it to 0 HP and you win. There are two other ways: leave them without a card to draw, or with 100 Crystal.',
  'learn.duel.crystal.title': 'Crystal',
  'learn.duel.crystal':
    'Crystal pays for everything. Your Tower adds 7 in each of your turns, and what you do not spend stays. The gem on a card is its cost.',
  'learn.duel.summon.title': 'Summon a Unit',
  'learn.duel.summon':
    'Choose Cinder Lancer in your hand to summon it: with a finger, tap it twice. It costs Crystal, and it is ready to attack at once.',
  'learn.duel.figures.title': 'Power and HP',
  'learn.duel.figures':
    'Your Unit is in play. The number on the left is its Power, the damage it deals. On the right is its HP.',
  'learn.duel.battle.title': 'To Battle',
  'learn.duel.battle': 'Units can attack at once. Go to the Battle Phase with the button, or press B.',
  'learn.duel.attack.title': 'Attack the Tower',
  'learn.duel.attack':
    'Choose one of your lit Units, then the Tower on the other side, or press A and Enter. You see how much HP it will have left.',
  'learn.duel.fatigue.title': 'Fatigue',
  'learn.duel.fatigue':
    'A Unit that has attacked is Fatigued until your next Battle Phase. Attack with your other Unit too, if you like.',
  'learn.duel.end.title': 'End the turn',
  'learn.duel.end': 'Nothing more to do? End the battle and then the turn with the button, or press E.',
  'learn.duel.respond.title': 'Respond or pass',
  'learn.duel.respond':
    'It is your opponent’s turn. When they summon a Unit, you may respond: play Seal of Salt to Disrupt it. Or pass, and keep the card.',
  'learn.duel.guard.title': 'Keep a defender back',
  'learn.duel.guard':
    'Kilnguard is a Defense Unit: it does not attack, but it can intercept when your Tower or another Unit is attacked. Assault Units only attack, Special Units do both.',
  'learn.duel.statuses.title': 'What is this?',
  'learn.duel.statuses':
    'Small signs on a Unit are statuses: with its Ignite the Coalback Hound burns what it hits. Hold a card or press I to read about it. Press / for the rules.',
  'learn.duel.finish.title': 'Finish it',
  'learn.duel.finish': 'Your turn again. Go to Battle and bring the Tower down.',
  'learn.duel.won.title': 'You have won',
  'learn.duel.won': 'The Tower has fallen. The next lesson shows how to respond in a Cascade.',
  'learn.duel.lost.title': 'Your Tower has fallen',
  'learn.duel.lost': 'Intercept attacks, and attack whenever you can. Try again.',

  'learn.cascades': 'Cascades',
  'learn.cascades.teaches': 'Announcing, responding, and links that resolve backwards.',
  'learn.cascades.welcome.title': 'Nothing happens at once',
  'learn.cascades.welcome':
    'What you play is announced first. Then both Keepers may respond. That is a Cascade, and it decides many duels.',
  'learn.cascades.announce.title': 'Announce an Instant',
  'learn.cascades.announce': 'Choose Kiln Spark, then a target: it deals 3 damage.',
  'learn.cascades.link.title': 'A link',
  'learn.cascades.link':
    'Kiln Spark became link C1. Your opponent could have responded with C2. Both passed, so it resolved.',
  'learn.cascades.end.title': 'Keep Crystal for later',
  'learn.cascades.end':
    'You can respond in your opponent’s turn too, if you have the Crystal. End your turn now.',
  'learn.cascades.respond.title': 'Respond',
  'learn.cascades.respond':
    'Your opponent summons Reefbound Titan: that is C1. Respond with Seal of Salt. It becomes C2 and Disrupts C1.',
  'learn.cascades.backwards.title': 'Backwards',
  'learn.cascades.backwards':
    'The last link resolves first. C2 Disrupted C1, so the Titan never came into play. Its cost is lost all the same.',
  'learn.cascades.ask.title': 'When you are asked',
  'learn.cascades.ask':
    'You are asked here when a response can matter. Pass with P. Hold asks you at every step of a turn; the settings say more.',
  'learn.cascades.won.title': 'Well answered',
  'learn.cascades.won': 'You know how a Cascade works. The next lesson shows how to build a deck.',
  'learn.cascades.lost.title': 'Your Tower has fallen',
  'learn.cascades.lost': 'Try the lesson again.',

  'learn.deck': 'Building a deck',
  'learn.deck.teaches': 'A Tower, 30 cards, at most three copies, and the Crystal curve.',
  'learn.deck.welcome.title': 'Your own deck',
  'learn.deck.welcome':
    'This deck is nearly done. It needs a Tower and six more cards. It is saved as you build it.',
  'learn.deck.tower.title': 'Choose a Tower',
  'learn.deck.tower':
    'Each deck has one Tower. It has HP, brings Crystal every turn, and has abilities. Choose one; The Kiln Spire fits these cards.',
  'learn.deck.legal.title': 'Is it legal?',
  'learn.deck.legal':
    'Here you see what a deck still needs, with the rule. A Main Deck has at least 30 cards.',
  'learn.deck.search.title': 'Add an Instant',
  'learn.deck.search':
    'Search for Kiln Spark and add three copies: press Enter, or use the plus. Most cards may be in a deck three times.',
  'learn.deck.curve.title': 'The curve',
  'learn.deck.curve':
    'The cost curve of the deck shows how many cards cost how much. You need cheap cards for the first turns and a few strong ones for later.',
  'learn.deck.fill.title': 'Three more cards',
  'learn.deck.fill':
    'Add any three cards you like. Search for others, or clear the search and look through all of them.',
  'learn.deck.check.title': 'Check it',
  'learn.deck.check': 'The deck has to be legal. If it is not, this says why.',
  'learn.deck.won.title': 'Ready to play',
  'learn.deck.won': 'Your deck is legal and saved. Try a test hand, change what you like, and play it.',
  'learn.deck.lost.title': 'Not yet',
  'learn.deck.lost': 'Try the lesson again.',
} as const satisfies Messages;

/** For code that no table loads. */
export const { say, sayOr } = createSay({ ...WORDS, ...GUIDE_WORDS });
