import type { Messages } from '@three-spires/kernel';

/** What library, rulebook and sandbox say. */
export const SHELF_ENGLISH = {
  shelf: 'Library, rules and sandbox',
  'shelf.library': 'Library',
  'shelf.rules': 'Rules',
  'shelf.sandbox': 'Sandbox',
  'game.slay-the-spire': 'Slay the Spire: The Board Game',

  'rules.title': 'The rules',
  'rules.lead':
    'Every rule this program plays by, in our own words, with the rulings where the printed rules leave a question open. Each has its number: refusals, cards and terms all lead here.',
  'rules.counts': '{rules} rules · {rulings} rulings · {terms} terms',
  'rules.chapters': 'Chapters',
  'rules.chapter': 'Chapter {number}',
  'rules.inChapter': '{number}. {title}',
  'rules.count': '{count} {count|rule|rules}',
  'rules.glossary': 'Glossary',
  'rules.glossaryLead': 'Every term that cards and rules use, in a sentence, with the rules that say more.',
  'rules.glossaryFilter': 'Filter the glossary',
  'rules.noTerm': 'No term fits.',
  'rules.contents': 'Contents',
  'rules.previous': 'Previous chapter',
  'rules.next': 'Next chapter',
  'rules.ruling': 'Ruling {number}',
  'rules.why': 'Why:',
  'rules.cited': 'Named by',
  'rules.names': 'Cards and enemies it names',
  'rules.openPage': 'Open in the rulebook',
  'rules.newTab': '(opens a new tab)',
  'rules.results': 'Rules with “{query}”',
  'rules.missing': 'There is no rule, chapter or term “{place}”.',
} as const satisfies Messages;
