import { spotOf } from '../../board/actions.ts';
import { useBoard } from '../../board/board-context.ts';
import { useSpot } from '../../board/use-spot.ts';
import { CardFace } from '../../pieces/card.tsx';
import { NONE } from '../../pieces/content.ts';
import { Picture } from '../../pieces/picture.tsx';
import { say } from '../../words/say.ts';
import { Choice } from '../choices/choice.tsx';
import { PlaceFrame } from './place-frame.tsx';
import styles from './trade-place.module.css';

/** A treasure that can be selected to be given away, or be requested in exchange. */
const Treasure = ({ card }: { readonly card: number }) => {
  const { canPickUp, isPickedUp, action, words, props } = useSpot(spotOf.card(card), () => undefined);
  return (
    <button
      type="button"
      className={styles.treasure}
      data-choice={canPickUp || undefined}
      disabled={!canPickUp && action === undefined}
      aria-label={words === '' ? undefined : words}
      aria-pressed={canPickUp ? isPickedUp : undefined}
      {...props}
    >
      <CardFace card={card} />
    </button>
  );
};

const Receiver = ({ hero, place }: { readonly hero: string; readonly place: number }) => {
  const { words, action, props } = useSpot(spotOf.hero(place), () => undefined);
  return (
    <button
      type="button"
      className={styles.receiver}
      disabled={action === undefined}
      aria-label={words === '' ? hero : words}
      {...props}
    >
      <span className={styles.portrait}>
        <Picture id={`hero.${hero.toLowerCase()}`} mood={hero.toLowerCase()} />
      </span>
      <strong>{hero}</strong>
    </button>
  );
};

/** The landing between two floors, where treasures can be exchanged. */
export const TradePlace = () => {
  const { view } = useBoard();
  return (
    <PlaceFrame kind="trade" title={say('trade')} about={say('trade.about')}>
      {view.heroes.map(({ hero, treasures }, place) => (
        <section key={hero} className={styles.hero} aria-label={hero}>
          <Receiver hero={hero} place={place} />
          <div className={styles.treasures}>
            {treasures.map(({ card }) => (
              <Treasure key={card} card={card} />
            ))}
            {treasures.length === 0 && <p className={styles.none}>{say('trade.none')}</p>}
          </div>
        </section>
      ))}
    </PlaceFrame>
  );
};

/** A treasure is offered, perhaps for another: accept or decline. */
export const GiftPlace = () => {
  const { view, actions } = useBoard();
  const card = view.question?.number ?? NONE;
  const wanted = view.question?.wanted ?? NONE;
  const hero = view.heroes[view.question?.hero ?? 0]?.hero ?? '';
  return (
    <PlaceFrame kind="accept" title={say(wanted === NONE ? 'gift' : 'offer', { hero })}>
      {card !== NONE && <CardFace card={card} linked />}
      {wanted !== NONE && <p>{say('offer.for')}</p>}
      {wanted !== NONE && <CardFace card={wanted} linked />}
      <div className={styles.answers}>
        {actions.map((action) => (
          <Choice key={action.option.move} action={action} main={action.does === 'accept'} />
        ))}
      </div>
    </PlaceFrame>
  );
};
