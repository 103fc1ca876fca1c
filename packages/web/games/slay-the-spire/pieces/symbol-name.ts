import { sayOr } from '../words/say.ts';

/** A picture's name for screen readers. */
export const symbolName = (icon: string): string => sayOr(`symbol.${icon}`, icon);
