import { slayTheSpire } from '@three-spires/slay-the-spire';
import { checkerOf } from '../../../sandbox/check-position.ts';
import { say } from '../words/say.ts';

export const checkPosition = checkerOf(slayTheSpire, /^(position[\w.[\]]*): ([\s\S]*)$/, {
  moves: (count) => say('sandbox.moves', { count }),
  ended: () => say('sandbox.ended'),
});
