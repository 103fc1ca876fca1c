import type { RunSummary } from '@three-spires/slay-the-spire/summary';
import { Link } from 'wouter';
import { CopyButton } from '../../../kit/copy-button.tsx';
import { ShareButton } from '../../../story/share-button.tsx';
import type { StoryAnswer } from '../../../story/use-summary.ts';
import controls from '../../../theme/controls.module.css';
import { say } from '../words/say.ts';
import { shareCard } from './share-card.ts';

/** The day of a Daily Climb; one with a roll of its own has none. */
const dayOf = (setup: unknown): string | undefined => {
  const day = (setup as { readonly climb?: { readonly daily?: string } }).climb?.daily;
  return day !== undefined && /^\d/.test(day) ? day : undefined;
};

/** Shares the climb, as an image or a link; from a Daily Climb also to the results of its day. */
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
        text={`${location.origin}/story/${answer.table}`}
        label={say('story.share')}
        className={controls.button}
      />
    </>
  );
};
