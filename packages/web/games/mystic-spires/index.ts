import type { GameInWords } from '@three-spires/in-words';
import './theme.css';
import type { WebGame } from '../../game/web-game.ts';
import { once } from '../../kit/once.ts';
import { DESCRIBE } from './front/describe.ts';
import { Scene } from './front/scene.tsx';
import { say } from './words/say-first.ts';

export const MYSTIC_SPIRES: WebGame = {
  id: 'mystic-spires',
  title: say('game.title'),
  short: say('game.short'),
  door: {
    about: say('front.about'),
    players: say('front.players'),
    window: 1,
    Scene,
    begin: say('front.begin'),
    beginHint: say('front.beginHint'),
    togetherHint: say('front.togetherHint'),
    more: { href: '/decks', name: say('front.decks'), hint: say('front.decksHint') },
  },
  place: { game: 'mystic-spires', name: 'table' },
  describe: DESCRIBE,
  bots: true,
  duels: true,
  table: once(async () => (await import('./table/table.tsx')).TABLE),
  words: once(
    async () => (await import('@three-spires/in-words/mystic-spires')).MYSTIC_SPIRES as GameInWords,
  ),
  setUp: once(async () => (await import('./set-up/page.tsx')).SET_UP),
  replay: once(async () => (await import('./table/replay.tsx')).REPLAY),
  guide: {
    hint: say('learn.hint'),
    lessons: once(async () => (await import('./guide/lessons.tsx')).LESSONS),
  },
  rulebook: {
    book: once(async () => (await import('./rulebook/book.ts')).RULEBOOK),
    aid: once(async () => (await import('./rulebook/aid.tsx')).AID_PAGE),
  },
  library: {
    catalogue: once(async () => (await import('./library/catalogue.ts')).CATALOGUE),
    whole: once(async () => (await import('./library/library.ts')).LIBRARY),
  },
  explain: once(async () => (await import('./explain/explainer.ts')).EXPLAINER),
  sandbox: once(async () => (await import('./sandbox/sandbox.ts')).SANDBOX),
  whatIf: once(async () => (await import('./what-if/what-if.ts')).WHAT_IF),
  story: once(async () => (await import('./story/story-game.tsx')).STORY),
  pages: [
    {
      path: '/decks',
      place: say('shelf.decks'),
      page: once(async () => (await import('./decks/decks-page.tsx')).DecksPage),
    },
    {
      path: '/decks/:deck',
      framed: true,
      page: once(async () => (await import('./decks/deck-page.tsx')).DeckPage),
    },
  ],
  makers: once(async () => (await import('@three-spires/mystic-spires/makers')).MAKERS),
};
