/** What the rulebook of a game says about some words. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PlayerError } from './hosts/host.ts';

/** The folder of a game's rulebook: in the packages beside the folder of the program, or above it. */
const folderOf = (game: string): string => {
  for (let folder = import.meta.dirname; ; folder = path.dirname(folder)) {
    const rulebook = path.join(folder, 'packages', game, 'rulebook');
    if (existsSync(rulebook)) return rulebook;
    if (folder === path.dirname(folder)) throw new PlayerError('The rulebook is not beside this program.');
  }
};

const MOST_RULES = 5;

type Keyword = {
  readonly keyword: string;
  readonly aliases?: readonly string[];
  readonly rules: readonly string[];
  readonly summary: string;
};

type Rule = { readonly id: string; readonly title: string; readonly text: string };

const rulesIn = (source: string): Rule[] =>
  source
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [head = '', ...lines] = section.split('\n');
      const [, id = '', title = ''] = /^(\S+)\s+(.*)$/.exec(head) ?? [];
      return {
        id,
        title,
        text: lines.join(' ').replaceAll(/\s+/g, ' ').replaceAll('**', '').replaceAll('> ', '').trim(),
      };
    });

const told = ({ id, title, text }: Rule): string => `${id} ${title}: ${text}`;

const termsOf = ({ keyword, aliases = [] }: Keyword): string[] =>
  [keyword, ...aliases].map((term) => term.toLowerCase());

/** The glossary's entry and the rules behind it, or the rules that have all of the words; a sentence if none has. */
export const lookUpRules = (game: string, words: string): readonly string[] => {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return ['Type a term of the rulebook after the question mark, as in "? Block".'];
  const folder = folderOf(game);
  const rules = readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .flatMap((file) => rulesIn(readFileSync(path.join(folder, file), 'utf8')));
  const keywords = JSON.parse(readFileSync(path.join(folder, 'keywords.json'), 'utf8')) as readonly Keyword[];
  const term = keywords.find((each) => termsOf(each).includes(wanted));
  if (term !== undefined) {
    const cited = rules.filter(({ id }) => term.rules.includes(id)).slice(0, MOST_RULES);
    return [`${term.keyword}: ${term.summary}`, ...cited.map(told)];
  }
  const parts = wanted.split(' ');
  const scored = rules
    .map((rule) => ({ rule, title: `${rule.id} ${rule.title}`.toLowerCase(), all: told(rule).toLowerCase() }))
    .filter(({ all }) => parts.every((part) => all.includes(part)));
  const inTitle = scored.filter(({ title }) => parts.every((part) => title.includes(part)));
  const found = (inTitle.length > 0 ? inTitle : scored).slice(0, MOST_RULES);
  if (found.length === 0) return [`No rule has all of these words: ${words}.`];
  return found.map(({ rule }) => told(rule));
};
