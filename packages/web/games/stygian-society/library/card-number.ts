import { cardNamed } from '@three-spires/stygian-society/info';
import type { Entry } from '../../../game/library.ts';

const CARD_KINDS = ['skill', 'treasure', 'generic'];

/** The number of a card; undefined for anything else. */
export const cardNumber = ({ kind, name }: Entry): number | undefined =>
  CARD_KINDS.includes(kind) ? cardNamed(name) : undefined;

/** The colour of the light behind a picture. */
export const moodOfEntry = ({ kind, name, facets }: Entry): string => {
  if (kind === 'hero') return name.toLowerCase();
  if (kind === 'enemy') return facets.colour?.[0] ?? 'red';
  return kind === 'mid-boss' || kind === 'wizard' ? 'boss' : kind;
};
