import type { BotLevel } from '@three-spires/bots';
import { say } from '../text/say.ts';

/** A bot's name with its level: "Ash, a bot (Adept)". */
export const botName = (name: string, level: string): string =>
  say('people.isBot', { name, level: say(`level.${level as BotLevel}`) });
