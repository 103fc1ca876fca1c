import Paper from '~icons/game-icons/paper';
import Rock from '~icons/game-icons/rock';
import Scissors from '~icons/game-icons/scissors';
import { useTable } from '../../../../connection/use-table.ts';
import { SeatClock } from '../../../../table/bar/seat-clock.tsx';
import { MoveButton } from '../../../../table/decision/move-button.tsx';
import { useBoard } from '../../board/board-context.ts';
import { describeAction, throwNamed } from '../../board/describe.ts';
import { TowerArt } from '../../pieces/art.tsx';
import { type MysticSpiresEvent, towerInfo } from '../../pieces/content.ts';
import { say } from '../../words/say.ts';
import styles from './opening-place.module.css';

const HANDS = { rock: Rock, paper: Paper, scissors: Scissors } as const;

/** The last throws of both, while they are still of interest. */
const useThrown = (): readonly number[] | undefined => {
  const log = useTable((state) => state.log);
  const thrown = log.map(({ event }) => event as MysticSpiresEvent).findLast(({ type }) => type === 'thrown');
  return thrown?.type === 'thrown' ? thrown.throws : undefined;
};

const Thrown = ({ throws }: { readonly throws: readonly number[] }) => {
  const { names } = useBoard();
  return (
    <ul className={styles.thrown} data-thrown={throws.join(':')}>
      {throws.map((hand, seat) => {
        const name = throwNamed(hand);
        const Hand = HANDS[name];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the seat
          <li key={seat}>
            <Hand aria-hidden="true" />
            <span>{say('threw', { who: names[seat] ?? '', hand: say(`throw.${name}`) })}</span>
          </li>
        );
      })}
    </ul>
  );
};

/** The two Towers of this duel; an empty place for one not chosen yet. */
const Versus = () => {
  const { view, names, picture } = useBoard();
  return (
    <ul className={styles.versus}>
      {view.keepers.map(({ seat, tower }) => {
        const info = tower < 0 ? undefined : towerInfo(tower);
        return (
          <li key={seat} data-set={info?.definition.set} data-open={info === undefined || undefined}>
            <span className={styles.tower}>{info !== undefined && <TowerArt id={info.definition.id} />}</span>
            <strong>{names[seat]}</strong>
            <span className={styles.named}>{info?.name ?? say('towerOpen')}</span>
            {picture.clock !== undefined && <SeatClock clock={picture.clock} seat={seat} />}
          </li>
        );
      })}
    </ul>
  );
};

/** Rock, paper, scissors: three hands to choose from, thrown at the same time. */
const ThrowPlace = () => {
  const board = useBoard();
  const throws = useThrown();
  const choices = board.actions.filter(({ does }) => does === 'throw');
  const tied = throws !== undefined && throws[0] === throws[1];
  return (
    <>
      <h1 className={styles.title}>{say('throwTitle')}</h1>
      {throws !== undefined && <Thrown throws={throws} />}
      <p className={styles.about} role="status">
        {say(choices.length === 0 ? 'throwWait' : tied ? 'throwAgain' : 'throwAbout')}
      </p>
      <div className={styles.hands} data-question="throw">
        {choices.map((action) => {
          const name = throwNamed(action.answer ?? 0);
          const Hand = HANDS[name];
          return (
            <MoveButton
              key={action.option.move}
              className={styles.hand}
              data-choice={name}
              action={action}
              perform={board.perform}
            >
              <Hand aria-hidden="true" />
              <span>{say(`throw.${name}`)}</span>
            </MoveButton>
          );
        })}
      </div>
    </>
  );
};

/** The winner of the throws, or the loser of the previous game, decides who begins. */
const FirstPlace = () => {
  const board = useBoard();
  const throws = useThrown();
  const { question } = board.view;
  const choices = board.actions.filter(({ does }) => does === 'first');
  return (
    <>
      <h1 className={styles.title}>
        {say(throws === undefined ? 'firstTitle' : 'throwWon', {
          who: board.names[question?.seat ?? 0] ?? '',
        })}
      </h1>
      {throws !== undefined && <Thrown throws={throws} />}
      <p className={styles.about} role="status">
        {say(choices.length === 0 ? 'firstWait' : 'firstAbout')}
      </p>
      <div className={styles.hands} data-question="first">
        {choices.map((action) => (
          <MoveButton
            key={action.option.move}
            className={styles.hand}
            data-choice={action.answer === 0 ? 'first' : 'second'}
            action={action}
            perform={board.perform}
          >
            <span>{describeAction(board, action)}</span>
          </MoveButton>
        ))}
      </div>
    </>
  );
};

/** Before the first turn: choosing decks, and who begins. */
export const OpeningPlace = () => {
  const { view, names } = useBoard();
  const awaited = view.awaitedDecks ?? [];
  return (
    <div className={styles.place}>
      <Versus />
      {awaited.length > 0 ? (
        <>
          <h1 className={styles.title}>{say('awaitTitle')}</h1>
          <p className={styles.about} role="status">
            {say('awaitDecks', { names: awaited.map((seat) => names[seat] ?? '').join(', ') })}
          </p>
        </>
      ) : view.question?.kind === 'first' ? (
        <FirstPlace />
      ) : (
        <ThrowPlace />
      )}
    </div>
  );
};
