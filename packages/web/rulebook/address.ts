import type { Chapter } from '../game/rulebook.ts';

/** The address of the glossary. */
export const GLOSSARY = 'glossary';
/** Where the player aid is. */
export const AID = 'aid';

/** The address of a rule, a chapter or a term. */
export const bookHref = (game: string, place: string): string => `/rules/${game}/${place}`;

export const nameOfChapter = ({ number, title }: Chapter): { number: string; title: string } => ({
  number,
  title,
});
