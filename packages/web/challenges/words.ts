import type { Messages } from '@three-spires/kernel';
import { createSay } from '../text/say.ts';

/** Challenges: one person asks another to a table. */
const WORDS = {
  'challenge.title': 'Challenges',
  'challenge.someone': 'Challenge',
  'challenge.named': 'Challenge {name}',
  'challenge.game': 'Which game',
  'challenge.players': 'How many play',
  'challenge.playersAre': '{count} players',
  'challenge.about':
    'You take the first seat of a new table and wait there. {name} has a week to answer. You can withdraw the challenge until then.',
  'challenge.unrated': 'A challenge is a friendly game. Only quick match makes rated ones.',
  'challenge.send': 'Send the challenge',
  'challenge.more': 'All choices for the new game',
  'challenge.incoming': '{name} challenges you to {game}',
  'challenge.outgoing': 'You challenge {name} to {game}',
  'challenge.wasAccepted': '{name} accepts your challenge to {game}',
  'challenge.wasDeclined': '{name} declines your challenge to {game}',
  'challenge.until': 'until {date}',
  'challenge.accept': 'Accept',
  'challenge.acceptNamed': 'Accept the challenge of {name}',
  'challenge.decline': 'Decline',
  'challenge.declineNamed': 'Decline the challenge of {name}',
  'challenge.withdraw': 'Withdraw',
  'challenge.withdrawNamed': 'Withdraw your challenge to {name}',
  'challenge.toTable': 'To the table',
  'challenge.later': 'Not now',
  'challenge.laterNamed': 'Hide the challenge of {name} for now',
  'challenge.close': 'Close',
  'challenge.stale': 'The challenges could not be brought up to date: {reason}',
  'terms.clock': '{minutes} min + {increment} s',
  'terms.noClock': 'no clock',
  'terms.match': 'the first to win {wins}',
  'terms.practice': 'practice',
  'terms.unrated': 'not rated',
  'terms.playersOnly': 'nobody looks on',
  'status.accepted': 'accepted',
  'status.declined': 'declined',
  'status.withdrawn': 'withdrawn',
  'status.expired': 'expired',
} as const satisfies Messages;

export const { say } = createSay(WORDS);
