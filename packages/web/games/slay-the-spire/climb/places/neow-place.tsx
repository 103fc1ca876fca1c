import { keyed } from '../../../../kit/keyed.ts';
import { previewOf } from '../../../../table/decision/changes.ts';
import { MoveButton } from '../../../../table/decision/move-button.tsx';
import { useBoard } from '../../board/board-context.ts';
import { describeChanges } from '../../board/describe.ts';
import { profileOf } from '../../pieces/characters.ts';
import type { PlayerView } from '../../pieces/content.ts';
import { Figure } from '../../pieces/figure.tsx';
import { RichText } from '../../pieces/rich-text.tsx';
import { say } from '../../words/say.ts';
import styles from './neow-place.module.css';

/** Another player's blessings to choose from, and the one taken. */
const OtherGifts = ({ player }: { readonly player: PlayerView }) => {
  const { view, picture } = useBoard();
  const options = view.run?.menus?.[player.seat] ?? [];
  const profile = profileOf(player.character);
  if (options.length === 0) return null;
  const taken = options.some((option) => option.taken);
  return (
    <li className={styles.other} data-mood={profile?.mood}>
      <h3 className={styles.otherName}>
        {profile && <profile.Icon aria-hidden="true" />}
        {picture.seats[player.seat]?.open === true && !taken
          ? say('waitingFor', { names: say('openSeat', { seat: player.character }) })
          : say(taken ? 'neow.chosen' : 'neow.choosing', { name: player.character })}
      </h3>
      <ul>
        {keyed(options).map(({ key, item: { text, taken: own } }) => (
          <li
            key={key}
            className={styles.otherGift}
            data-taken={own || undefined}
            data-lost={(taken && !own) || undefined}
          >
            <RichText text={text} />
          </li>
        ))}
      </ul>
    </li>
  );
};

/** Before the climb: Neow, at the foot of the spire, offers everyone a blessing. */
export const NeowPlace = () => {
  const board = useBoard();
  const { view, seat, actions } = board;
  const own = view.run?.menus?.[seat ?? -1] ?? [];
  const others = view.players.filter((player) => player.seat !== seat);
  const taken = own.some((option) => option.taken);
  return (
    <div className={styles.place}>
      <div className={styles.content}>
        <div className={styles.neow} aria-hidden="true">
          <Figure name="Neow" mood="enemy" />
        </div>
        <header className={styles.words}>
          <h1 className={styles.title}>{say('neow.title')}</h1>
          <p className={styles.speech}>{say(taken ? 'neow.farewell' : 'neow.greeting')}</p>
        </header>
        {own.length > 0 && (
          <ul className={styles.gifts} aria-label={say('neow.gifts')}>
            {keyed(own).map(({ key, item, place }) => {
              const action = actions.find((each) => each.does === 'option' && each.place === place);
              const effect =
                action === undefined || previewOf(action).changes.length === 0
                  ? ''
                  : describeChanges(board, action);
              return (
                <li key={key}>
                  <MoveButton
                    className={styles.gift}
                    disabled={action === undefined}
                    data-target={action === undefined ? undefined : `option:${place}`}
                    data-taken={item.taken || undefined}
                    action={action}
                    perform={board.perform}
                  >
                    <span className={styles.light} aria-hidden="true" />
                    <span className={styles.giftText}>
                      <RichText text={item.text} />
                    </span>
                    {effect !== '' && <span className={styles.effect}>{effect}</span>}
                    {item.taken && <span className={styles.effect}>{say('neow.yours')}</span>}
                  </MoveButton>
                </li>
              );
            })}
          </ul>
        )}
        {others.length > 0 && (
          <ul className={styles.others} aria-label={say('neow.others')}>
            {others.map((player) => (
              <OtherGifts key={player.seat} player={player} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
};
