import { ENGLISH, type MessageKey } from '../text/en.ts';
import { say } from '../text/say.ts';

/** What a picture is called aloud. */
export const symbolName = (icon: string): string => {
  const key = `symbol.${icon}`;
  return key in ENGLISH ? say(key as MessageKey) : icon;
};
