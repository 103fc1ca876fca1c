import type { BotLevel } from '@three-spires/bots';
import { say } from '../text/say.ts';

/** A bot with how well it plays: "Ash, a bot (Adept)". */
export const botName = (name: string, level: string): string =>
  say('people.isBot', { name, level: say(`level.${level as BotLevel}`) });
