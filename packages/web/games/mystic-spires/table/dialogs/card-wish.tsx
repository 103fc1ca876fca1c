import { type CardWish, useOwnSettings, wishForCard } from '../../board/settings-store.ts';
import { cardInfo, towerInfo } from '../../pieces/content.ts';
import { say } from '../../words/say.ts';
import styles from './card-wish.module.css';

const WAYS: readonly (CardWish | undefined)[] = [undefined, 'always', 'never'];

/** Whether a card can answer the opponent at all: an Instant, or something with an Active ability. */
export const canRespond = (card: number): boolean => {
  const { definition, actives } = cardInfo(card);
  return definition.kind === 'Instant' || definition.timing !== 'main' || actives.length > 0;
};

export const canTowerRespond = (tower: number): boolean => towerInfo(tower).actives.length > 0;

/** Sets for one card, by its printed id, whether to be asked about it. */
export const CardWishes = ({ id }: { readonly id: string }) => {
  const wish = useOwnSettings(({ cardWishes }) => cardWishes[id]);
  return (
    <fieldset className={styles.wishes}>
      <legend>{say('cardWish')}</legend>
      {WAYS.map((way) => (
        <label key={way ?? ''} className={styles.wish}>
          <input
            type="radio"
            name="cardWish"
            value={way ?? 'usual'}
            checked={wish === way}
            onChange={() => wishForCard(id, way)}
          />
          <span>{say(`cardWish.${way ?? 'usual'}`)}</span>
        </label>
      ))}
    </fieldset>
  );
};
