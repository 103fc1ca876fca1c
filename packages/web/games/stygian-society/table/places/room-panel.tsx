import Chest from '~icons/game-icons/locked-chest';
import Skull from '~icons/game-icons/skull-crossed-bones';
import { RichText } from '../../../../kit/rich-text.tsx';
import controls from '../../../../theme/controls.module.css';
import { useBoard } from '../../board/board-context.ts';
import { openOwn } from '../../board/dialogs.ts';
import { type PlaceInfo, placeInfo, type StygianSocietyView } from '../../pieces/content.ts';
import { CubeRow } from '../../pieces/cube.tsx';
import { Picture } from '../../pieces/picture.tsx';
import { say } from '../../words/say.ts';
import styles from './room-panel.module.css';

const LETTERS = 'BGWRYK';

/** The enemy cubes in every drop here: the printed ones and those added by events. */
const perilCubes = (place: PlaceInfo, { extra }: StygianSocietyView): string =>
  place.perilCubes + extra.map((count, colour) => (LETTERS[colour] ?? '').repeat(count)).join('');

/** What happens at each level of peril, and what has already happened. */
const Events = ({ place, view }: { readonly place: PlaceInfo; readonly view: StygianSocietyView }) => (
  <ol className={styles.events}>
    {place.events.map(({ at, loses, text }) => {
      const fired = view.fired.includes(at);
      return (
        <li key={at} className={styles.event} data-fired={fired || undefined} data-loses={loses || undefined}>
          <span className={styles.at}>
            {loses && <Skull className={styles.skull} aria-hidden="true" />}
            {at}
            {fired && <span className="hidden-visually">{say('peril.fired')}</span>}
          </span>
          <span>
            <RichText text={text} />
          </span>
        </li>
      );
    })}
  </ol>
);

/** The current room card or boss mat, with its chart of peril. */
export const RoomPanel = () => {
  const { view } = useBoard();
  if (view.place < 0) return null;
  const place = placeInfo(view.place);
  return (
    <section className={styles.room} aria-label={place.name}>
      <button
        type="button"
        className={styles.head}
        data-explain={`floor:${place.kind}`}
        onClick={() => openOwn({ kind: 'place' })}
      >
        <span className={styles.art}>
          <Picture id={place.id} mood={place.kind === 'room' ? 'room' : 'boss'} />
        </span>
        <span className={styles.title}>
          <span className={controls.label}>{say(`place.${place.kind}`, { floor: view.floor })}</span>
          <strong>{place.name}</strong>
        </span>
      </button>
      <p className={styles.story}>{place.story}</p>
      <p className={styles.line}>
        <span data-explain="mark:perilCubes">{say('perilCubes')}</span>
        <CubeRow cubes={perilCubes(place, view)} />
      </p>
      {place.chests > 0 && (
        <p className={styles.line}>
          <span>{say('chests')}</span>
          <span
            className={styles.chests}
            role="img"
            aria-label={say('chestCount', { count: place.chests })}
            data-explain="mark:chest"
          >
            {Array.from({ length: place.chests }, (_, chest) => chest).map((chest) => (
              <Chest key={chest} aria-hidden="true" />
            ))}
          </span>
        </p>
      )}
      <Events place={place} view={view} />
      {place.defeated !== undefined && (
        <p className={styles.defeated}>
          <strong>{say('defeated')}</strong> <RichText text={place.defeated} />
        </p>
      )}
    </section>
  );
};
