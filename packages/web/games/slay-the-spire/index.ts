import type { GameInWords } from '@three-spires/in-words';
import { lazily } from '../../kit/part.ts';
import './theme.css';
import type { WebGame } from '../../game/web-game.ts';
import { once } from '../../kit/once.ts';
import { DESCRIBE } from './front/describe.ts';
import { Scene } from './front/scene.tsx';
import { say } from './words/say-first.ts';

export const SLAY_THE_SPIRE: WebGame = {
  id: 'slay-the-spire',
  daily: true,
  title: say('game.title'),
  short: say('game.short'),
  door: {
    about: say('front.about'),
    players: say('front.players'),
    window: 0,
    Scene,
    begin: say('front.begin'),
    beginHint: say('front.beginHint'),
    togetherHint: say('front.togetherHint'),
    more: { href: '/daily/slay-the-spire', name: say('daily.link'), hint: say('daily.linkHint') },
    quick: {
      name: say('front.solo'),
      hint: say('front.soloHint'),
      Picker: lazily(() => import('./front/solo-picker.tsx')),
      Faces: lazily(() => import('./front/climb-as.tsx')),
    },
  },
  place: { game: 'slay-the-spire', name: 'title' },
  bots: true,
  describe: DESCRIBE,
  table: once(async () => (await import('./table/table.tsx')).TABLE),
  words: once(
    async () => (await import('@three-spires/in-words/slay-the-spire')).SLAY_THE_SPIRE as GameInWords,
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
  campaign: once(async () => (await import('./campaign/campaign.tsx')).CAMPAIGN),
  story: once(async () => (await import('./story/story-game.tsx')).STORY),
  makers: once(async () => (await import('@three-spires/slay-the-spire/makers')).MAKERS),
};
