/** What the records of this game have in common. */
import { eventsOn } from '@three-spires/kernel';
import type { StygianSocietyView } from '../view-types.ts';

export type View = StygianSocietyView;

/** With `keepsQuestion`, the open question stays open. */
export const event = eventsOn<View, { readonly keepsQuestion?: true }>();

/** A hero by index in turn order, and by name; -1 and no name for the whole party. */
export type OfHero = { readonly hero: number; readonly heroName: string };

/** A card of a hero or of the party. */
export type HeroCard = OfHero & { readonly card: number };
