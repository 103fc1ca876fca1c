import { Link } from 'wouter';
import type { GamePageProps } from '../../../game/page.ts';
import { CopyButton } from '../../../kit/copy-button.tsx';
import { WaitingPage } from '../../../kit/waiting-page.tsx';
import controls from '../../../theme/controls.module.css';
import { say } from '../words/say.ts';
import styles from './ending.module.css';
import { endingText, factsOf, heroesOf } from './ending-facts.ts';
import { HeroPanel } from './hero.tsx';
import { Story } from './story.tsx';
import { useSummary } from './use-summary.ts';

const StoryOf = ({ table }: { readonly table: string }) => {
  const { answer, failure } = useSummary(table);
  if (answer === undefined) return <WaitingPage words={say('loading')} failure={failure} />;
  const { summary } = answer;
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
        <CopyButton
          text={`${location.origin}/story/${table}`}
          label={say('story.share')}
          className={controls.button}
        />
        <Link href="/" className={controls.button}>
          {say('home')}
        </Link>
      </HeroPanel>
      <Story answer={answer} />
    </main>
  );
};

/** A finished climb, for everyone who has its address. */
export const StoryPage = ({ params: { table = '' } }: GamePageProps) => <StoryOf key={table} table={table} />;
