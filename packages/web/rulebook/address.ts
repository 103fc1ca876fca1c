import type { Chapter } from '../game/rulebook.ts';

export const GLOSSARY = 'glossary';
export const AID = 'aid';

/** The address of a rule, a chapter or a term. */
export const bookHref = (game: string, place: string): string => `/rules/${game}/${place}`;

export const nameOfChapter = ({ number, title }: Chapter): { number: string; title: string } => ({
  number,
  title,
});
