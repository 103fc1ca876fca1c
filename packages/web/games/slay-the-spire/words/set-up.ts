import type { Messages } from '@three-spires/kernel';
import { createSay } from '../../../text/say.ts';
import { WORDS } from './say.ts';

const SET_UP_WORDS = {
  'new.title': 'A new run',
  'new.yourRun': 'Your run',
  'new.party': 'The party',
  'new.partyHint':
    'One person may play several characters on one screen; friends take open seats with a link, and bots play the others.',
  'new.who': 'Who plays the {character}?',
  'new.none': 'No one',
  'new.me': 'Me',
  'new.open': 'By link',
  'new.bot': 'Bot',
  'new.botOf': 'Bot ({level})',
  'new.level': 'How strong is the bot that plays the {character}?',
  'new.lower': 'Move the {character} one row down',
  'new.mode': 'The climb',
  'new.dailyFor': 'Rolled for {day}, the same for everyone:',
  'new.dailyRoll': 'Whose roll',
  'new.dailyRoll.today': 'Today’s roll',
  'new.dailyRoll.own': 'A roll of your own',
  'new.dailyOwn':
    'When the climb begins, the die is rolled once for each section. The two modifiers apply to every player.',
  'new.boons': 'First section',
  'new.burdens': 'Second section',
  'new.startAct': 'Act to start in',
  'new.act': 'Act {act}',
  'new.quickHint': 'Before that Act you draft what the Acts below would have brought.',
  'new.ascensionHint': 'Every level brings those below it along.',
  'new.ascensionReached':
    'Your campaign has unlocked level {level}. Every level brings those below it along.',
  'new.ascensionNone': 'The climb as it is in the box.',
  'new.unlocks': 'Unlocked cards',
  'new.options': 'Optional rules',
  'new.noOptions': 'For one player alone there are none.',
  'new.chance': 'Chance',
  'new.seedHint':
    'The same seed with the same choices is the same climb. A climb with a chosen seed is practice and does not count for the campaign; leave it empty for a new one that does.',
  'new.dailyCounts':
    'Today’s climb counts until 00:00 UTC and is the same for everyone: no hints, and no free undo. Days that are over can be practised.',
  'new.seedDaily': 'A Daily Climb has its own.',
  'new.orbCubes': 'Orb cubes of each kind',
  'new.orbCubesHint': '0: as many as are needed.',
  'new.start': 'Begin the climb',
  'new.fight': 'Begin the fight',
  'new.needMe': 'Take at least one character yourself.',
  'new.mine': 'You play {mine} {mine|character|characters}.',
  'new.bots': '{bots} {bots|bot comes|bots come} along.',
  'new.waiting': '{waiting} {waiting|seat waits|seats wait} for friends.',
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
  'climb.seat': 'Row {row} · {holder}',
} as const satisfies Messages;

/** For code that no table loads. */
export const { say } = createSay({ ...WORDS, ...SET_UP_WORDS });
