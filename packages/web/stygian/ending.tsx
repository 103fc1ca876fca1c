import { Link } from 'wouter';
import Won from '~icons/game-icons/laurels-trophy';
import Fallen from '~icons/game-icons/tombstone';
import { useTable } from '../connection/table-store.ts';
import { useOpening } from '../front/use-opening.ts';
import { openDialog } from '../table/dialogs.ts';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { useBoard } from './board-context.ts';
import styles from './ending.module.css';
import { placeInfo, type StygianView } from './library.ts';
import { Picture } from './picture.tsx';
import { useKeys } from './use-keys.ts';

const ENDINGS = ['wizard', 'wounds', 'peril'] as const;

/** Where and how far the society came. */
const Facts = ({ view }: { readonly view: StygianView }) => {
  const facts = [
    { name: say('sty.end.floor'), value: view.floor },
    { name: say('sty.end.turns'), value: view.turn },
    { name: say('sty.end.woundsNow'), value: say('sty.of', { now: view.wounds, most: view.woundLimit }) },
    { name: say('sty.peril'), value: view.peril },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

/** How the climb ended, and a way into the next one. */
export const Ending = () => {
  const board = useBoard();
  const { view, picture } = board;
  const { open, busy, failure } = useOpening();
  const table = useTable((state) => state.table);
  useKeys(board);
  const won = view.result === 'wizard';
  const reason = ENDINGS.find((each) => each === view.result) ?? 'wounds';
  const again = (): void => {
    void open({
      game: picture.game,
      setup: picture.setup as Record<string, unknown>,
      seats: picture.seats.map(({ mine, bot }) => ({
        holder: mine ? ('me' as const) : bot === undefined ? ('open' as const) : ('bot' as const),
      })),
    });
  };
  return (
    <main className={styles.place} data-result={won ? 'victory' : 'defeat'}>
      <section className={styles.panel}>
        {won ? (
          <Won className={styles.sign} aria-hidden="true" />
        ) : (
          <Fallen className={styles.sign} aria-hidden="true" />
        )}
        <h1 className={styles.title}>{say(won ? 'sty.won' : 'sty.lost')}</h1>
        <p className={styles.story}>
          {say(`sty.end.${reason}`, { place: view.place < 0 ? '' : placeInfo(view.place).name })}
        </p>
        <ul className={styles.heroes}>
          {view.heroes.map(({ hero, skills, treasures }) => (
            <li key={hero}>
              <span className={styles.portrait}>
                <Picture id={`hero.${hero.toLowerCase()}`} mood={hero.toLowerCase()} />
              </span>
              <strong>{hero}</strong>
              <span>{say('sty.end.cards', { skills: skills.length, treasures: treasures.length })}</span>
            </li>
          ))}
        </ul>
        <Facts view={view} />
        <div className={styles.buttons}>
          {picture.seats.some(({ mine }) => mine) && (
            <button type="button" className={controls.primary} disabled={busy} onClick={again}>
              {say('story.again')}
            </button>
          )}
          {table !== undefined && (
            <Link href={`/replay/${table}`} className={controls.button}>
              {say('replay.watch')}
            </Link>
          )}
          <button type="button" className={controls.button} onClick={() => openDialog({ kind: 'log' })}>
            {say('log')}
          </button>
          <Link href="/" className={controls.button}>
            {say('home')}
          </Link>
        </div>
        {failure !== undefined && <p role="alert">{failure.text}</p>}
      </section>
    </main>
  );
};
