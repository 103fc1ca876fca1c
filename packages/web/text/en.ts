import type { Messages } from '@three-spires/kernel';
import { COMBAT_ENGLISH } from './en-combat.ts';
import { DECKS_ENGLISH } from './en-decks.ts';
import { HOST_ENGLISH } from './en-host.ts';
import { LEARN_ENGLISH } from './en-learn.ts';
import { LEARN_DUEL_ENGLISH } from './en-learn-duel.ts';
import { MYSTIC_ENGLISH } from './en-mystic.ts';
import { ROOMS_ENGLISH } from './en-rooms.ts';
import { RUN_ENGLISH } from './en-run.ts';
import { SHELF_ENGLISH } from './en-shelf.ts';
import { STYGIAN_ENGLISH } from './en-stygian.ts';
import { TABLE_ENGLISH } from './en-table.ts';
import { TOWER_ENGLISH } from './en-tower.ts';

/** What the front pages say; another language is another pair of such files. */
const FRONT_ENGLISH = {
  title: 'Three Spires',
  titleShort: 'Three Spires',
  loading: 'Loading …',
  failed: 'That did not work. Please try again.',
  home: 'Front page',
  back: 'Back',
  fight: 'Fight',
  yourName: 'Your name',
  credits: 'Credits',
  justNow: 'just now',
  minutesAgo: '{minutes} min ago',
  hoursAgo: '{hours} h ago',
  daysAgo: '{days} {days|day|days} ago',
  characterHp: '{hp} HP',

  'about.ironclad': 'A soldier who trades blood for strength. Heals after every fight.',
  'about.silent': 'A huntress with poison and blades. Begins with two more cards.',
  'about.defect': 'An automaton that channels Orbs. Begins with lightning.',
  'about.watcher': 'A blind ascetic between calm and wrath. Begins with a Miracle.',

  'front.kicker': 'Tower board games in the browser',
  'front.tagline':
    'Three tabletop games about towers, with every rule enforced, every result previewed and every move undoable. Alone, at one screen, or with friends by link.',
  'front.title.spire': 'Slay the Spire',
  'front.title.mystic': 'Mystic Spires',
  'front.title.stygian': 'The Stygian Society',
  'front.players.spire': '1 to 4 players · together',
  'front.about.spire':
    'Climb from fight to fight, build a deck on the way up, and bring down what waits at the top.',
  'front.players.mystic': '2 players · duel',
  'front.about.mystic':
    'Two Keepers, two Towers. Summon, cast and answer in Cascades until one Tower falls. Build your own deck.',
  'front.players.stygian': '1 to 4 players · together',
  'front.about.stygian':
    'Storm a wizard’s tower floor by floor. Drop cubes into it, and fight with what comes out.',
  'front.playGame': 'Play {game}',
  'front.duel': 'Play a duel',
  'front.duelHint': 'Against a program or a friend',
  'front.society': 'Enter the tower',
  'front.societyHint': 'Alone with three heroes, or with friends',
  'front.decks': 'Build a deck',
  'front.decksHint': 'From every card, with every rule checked',
  'front.heroes': 'Meet the heroes',
  'front.heroesHint': 'Skills, treasures and what lives in the tower',
  'front.drawn': 'Drawn',
  'front.missing': 'There is nothing at this address. The towers are here:',
  'front.play': 'Play',
  'front.solo': 'Play solo',
  'front.soloHint': 'Choose a character and climb',
  'front.climb': 'Climb',
  'front.length': 'How much is played',
  'front.more': 'All choices for a new run',
  'front.together': 'Play together',
  'front.togetherHint': 'Friends by link, one screen, any rules',
  'front.chooseCharacter': 'Choose your character',
  'duel.keeper': 'Keeper {number}',
  'duel.chooseDeck': 'Bring a deck of your choice',
  'duel.hiddenDeck': 'A deck of their choice',
  'duel.open': 'Duel with all sets',
  'duel.sets': 'Duel with {sets}',
  'duel.turn': 'Turn {turn}',
  'society.seat': 'Player {number}',
  'society.fast': 'A tower of chance',
  'society.physical': 'A tower of falling cubes',
  'society.progress': 'Floor {floor} · {wounds} {wounds|wound|wounds}',
  'front.continue': 'Continue',
  'front.yourTurn': 'Your turn',
  'front.theirTurn': 'Waiting',
  'front.openSeats': 'Open seats',
  'front.won': 'Won',
  'front.lost': 'Lost',
  'front.fanwork': 'An unofficial fan work. Not affiliated with the publishers of the games.',

  'new.title': 'A new run',
  'new.yourRun': 'Your run',
  'new.party': 'The party',
  'new.partyHint':
    'One person may play several characters on one screen; open seats are taken with an invitation link.',
  'new.who': 'Who plays the {character}?',
  'new.none': 'Nobody',
  'new.me': 'Me',
  'new.open': 'By link',
  'new.lower': 'Move the {character} one row down',
  'new.mode': 'The climb',
  'new.dailyFor': 'Rolled for {day}, the same for everybody:',
  'new.boons': 'First section',
  'new.burdens': 'Second section',
  'new.startAct': 'Act to start in',
  'new.act': 'Act {act}',
  'new.quickHint': 'Before that Act you draft what the Acts below would have brought.',
  'new.ascension': 'Ascension',
  'new.ascensionHint': 'Every level brings those below it along.',
  'new.ascensionReached':
    'Your campaign has unlocked level {level}. Every level brings those below it along.',
  'new.ascensionNone': 'The climb as it is in the box.',
  'new.unlocks': 'Unlocked cards',
  'new.options': 'Optional rules',
  'new.noOptions': 'For one player alone there are none.',
  'new.chance': 'Chance',
  'new.seed': 'Seed',
  'new.seedHint':
    'The same seed with the same choices is the same climb. A climb with a seed of your own does not count for the campaign; leave it empty for a new one that does.',
  'new.seedDaily': 'A Daily Climb has its own.',
  'new.orbCubes': 'Orb cubes of each kind',
  'new.orbCubesHint': '0: as many as are needed.',
  'new.start': 'Begin the climb',
  'new.fight': 'Begin the fight',
  'new.wrong': 'This cannot be: {reason}',
  'new.needMe': 'Take at least one character yourself.',
  'new.summary':
    'You play {mine} {mine|character|characters}; {waiting} {waiting|seat waits|seats wait} for friends.',

  'mode.climb': 'Whole climb',
  'mode.climb.about': 'From Neow up to the Boss of Act III, and beyond.',
  'mode.daily': 'Daily Climb',
  'mode.daily.about': 'Two modifiers and a seed of the day.',
  'mode.custom': 'Custom run',
  'mode.custom.about': 'Any modifiers you like.',
  'mode.quickStart': 'Quick start',
  'mode.quickStart.about': 'Begin in Act II, III or IV.',
  'mode.firstFight': 'First fight only',
  'mode.firstFight.about': 'Five minutes: one combat and its rewards.',
  'unlocks.campaign': 'As in my campaign',
  'unlocks.campaign.about': 'What you have unlocked so far.',
  'unlocks.all': 'Everything unlocked',
  'unlocks.all.about': 'All cards, colorless cards and Act IV.',
  'unlocks.none': 'Nothing unlocked',
  'unlocks.none.about': 'A fresh box.',
  'option.lastStand': 'The Last Stand',
  'option.sequentialTurns': 'Sequential Turns',
  'option.chooseYourRelic': 'Choose Your Relic',
  'option.clawPack': 'Claw Pack',
  'option.clawPack.about': 'Eight more Claws are shuffled into the Defect’s card rewards.',
  'run.daily': 'Daily Climb of {day}',
  'run.quickStart': 'Quick start in Act {act}',
  'run.ascension': 'Ascension {level}',
  'run.seed': 'Seed “{seed}”: does not count for the campaign',
  'run.seat': 'Row {row} · {holder}',

  'join.title': 'You are invited',
  'join.lead': '{host} invites you. Choose your seat.',
  'join.full': 'All seats at this table are taken.',
  'join.guest': 'Join the climb',
  'join.guestLead': '{host} stands between two Acts: you can join the climb now and catch up.',
  'join.take': 'Take this seat',
  'join.toTable': 'Go to the table',

  'credits.fanwork': 'Unofficial fan work',
  'credits.fanworkText':
    'Three Spires is made by fans and is not affiliated with, endorsed or sponsored by the makers of the games. All pictures are composed by this program; no printed art, card text or rulebook text is used. Names of games and cards belong to their owners.',
  'credits.icons': 'Icons',
  'credits.iconsText':
    'Icons made by Lorc, Delapouite and contributors, recoloured and composed here. Available at',
  'credits.authors': 'Contributors to the set: {authors}.',
  'credits.iconList': 'The {count} icons in use',
  'credits.fonts': 'Typefaces',
  'credits.fontsText':
    'Cinzel by Natanael Gama and Inter by Rasmus Andersson, both under the SIL Open Font License.',
} as const satisfies Messages;

export const ENGLISH = {
  ...FRONT_ENGLISH,
  ...TABLE_ENGLISH,
  ...COMBAT_ENGLISH,
  ...LEARN_ENGLISH,
  ...LEARN_DUEL_ENGLISH,
  ...MYSTIC_ENGLISH,
  ...RUN_ENGLISH,
  ...ROOMS_ENGLISH,
  ...SHELF_ENGLISH,
  ...DECKS_ENGLISH,
  ...HOST_ENGLISH,
  ...STYGIAN_ENGLISH,
  ...TOWER_ENGLISH,
} as const;

export type MessageKey = keyof typeof ENGLISH;
