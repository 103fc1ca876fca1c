import Won from '~icons/game-icons/laurels-trophy';
import Fallen from '~icons/game-icons/tombstone';
import { useTable } from '../../../connection/table-store.ts';
import { Place } from '../../../pictures/place.tsx';
import { AgainButton } from '../../../table/again-button.tsx';
import frame from '../../../table/ending-panel.module.css';
import { EndingFacts, EndingPanel, EndingWays } from '../../../table/ending-panel.tsx';
import { useBoard } from '../board/board-context.ts';
import { useKeys } from '../board/use-keys.ts';
import { placeInfo, type StygianSocietyView } from '../pieces/content.ts';
import { Figure, heroId } from '../pieces/figure.tsx';
import { say } from '../words/say.ts';
import styles from './ending.module.css';

const ENDINGS = ['wizard', 'wounds', 'peril'] as const;

/** Where and how far the society came. */
const factsOf = (view: StygianSocietyView) => [
  { name: say('end.floor'), value: view.floor },
  { name: say('end.turns'), value: view.turn },
  { name: say('end.woundsNow'), value: say('of', { now: view.wounds, most: view.woundLimit }) },
  { name: say('peril'), value: view.peril },
];

/** How the climb ended, and a way into the next one. */
export const Ending = () => {
  const board = useBoard();
  const { view, picture } = board;
  const table = useTable((state) => state.table);
  useKeys(board);
  const won = view.result === 'wizard';
  const reason = ENDINGS.find((each) => each === view.result) ?? 'wounds';
  const Sign = won ? Won : Fallen;
  return (
    <main className={`${frame.place} ${styles.place}`} data-result={won ? 'victory' : 'defeat'}>
      <Place game="stygian-society" name={won ? 'wizard' : 'tower'} dim={won ? 'soft' : 'deep'} fixed />
      <EndingPanel
        sign={<Sign className={styles.sign} aria-hidden="true" />}
        title={say(won ? 'won' : 'lost')}
        story={say(`end.${reason}`, { place: view.place < 0 ? '' : placeInfo(view.place).name })}
        ways={
          <>
            <AgainButton picture={picture} />
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
        <EndingFacts facts={factsOf(view)} />
      </EndingPanel>
    </main>
  );
};
