import { NONE } from '@three-spires/kernel';
import { cardInfo } from '@three-spires/stygian-society/info';
import type { StygianSeen } from './options.ts';
import { say, sayOr } from './words.ts';

/** What the player is asked. */
export const promptInWords = ({ view }: StygianSeen): string => {
  const { question, action } = view;
  if (question === undefined) return '';
  if (question.kind === 'turn')
    return say(view.supported ? 'ask.action' : 'ask.turn', { hero: view.heroes[view.active]?.hero ?? '' });
  const source = question.source === NONE ? action : question.source;
  const { occasion, wounds = 0, number } = question;
  const key = occasion === undefined ? `ask.${question.kind}` : `ask.respond.${occasion}`;
  const what = source === NONE ? say('title') : cardInfo(source).name;
  return sayOr(key, say('ask.action', { hero: what }), { what, left: number, wounds, number });
};
