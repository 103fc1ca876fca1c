import type { GameInWords } from '@three-spires/in-words';
import './theme.css';
import type { WebGame } from '../../game/web-game.ts';
import { once } from '../../kit/once.ts';
import { DESCRIBE } from './front/describe.ts';
import { Scene } from './front/scene.tsx';
import { say } from './words/say-first.ts';

export const STYGIAN_SOCIETY: WebGame = {
  id: 'stygian-society',
  title: say('game.title'),
  short: say('game.short'),
  door: {
    about: say('front.about'),
    players: say('front.players'),
    window: 2,
    Scene,
    begin: say('front.begin'),
    beginHint: say('front.beginHint'),
    togetherHint: say('front.togetherHint'),
    more: { href: '/library/stygian-society', name: say('front.heroes'), hint: say('front.heroesHint') },
  },
  place: { game: 'stygian-society', name: 'tower' },
  describe: DESCRIBE,
  bots: true,
  table: once(async () => (await import('./table/table.tsx')).TABLE),
  words: once(
    async () => (await import('@three-spires/in-words/stygian-society')).STYGIAN_SOCIETY as GameInWords,
  ),
  setUp: once(async () => (await import('./set-up/page.tsx')).SET_UP),
  replay: once(async () => (await import('./table/replay.tsx')).REPLAY),
  guide: {
    hint: say('learn.hint'),
    lessons: once(async () => (await import('./guide/lessons.ts')).LESSONS),
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
  pages: [{ path: '/tower', page: once(async () => (await import('./tower/tower-page.tsx')).TowerPage) }],
  makers: once(async () => (await import('@three-spires/stygian-society/makers')).MAKERS),
};
