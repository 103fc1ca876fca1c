import { mysticSpires } from '@three-spires/mystic-spires';
import { checkerOf } from '../../../sandbox/check-position.ts';
import { say } from '../words/say.ts';

export const checkPosition = checkerOf(mysticSpires, /^(?:position: )?([\w.]+): ([\s\S]*)$/, {
  moves: (count) => say('sandbox.moves', { count }),
  ended: () => say('sandbox.ended'),
});
