import type { RunSummary } from '@three-spires/slay-the-spire/summary';
import { Link } from 'wouter';
import type { StoryGame } from '../../../game/story.ts';
import type { StoryAnswer } from '../../../story/use-summary.ts';
import { AnalysisLink } from '../../../table/ending/analysis-link.tsx';
import controls from '../../../theme/controls.module.css';
import { say } from '../words/say.ts';
import styles from './ending.module.css';
import { endingText, factsOf, heroesOf } from './ending-facts.ts';
import { HeroPanel } from './hero.tsx';
import { Story } from './story.tsx';
import { StoryWays } from './story-ways.tsx';

const StoryOf = ({ answer }: { readonly answer: StoryAnswer<RunSummary> }) => {
  const { summary, table } = answer;
  const won = summary.result === 'victory';
  return (
    <main className={styles.place} data-result={summary.result} data-story>
      <HeroPanel
        won={won}
        story={endingText(won, summary.climb)}
        heroes={heroesOf(summary)}
        facts={factsOf(summary)}
      >
        <Link href={`/replay/${table}`} className={controls.primary}>
          {say('replay.watch')}
        </Link>
        <AnalysisLink table={table} />
        <StoryWays answer={answer} />
        <Link href="/" className={controls.button}>
          {say('home')}
        </Link>
      </HeroPanel>
      <Story answer={answer} />
    </main>
  );
};

/** A finished climb, for everyone with its address. */
export const STORY: StoryGame = {
  Story: ({ answer }) => <StoryOf answer={answer as StoryAnswer<RunSummary>} />,
};
