import type { PracticeReason } from '@three-spires/table';
import Target from '~icons/game-icons/archery-target';
import { say } from '../../text/say.ts';
import { BarMark } from './bar-mark.tsx';
import { practiceReasons } from './practice-text.ts';

/** Shows that a game does not count, and why. */
export const PracticeMark = ({ reasons }: { readonly reasons: readonly PracticeReason[] }) => (
  <BarMark
    Icon={Target}
    word={say('practice')}
    about={say('practice.about')}
    why={practiceReasons(reasons)}
    mark="practice"
  />
);
