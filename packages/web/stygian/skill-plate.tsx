import { plainText } from '@three-spires/kernel';
import { RichText } from '../table/rich-text.tsx';
import { useLongPress } from '../table/use-long-press.ts';
import { say } from '../text/say.ts';
import { spotOf } from './actions.ts';
import { moodOf } from './card.tsx';
import { CubeRow } from './cube.tsx';
import { openOwn } from './dialogs.ts';
import { type CardInfo, type CardView, cardInfo } from './library.ts';
import { Picture } from './picture.tsx';
import styles from './skill-plate.module.css';
import { TypeSign } from './type-sign.tsx';
import { useSpot } from './use-spot.ts';

const inWords = (info: CardInfo, exhausted: boolean): string =>
  [
    info.name,
    say(`sty.type.${info.definition.type}`),
    ...(exhausted ? [say('sty.exhausted')] : []),
    plainText(info.text),
  ].join('. ');

/** The first of what the card does, with its price. */
const Gist = ({ info }: { readonly info: CardInfo }) => {
  const [line] = info.lines;
  if (line === undefined) return null;
  return (
    <span className={styles.gist}>
      {line.price !== undefined && <CubeRow cubes={line.price} />} <RichText text={line.text} />
    </span>
  );
};

type SkillPlateProps = {
  readonly card: CardView;
  /** Only its sign and name. */
  readonly small?: boolean;
};

/** A skill, treasure or generic action in front of a hero. */
export const SkillPlate = ({ card: { card, exhausted }, small = false }: SkillPlateProps) => {
  const info = cardInfo(card);
  const look = (): void => openOwn({ kind: 'card', card });
  const { words, canPickUp, props } = useSpot(spotOf.card(card), look);
  const hold = useLongPress(look);
  const { shields, mark } = info.definition;
  const name = inWords(info, exhausted);
  return (
    <button
      type="button"
      className={styles.plate}
      data-card={card}
      data-choice={canPickUp || undefined}
      data-type={info.definition.type}
      data-small={small || undefined}
      data-exhausted={exhausted || undefined}
      aria-label={words === '' ? name : `${words}. ${name}`}
      aria-pressed={canPickUp ? props['data-picked'] === true : undefined}
      {...hold}
      {...props}
    >
      <span className={styles.art}>
        <Picture id={info.id} mood={moodOf(info)} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <TypeSign type={info.definition.type} />
          <span>{info.name}</span>
          {shields > 0 && (
            <span className={styles.shields} title={say('sty.shields', { number: shields })}>
              {shields}
            </span>
          )}
          {!small && mark !== undefined && !exhausted && (
            <span className={styles.mark}>{say(`sty.mark.${mark}`)}</span>
          )}
        </span>
        {exhausted ? (
          <span className={styles.spent}>{say('sty.exhausted')}</span>
        ) : (
          !small && <Gist info={info} />
        )}
      </span>
    </button>
  );
};
