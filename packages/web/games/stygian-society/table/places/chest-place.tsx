import Chest from '~icons/game-icons/locked-chest';
import { useTable } from '../../../../connection/use-table.ts';
import { RichText } from '../../../../kit/rich-text.tsx';
import { useBoard } from '../../board/board-context.ts';
import { chestInfo, NONE, type StygianSocietyEvent, type StygianSocietyView } from '../../pieces/content.ts';
import { Picture } from '../../pieces/picture.tsx';
import { say } from '../../words/say.ts';
import { Choice } from '../choices/choice.tsx';
import styles from './chest-place.module.css';
import { PlaceFrame } from './place-frame.tsx';

/** Whether the trap of the most recently opened chest was triggered. */
const useSprung = (chest: number): boolean =>
  useTable(({ log }) => {
    const opened = log.findLast(({ event }) => event.type === 'chestOpened')?.event as
      | Extract<StygianSocietyEvent, { type: 'chestOpened' }>
      | undefined;
    return opened?.chest === chest && opened.sprung;
  });

/** The most recently opened chest: its picture, its effects, and whether they occurred. */
const OpenChest = ({ chest }: { readonly chest: number }) => {
  const info = chestInfo(chest);
  const sprung = useSprung(chest);
  return (
    <figure className={styles.opened} data-chest={chest} data-sprung={sprung || undefined}>
      <span className={styles.art}>
        <Picture id={info.id} mood={sprung ? 'red' : 'chest'} />
      </span>
      <figcaption className={styles.words}>
        <strong>{info.name}</strong>
        <span>
          <RichText text={info.text} linked />
        </span>
        <span className={styles.fate}>{say(sprung ? 'chest.sprung' : 'chest.quiet')}</span>
      </figcaption>
    </figure>
  );
};

const closedOf = ({ chestsLeft }: StygianSocietyView): readonly number[] =>
  Array.from({ length: chestsLeft }, (_, chest) => chest);

/** The chests of a completed floor: open another one, or leave all the others. */
export const ChestPlace = () => {
  const { view, actions, picture } = useBoard();
  // Opening first: that is what chests are for.
  const ballots = actions.filter(({ does }) => does === 'vote').reverse();
  const voted = (view.question?.votes ?? []).flatMap((vote, seat) =>
    vote === NONE
      ? []
      : [
          say(vote === 1 ? 'chest.votedOpen' : 'chest.votedLeave', {
            name: picture.seats[seat]?.name ?? '',
          }),
        ],
  );
  return (
    <PlaceFrame
      kind="chest"
      title={say('chest', { count: view.chestsLeft })}
      about={say('chest.about', { peril: view.peril })}
    >
      <div className={styles.chests}>
        {view.chestCard !== NONE && <OpenChest chest={view.chestCard} />}
        {closedOf(view).map((chest) => (
          <span key={chest} className={styles.closed}>
            <Chest aria-hidden="true" />
            <span>{say('chest.closed')}</span>
          </span>
        ))}
      </div>
      <div className={styles.buttons}>
        {ballots.map((action) => (
          <Choice key={action.option.move} action={action} main={action.option.readable.chest === 'open'} />
        ))}
      </div>
      {picture.seats.length > 1 && voted.length > 0 && <p className={styles.voted}>{voted.join(' ')}</p>}
    </PlaceFrame>
  );
};
