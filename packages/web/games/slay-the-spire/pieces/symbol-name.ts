import { sayOr } from '../words/say.ts';

/** What a picture is called aloud. */
export const symbolName = (icon: string): string => sayOr(`symbol.${icon}`, icon);
