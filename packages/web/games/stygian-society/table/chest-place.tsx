import Chest from '~icons/game-icons/locked-chest';
import Open from '~icons/game-icons/open-treasure-chest';
import { RichText } from '../../../kit/rich-text.tsx';
import { useBoard } from '../board/board-context.ts';
import { chestInfo, NONE } from '../pieces/content.ts';
import { say } from '../words/say.ts';
import styles from './chest-place.module.css';
import { Choice } from './dock.tsx';
import { PlaceFrame } from './place-frame.tsx';

/** The chests of a completed floor: each is opened or all that are left are left alone. */
export const ChestPlace = () => {
  const { view, actions, picture } = useBoard();
  const last = view.chestCard === NONE ? undefined : chestInfo(view.chestCard);
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
      <div className={styles.chests} aria-hidden="true">
        {last !== undefined && <Open className={styles.open} />}
        {Array.from({ length: view.chestsLeft }, (_, chest) => chest).map((chest) => (
          <Chest key={chest} />
        ))}
      </div>
      {last !== undefined && (
        <p className={styles.last}>
          <strong>{say('chest.last', { chest: last.name })}</strong> <RichText text={last.text} linked />
        </p>
      )}
      <div className={styles.buttons}>
        {ballots.map((action) => (
          <Choice key={action.option.move} action={action} main={action.option.readable.chest === 'open'} />
        ))}
      </div>
      {picture.seats.length > 1 && voted.length > 0 && <p className={styles.voted}>{voted.join(' ')}</p>}
    </PlaceFrame>
  );
};
