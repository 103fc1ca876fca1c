import { sayOr } from '../words/say.ts';

/** What a value of a facet, or a kind, is called; a value that is a name is called by it. */
export const nameOfValue = (facet: string, value: string): string => sayOr(`value.${facet}.${value}`, value);
export const nameOfKind = (kind: string): string => sayOr(`kind.${kind}`, kind);
