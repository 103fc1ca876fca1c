import { stygianSociety } from '@three-spires/stygian-society';
import { checkerOf } from '../../../sandbox/check-position.ts';
import { say } from '../words/say.ts';

export const checkPosition = checkerOf(stygianSociety, /^position: ([\w.]+): ([\s\S]*)$/, {
  moves: (count) => say('sandbox.moves', { count }),
  ended: () => say('sandbox.ended'),
});
