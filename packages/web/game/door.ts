import type { ComponentType } from 'react';
import { DuelScene } from '../games/mystic-spires/front/scene.tsx';
import { ClimbScene } from '../games/slay-the-spire/front/scene.tsx';
import { SocietyScene } from '../games/stygian-society/front/scene.tsx';
import type { MessageKey } from '../text/en.ts';

/** A game as the front page presents it. */
export type FrontGame = {
  readonly id: string;
  readonly title: MessageKey;
  readonly about: MessageKey;
  /** How many play, and how. */
  readonly players: MessageKey;
  readonly Scene: ComponentType;
  /** What the way to its set-up page is called. */
  readonly begin: MessageKey;
  readonly beginHint: MessageKey;
  /** Another way in, where there is one. */
  readonly more?: { readonly href: string; readonly name: MessageKey; readonly hint: MessageKey };
  /** The way into a guided first game. */
  readonly learn?: { readonly href: string; readonly hint: MessageKey };
  /** Whether somebody alone first chooses among a few right here. */
  readonly quick?: true;
};

export const FRONT_GAMES: readonly FrontGame[] = [
  {
    id: 'slay-the-spire',
    title: 'front.title.spire',
    about: 'front.about.spire',
    players: 'front.players.spire',
    Scene: ClimbScene,
    begin: 'front.together',
    beginHint: 'front.togetherHint',
    learn: { href: '/learn', hint: 'learn.hint' },
    quick: true,
  },
  {
    id: 'mystic-spires',
    title: 'front.title.mystic',
    about: 'front.about.mystic',
    players: 'front.players.mystic',
    Scene: DuelScene,
    begin: 'front.duel',
    beginHint: 'front.duelHint',
    more: { href: '/decks', name: 'front.decks', hint: 'front.decksHint' },
    learn: { href: '/learn/mystic-spires', hint: 'learn.duel.hint' },
  },
  {
    id: 'stygian-society',
    title: 'front.title.stygian',
    about: 'front.about.stygian',
    players: 'front.players.stygian',
    Scene: SocietyScene,
    begin: 'front.society',
    beginHint: 'front.societyHint',
    more: { href: '/library/stygian-society', name: 'front.heroes', hint: 'front.heroesHint' },
    learn: { href: '/learn/stygian-society', hint: 'learn.floor.hint' },
  },
];
