import { say } from '../words/say.ts';
import type { Action } from './actions.ts';
import { roomName } from './room-names.ts';

/** A move between combats in words: its readable form already names its subject. */
export const describeClimbAction = ({ does, option: { readable } }: Action): string => {
  const word = (field: string): string => String(readable[field] ?? '');
  const thing = word('relic') || word('potion') || word('card') || word('colorless');
  switch (does) {
    case 'option':
      return say('climb.option', { option: word('option') });
    case 'vote':
      return say('climb.vote', {
        what: word('option') || word('player') || word('choice') || roomName(word('room')),
      });
    case 'buy':
      return thing === ''
        ? say('climb.buyRemove', { price: word('price') })
        : say('climb.buy', { what: thing, price: word('price') });
    case 'give':
      return say('climb.give', { what: thing, who: word('player') });
    case 'drop':
      return say('climb.drop', { what: thing });
    case 'useRelic':
      return say('climb.useRelic', { what: thing });
    case 'takeBossRelic':
      return say('climb.takeBossRelic', { what: thing });
    case 'share':
      if (readable.change === undefined) return say('climb.share');
      return say(readable.change === 1 ? 'climb.shareMore' : 'climb.shareLess');
    case 'leave':
    case 'swapRows':
    case 'skipBossRelic':
    case 'acceptDie':
      return say(`climb.${does}`);
    default:
      return say('climb.useRelic', { what: thing });
  }
};
