import { plainText } from '@three-spires/kernel';
import { keyed } from '../../../../kit/keyed.ts';
import { RichText } from '../../../../kit/rich-text.tsx';
import { useLongPress } from '../../../../kit/use-long-press.ts';
import { spotOf } from '../../board/actions.ts';
import { openOwn } from '../../board/dialogs.ts';
import { useSpot } from '../../board/use-spot.ts';
import { moodOf } from '../../pieces/card.tsx';
import { type CardInfo, type CardView, cardInfo } from '../../pieces/content.ts';
import { CubeRow } from '../../pieces/cube.tsx';
import { Picture } from '../../pieces/picture.tsx';
import { TypeSign } from '../../pieces/type-sign.tsx';
import { say } from '../../words/say.ts';
import styles from './skill-plate.module.css';

const inWords = (info: CardInfo, exhausted: boolean): string =>
  [
    info.name,
    say(`type.${info.definition.type}`),
    ...(exhausted ? [say('exhausted')] : []),
    plainText(info.text),
  ].join('. ');

/** The cubes it drops, and all its effects with their prices. */
const Gist = ({ info }: { readonly info: CardInfo }) => (
  <span className={styles.gist}>
    {info.definition.drop !== '' && (
      <span className={styles.drop}>
        {say('card.drop')} <CubeRow cubes={info.definition.drop} />
      </span>
    )}
    {keyed(info.lines).map(({ key, item: { price, further, text } }) => (
      <span key={key}>
        {further && say('card.further')} {price !== undefined && <CubeRow cubes={price} />}{' '}
        <span className={further ? styles.further : undefined}>
          <RichText text={text} />
        </span>
      </span>
    ))}
  </span>
);

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
      data-explain={`card:${card}`}
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
        <Picture id={info.id} mood={moodOf(info)} size="small" />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <TypeSign type={info.definition.type} />
          <span>{info.name}</span>
          {shields > 0 && (
            <span className={styles.shields} data-tip={say('shields', { number: shields })} data-in-text>
              {shields}
            </span>
          )}
          {!small && mark !== undefined && !exhausted && (
            <span className={styles.mark}>{say(`mark.${mark}`)}</span>
          )}
        </span>
        {exhausted ? (
          <span className={styles.spent}>{say('exhausted')}</span>
        ) : (
          !small && <Gist info={info} />
        )}
      </span>
    </button>
  );
};
