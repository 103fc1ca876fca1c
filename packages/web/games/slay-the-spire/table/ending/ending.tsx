import type { RunSummary } from '@three-spires/slay-the-spire/summary';
import { useTable } from '../../../../connection/use-table.ts';
import { useSummary } from '../../../../story/use-summary.ts';
import { AgainButton } from '../../../../table/ending/again-button.tsx';
import { EndingWays } from '../../../../table/ending/ending-panel.tsx';
import { useEndScene } from '../../../../table/stage/end-scene.tsx';
import { useBoard } from '../../board/board-context.ts';
import type { SlayTheSpireView } from '../../pieces/content.ts';
import styles from '../../story/ending.module.css';
import { endingText, factsOf, heroesOf } from '../../story/ending-facts.ts';
import { type Hero, HeroPanel } from '../../story/hero.tsx';
import { Story } from '../../story/story.tsx';
import { StoryWays } from '../../story/story-ways.tsx';
import { say } from '../../words/say.ts';
import { ClimbNext } from './climb-next.tsx';
import { EndOfClimb } from './end-of-climb.tsx';

/** What shows at once, before the story has loaded. */
const heroesNow = ({ players }: SlayTheSpireView): Hero[] =>
  players.map(({ seat, character, hp, maxHp, gold, deck }) => ({
    seat,
    character,
    hp,
    maxHp,
    gold,
    cards: deck.length,
  }));

const factsNow = ({ round, enemies }: SlayTheSpireView) => [
  { name: say('summary.rounds'), value: round },
  {
    name: say('summary.defeated'),
    value: say('summary.ofAll', {
      count: enemies.filter(({ status }) => status === 'dead').length,
      all: enemies.length,
    }),
  },
];

/** How the game ended, its story, and a link to the next one. */
export const Ending = () => {
  const { view, picture } = useBoard();
  const table = useTable((state) => state.table);
  const { answer } = useSummary<RunSummary>(table);
  const isSceneOn = useEndScene();
  if (isSceneOn) return <EndOfClimb view={view} />;
  const won = view.result === 'victory';
  const isFirstFight = view.run === undefined;
  return (
    <main className={styles.place} data-result={view.result}>
      <HeroPanel
        won={won}
        story={endingText(won, view.run !== undefined)}
        heroes={answer === undefined ? heroesNow(view) : heroesOf(answer.summary)}
        facts={answer === undefined ? factsNow(view) : factsOf(answer.summary)}
      >
        {isFirstFight && <ClimbNext picture={picture} />}
        <AgainButton picture={picture} isMain={!isFirstFight} />
        {answer !== undefined && <StoryWays answer={answer} />}
        <EndingWays table={answer?.table} />
      </HeroPanel>
      {answer !== undefined && <Story answer={answer} />}
    </main>
  );
};
