import { profileOf } from '../front/characters.ts';
import { say } from '../text/say.ts';
import { useBoard } from './board-context.ts';
import styles from './seat-tabs.module.css';
import { sitAt } from './selection.ts';

/** Which of one's own seats one plays now, where one holds several. */
export const SeatTabs = () => {
  const { picture, view, seat } = useBoard();
  const mine = picture.seats.filter((each) => each.mine);
  if (mine.length < 2) return null;
  return (
    <fieldset className={styles.tabs} data-many={mine.length > 2 || undefined} aria-label={say('seats')}>
      {mine.map((each) => {
        const character = view.players[each.seat]?.character ?? '';
        const profile = profileOf(character);
        return (
          <button
            key={each.seat}
            type="button"
            className={styles.tab}
            data-mood={profile?.mood}
            data-deciding={picture.deciding.includes(each.seat) || undefined}
            aria-pressed={each.seat === seat}
            aria-label={character}
            onClick={() => sitAt(each.seat)}
          >
            {profile && <profile.Icon aria-hidden="true" />}
            <span>{character}</span>
          </button>
        );
      })}
    </fieldset>
  );
};
