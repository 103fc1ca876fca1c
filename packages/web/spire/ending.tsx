import { Link } from 'wouter';
import { useTable } from '../connection/table-store.ts';
import { useOpening } from '../front/use-opening.ts';
import { CopyButton } from '../table/copy-button.tsx';
import { openDialog } from '../table/dialogs.ts';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { useBoard } from './board-context.ts';
import styles from './ending.module.css';
import type { SpireView } from './library.ts';
import { endingText, factsOf, heroesOf } from './story/ending-facts.ts';
import { type Hero, HeroPanel } from './story/hero.tsx';
import { Story } from './story/story.tsx';
import { useSummary } from './story/use-summary.ts';

/** What is seen at once, before the story has come. */
const heroesNow = ({ players }: SpireView): Hero[] =>
  players.map(({ seat, character, hp, maxHp, gold, deck }) => ({
    ...{ seat, character, hp, maxHp, gold },
    cards: deck.length,
  }));

const factsNow = ({ round, enemies }: SpireView) => [
  { name: say('summary.rounds'), value: round },
  {
    name: say('summary.defeated'),
    value: say('summary.ofAll', {
      count: enemies.filter(({ status }) => status === 'dead').length,
      all: enemies.length,
    }),
  },
];

/** How the game ended, its story, and a way into the next one. */
export const Ending = () => {
  const { view, picture } = useBoard();
  const { open, busy, failure } = useOpening();
  const table = useTable((state) => state.table);
  const { answer } = useSummary(table);
  const won = view.result === 'victory';
  const again = (): void => {
    void open({
      game: picture.game,
      setup: picture.setup as Record<string, unknown>,
      seats: picture.seats.map(({ mine }) => ({ holder: mine ? ('me' as const) : ('open' as const) })),
    });
  };
  return (
    <main className={styles.place} data-result={view.result}>
      <HeroPanel
        won={won}
        story={endingText(won, view.run !== undefined)}
        heroes={answer === undefined ? heroesNow(view) : heroesOf(answer.summary)}
        facts={answer === undefined ? factsNow(view) : factsOf(answer.summary)}
      >
        {picture.seats.some(({ mine }) => mine) && (
          <button type="button" className={controls.primary} disabled={busy} onClick={again}>
            {say('story.again')}
          </button>
        )}
        {answer !== undefined && (
          <>
            <Link href={`/replay/${answer.table}`} className={controls.button}>
              {say('replay.watch')}
            </Link>
            <CopyButton
              text={`${location.origin}/story/${answer.table}`}
              label={say('story.share')}
              className={controls.button}
            />
          </>
        )}
        <button type="button" className={controls.button} onClick={() => openDialog({ kind: 'log' })}>
          {say('log')}
        </button>
        <Link href="/" className={controls.button}>
          {say('home')}
        </Link>
      </HeroPanel>
      {failure !== undefined && <p role="alert">{failure.text}</p>}
      {answer !== undefined && <Story answer={answer} />}
    </main>
  );
};
