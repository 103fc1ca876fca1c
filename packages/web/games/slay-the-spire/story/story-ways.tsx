import type { RunSummary } from '@three-spires/slay-the-spire/summary';
import { Link } from 'wouter';
import { addressOf } from '../../../kit/base.ts';
import { CopyButton } from '../../../kit/copy-button.tsx';
import { ShareButton } from '../../../story/share-button.tsx';
import type { StoryAnswer } from '../../../story/use-summary.ts';
import controls from '../../../theme/controls.module.css';
import { say } from '../words/say.ts';
import { shareCard } from './share-card.ts';

/** The date of a Daily Climb; undefined if the party made its own roll. */
const dayOf = (setup: unknown): string | undefined => {
  const day = (setup as { readonly climb?: { readonly daily?: string } }).climb?.daily;
  return day !== undefined && /^\d/.test(day) ? day : undefined;
};

/** Shares the climb as an image or a link; a Daily Climb also links to the results of its day. */
export const StoryWays = ({ answer }: { readonly answer: StoryAnswer<RunSummary> }) => {
  const day = dayOf(answer.setup);
  return (
    <>
      {day !== undefined && (
        <Link href={`/daily/slay-the-spire?day=${day}`} className={controls.button}>
          {say('story.daily', { day })}
        </Link>
      )}
      <ShareButton card={shareCard(answer)} table={answer.table} />
      <CopyButton
        text={addressOf(`/story/${answer.table}`)}
        label={say('story.share')}
        className={controls.button}
      />
    </>
  );
};
