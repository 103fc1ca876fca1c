import { keyed } from '../../../kit/keyed.ts';
import { RichText } from '../../../kit/rich-text.tsx';
import { say } from '../words/say.ts';
import styles from './card.module.css';
import { type CardInfo, cardInfo } from './content.ts';
import { CubeRow } from './cube.tsx';
import { Picture } from './picture.tsx';
import { TypeSign } from './type-sign.tsx';

export const moodOf = ({ hero, kind }: CardInfo): string => hero?.toLowerCase() ?? kind;

const frameOf = ({ kind, definition: { type } }: CardInfo): 'round' | undefined =>
  kind === 'skill' && type === 'passive' ? 'round' : undefined;

/** An action's possible targets and its kind of attack, in a few words. */
const aimOf = ({ definition: { target, attack } }: CardInfo): string =>
  [
    ...(attack === undefined ? [] : [say(`attack.${attack}`)]),
    ...(target === undefined ? [] : [say(`target.${target}`)]),
  ].join(' · ');

/** What the card does, line by line, with its prices as cubes. */
const CardLines = ({ info, linked = false }: { readonly info: CardInfo; readonly linked?: boolean }) => (
  <span className={styles.lines}>
    {info.definition.drop !== '' && (
      <span className={styles.drop}>
        {say('card.drop')} <CubeRow cubes={info.definition.drop} />
      </span>
    )}
    {keyed(info.lines).map(({ key, item: { price, further, text } }) => (
      <span key={key} className={styles.line}>
        {price !== undefined && (
          <span className={styles.price}>
            {further && <span className={styles.plus}>{say('card.further')}</span>}
            <CubeRow cubes={price} />
          </span>
        )}
        <span className={styles.effect}>
          <RichText text={text} linked={linked} />
        </span>
      </span>
    ))}
  </span>
);

const belongsTo = ({ hero, level, kind, owner }: CardInfo): string => {
  if (hero !== undefined) return say('card.skillOf', { hero, level });
  return kind === 'generic' ? say('card.generic') : say(owner === 'solo' ? 'card.solo' : 'card.party');
};

/** A skill, treasure or generic action as it looks on the table: its outline shows its type. */
export const CardFace = ({ card, linked = false }: { readonly card: number; readonly linked?: boolean }) => {
  const info = cardInfo(card);
  const { type, shields, mark } = info.definition;
  const aim = aimOf(info);
  return (
    <span className={styles.card} data-type={type} data-mood={moodOf(info)}>
      <span className={styles.art}>
        <Picture id={info.id} mood={moodOf(info)} frame={frameOf(info)} />
      </span>
      <span className={styles.head}>
        <strong className={styles.name} data-card-name>
          {info.name}
        </strong>
        {shields > 0 && (
          <span
            className={styles.shields}
            role="img"
            aria-label={say('shields', { number: shields })}
            data-explain="mark:shield"
          >
            {shields}
          </span>
        )}
      </span>
      <span className={styles.type}>
        <TypeSign type={type} /> {say(`type.${type}`)}
        {aim !== '' && <span className={styles.aim}>{aim}</span>}
      </span>
      <CardLines info={info} linked={linked} />
      <span className={styles.foot}>
        <span>{belongsTo(info)}</span>
        {mark !== undefined && (
          <span className={styles.mark} data-explain={`mark:${mark}`}>
            {say(`mark.${mark}`)}
          </span>
        )}
      </span>
    </span>
  );
};
