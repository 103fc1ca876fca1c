import type { TowerSummary } from '@three-spires/stygian-society/summary';
import Won from '~icons/game-icons/laurels-trophy';
import Fallen from '~icons/game-icons/tombstone';
import { useTable } from '../../../../connection/use-table.ts';
import { Place } from '../../../../pictures/place.tsx';
import { ShareButton } from '../../../../story/share-button.tsx';
import { useSummary } from '../../../../story/use-summary.ts';
import { AgainButton } from '../../../../table/ending/again-button.tsx';
import frame from '../../../../table/ending/ending-panel.module.css';
import { EndingFacts, EndingPanel, EndingWays } from '../../../../table/ending/ending-panel.tsx';
import { useEndScene } from '../../../../table/stage/end-scene.tsx';
import { useBoard } from '../../board/board-context.ts';
import { useKeys } from '../../board/use-keys.ts';
import type { StygianSocietyView } from '../../pieces/content.ts';
import { Figure, heroId } from '../../pieces/figure.tsx';
import { endingText, factsOf, shareCard } from '../../story/climb-facts.ts';
import { ClimbStory } from '../../story/climb-story.tsx';
import { say } from '../../words/say.ts';
import { EndOfTower } from './end-of-tower.tsx';
import styles from './ending.module.css';

/** How far the society got. */
const factsNow = (view: StygianSocietyView) => [
  { name: say('end.floor'), value: view.floor },
  { name: say('end.turns'), value: view.turn },
  { name: say('end.woundsNow'), value: say('of', { now: view.wounds, most: view.woundLimit }) },
  { name: say('peril'), value: view.peril },
];

/** How the climb ended, and a link to the next one. */
export const Ending = () => {
  const board = useBoard();
  const { view, picture } = board;
  const table = useTable((state) => state.table);
  useKeys(board);
  const { answer } = useSummary<TowerSummary>(table);
  const isSceneOn = useEndScene();
  if (isSceneOn) return <EndOfTower view={view} />;
  const won = view.result === 'wizard';
  const Sign = won ? Won : Fallen;
  return (
    <main className={`${frame.place} ${styles.place}`} data-result={won ? 'victory' : 'defeat'}>
      <Place game="stygian-society" name={won ? 'wizard' : 'tower'} dim={won ? 'soft' : 'deep'} fixed />
      <EndingPanel
        sign={<Sign className={styles.sign} aria-hidden="true" />}
        title={say(won ? 'won' : 'lost')}
        story={endingText(view.result, view.place)}
        ways={
          <>
            <AgainButton picture={picture} />
            {answer !== undefined && <ShareButton card={shareCard(answer)} table={answer.table} />}
            <EndingWays table={table} />
          </>
        }
      >
        <ul className={styles.heroes}>
          {view.heroes.map(({ hero, skills, treasures }) => (
            <li key={hero}>
              <span className={styles.portrait}>
                <Figure id={heroId(hero)} />
              </span>
              <strong>{hero}</strong>
              <span>{say('end.cards', { skills: skills.length, treasures: treasures.length })}</span>
            </li>
          ))}
        </ul>
        <EndingFacts facts={answer === undefined ? factsNow(view) : factsOf(answer.summary)} />
      </EndingPanel>
      {answer !== undefined && <ClimbStory answer={answer} />}
    </main>
  );
};
