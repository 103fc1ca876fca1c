import { keyed } from '../../../../kit/keyed.ts';
import { useBoard } from '../../board/board-context.ts';
import { eventId, eventInfo, itemInfo } from '../../pieces/content.ts';
import { Picture } from '../../pieces/picture.tsx';
import { RichText } from '../../pieces/rich-text.tsx';
import { say } from '../../words/say.ts';
import { LeaveButton } from '../scene/leave-button.tsx';
import { OptionTile } from '../scene/option-tile.tsx';
import { Scene, WaitingNames } from '../scene/scene.tsx';
import { SeatMark } from '../scene/seat-mark.tsx';
import { ShareGold } from '../scene/share-gold.tsx';
import { useMenu } from '../scene/use-menu.ts';
import styles from './event-place.module.css';

/** Relics revealed at random for this Event. */
const TurnedUp = () => {
  const { view, names } = useBoard();
  const relics = (view.run?.turnedUp ?? []).flatMap((item, seat) => (item < 0 ? [] : [{ item, seat }]));
  if (relics.length === 0) return null;
  return (
    <ul className={styles.turnedUp}>
      {relics.map(({ item, seat }) => (
        <li key={seat}>
          <SeatMark seat={seat} />
          {say('event.turnedUp', { who: names[seat] ?? '', what: itemInfo(item).name })}
        </li>
      ))}
    </ul>
  );
};

/** The Event's text, and what its card says about choosing. */
const EventStory = ({ event }: { readonly event: number }) => {
  const { story, riders } = eventInfo(event);
  return (
    <>
      <p className={styles.story}>{story}</p>
      {riders.length > 0 && (
        <ul className={styles.riders}>
          {keyed(riders).map(({ key, item }) => (
            <li key={key}>
              <RichText text={item} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

const MOODS: Readonly<Record<number, string>> = { 1: 'silent', 2: 'watcher', 3: 'defect' };

/** An Event: its card, and the choices of each player or the party. */
export const EventPlace = () => {
  const { view } = useBoard();
  const options = useMenu();
  const { event, act = 1 } = view.run ?? {};
  const scope = event?.scope === 'party' || event?.scope === 'automatic' ? event.scope : 'player';
  return (
    <Scene
      kicker={say('event.kicker', { act })}
      title={event?.name ?? ''}
      lead={say(`event.scope.${scope}`)}
      footer={
        <>
          <ShareGold />
          <LeaveButton label={say('event.leave')} quiet />
          <WaitingNames />
        </>
      }
    >
      <article className={styles.event} data-mood={MOODS[act]}>
        <div className={styles.picture}>
          {event !== undefined && <Picture kind="event" id={eventId(event.index)} frame="arch" />}
        </div>
        <div className={styles.side}>
          {event !== undefined && <EventStory event={event.index} />}
          <TurnedUp />
          <ul className={styles.options}>
            {keyed(options).map(({ key, item }) => (
              <li key={key}>
                <OptionTile {...item} />
              </li>
            ))}
          </ul>
        </div>
      </article>
    </Scene>
  );
};
