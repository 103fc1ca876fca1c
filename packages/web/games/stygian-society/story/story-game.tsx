import { Link } from 'wouter';
import type { StoryGame } from '../../../game/story.ts';
import { Place } from '../../../pictures/place.tsx';
import { ShareButton } from '../../../story/share-button.tsx';
import shared from '../../../story/story.module.css';
import { AnalysisLink } from '../../../table/ending/analysis-link.tsx';
import { EndingFacts, EndingPanel } from '../../../table/ending/ending-panel.tsx';
import controls from '../../../theme/controls.module.css';
import { say } from '../words/say.ts';
import { type ClimbAnswer, endingText, factsOf, shareCard } from './climb-facts.ts';
import { ClimbStory } from './climb-story.tsx';
import styles from './story.module.css';

const StoryOf = ({ answer }: { readonly answer: ClimbAnswer }) => {
  const { table, outcome, summary } = answer;
  const won = outcome.result === 'victory';
  return (
    <main className={`${shared.place} ${styles.place}`} data-result={outcome.result} data-story>
      <Place game="stygian-society" name={won ? 'wizard' : 'tower'} dim={won ? 'soft' : 'deep'} fixed />
      <EndingPanel
        sign={<p className={controls.label}>{say('game.title')}</p>}
        title={say(won ? 'won' : 'lost')}
        story={endingText(outcome.reason, summary.floors.at(-1)?.place ?? -1)}
        ways={
          <>
            <Link href={`/replay/${table}`} className={controls.primary}>
              {say('replay.watch')}
            </Link>
            <AnalysisLink table={table} />
            <ShareButton card={shareCard(answer)} table={table} />
            <Link href="/" className={controls.button}>
              {say('home')}
            </Link>
          </>
        }
      >
        <EndingFacts facts={factsOf(summary)} />
      </EndingPanel>
      <ClimbStory answer={answer} />
    </main>
  );
};

/** A finished climb through the tower, for everyone with its address. */
export const STORY: StoryGame = {
  Story: ({ answer }) => <StoryOf answer={answer as ClimbAnswer} />,
};
