import { Link } from 'wouter';
import type { StoryGame } from '../../../game/story.ts';
import { Place } from '../../../pictures/place.tsx';
import { ShareButton } from '../../../story/share-button.tsx';
import shared from '../../../story/story.module.css';
import { AnalysisLink } from '../../../table/ending/analysis-link.tsx';
import { EndingFacts, EndingPanel } from '../../../table/ending/ending-panel.tsx';
import controls from '../../../theme/controls.module.css';
import { say } from '../words/say.ts';
import { type DuelAnswer, factsOf, shareCard, storyText, titleOf } from './duel-facts.ts';
import { DuelStory } from './duel-story.tsx';
import styles from './story.module.css';

const StoryOf = ({ answer }: { readonly answer: DuelAnswer }) => (
  <main className={`${shared.place} ${styles.place}`} data-story>
    <Place game="mystic-spires" name="table" fixed />
    <EndingPanel
      sign={<p className={controls.label}>{say('game.title')}</p>}
      title={titleOf(answer)}
      story={storyText(answer)}
      ways={
        <>
          <Link href={`/replay/${answer.table}`} className={controls.primary}>
            {say('replay.watch')}
          </Link>
          <AnalysisLink table={answer.table} />
          <ShareButton card={shareCard(answer)} table={answer.table} />
          <Link href="/" className={controls.button}>
            {say('home')}
          </Link>
        </>
      }
    >
      <EndingFacts facts={factsOf(answer.summary)} />
    </EndingPanel>
    <DuelStory answer={answer} />
  </main>
);

/** A finished duel, for everyone with its address. */
export const STORY: StoryGame = {
  Story: ({ answer }) => <StoryOf answer={answer as DuelAnswer} />,
};
