import type { Messages } from '@three-spires/kernel';
import { createSay } from '../text/say.ts';

/** The bot accounts of a server. */
const WORDS = {
  'bots.lead':
    'These programs belong to people and have accounts of their own. Their names end with (bot). Watch one play, or challenge it. They are not the bots that fill empty seats.',
  'bots.own': 'You can run one yourself: make a bot account on the page about you.',
  'bots.ownLink': 'Your bot accounts',
  'bots.make': 'Make a bot account',
  'bots.none': 'No bot account plays on this server yet.',
  'bots.page': 'Page {page} of {pages}',
  'bots.earlier': 'Previous',
  'bots.later': 'Next',
  'bot.by': 'by {owner}',
  'bot.seenNow': 'here within the last hour',
  'bot.seen': 'last here {ago}',
  'bot.unrated': 'no rated game yet',
  'bot.games': '{game} {rating} after {games} {games|game|games}',
  'bot.running': 'Playing now',
  'bot.noRunning': 'It plays at no table that is open to everyone.',
  'bot.finished': 'Last games',
  'bot.noFinished': 'There is no finished game that everyone may watch.',
  'bot.watch': 'Watch',
  'bot.watchAt': 'Watch {game} with {names}',
  'bot.against': 'with {names}',
  'bot.won': 'Won',
  'bot.lost': 'Lost',
  'bot.draw': 'Draw',
  'bot.both': 'Both sides',
  'bot.practice': 'practice',
  'bot.back': 'All bots',
  'bot.missing': 'Bot account',
} as const satisfies Messages;

export const { say } = createSay(WORDS);
