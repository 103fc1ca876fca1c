import { sayOr } from '../words/library.ts';

/** The name of a facet's value, or of a kind; a value that is a name already stays as it is. */
export const nameOfValue = (facet: string, value: string): string => sayOr(`value.${facet}.${value}`, value);
export const nameOfKind = (kind: string): string => sayOr(`kind.${kind}`, kind);
