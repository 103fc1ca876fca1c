import { plainText } from '@three-spires/kernel';
import { keyed } from '../../../kit/keyed.ts';
import { say } from '../words/say.ts';
import { TowerArt } from './art.tsx';
import { towerInfo } from './content.ts';
import { EffectText } from './effect-text.tsx';
import { SIGNS } from './signs.ts';
import styles from './tower-face.module.css';

/** Texts longer than this use a smaller font. */
const LONG = 110;
const VERY_LONG = 170;

/** A Tower as a card: its figures in the corners, its abilities below. */
export const TowerFace = ({
  tower,
  linked = false,
}: {
  readonly tower: number;
  readonly linked?: boolean;
}) => {
  const { definition, name, texts, lines } = towerInfo(tower);
  const { Crystal, Heart } = SIGNS;
  const length = texts.reduce((sum, text) => sum + plainText(text).length, 0);
  return (
    <span
      className={styles.tower}
      data-set={definition.set}
      data-long={length > VERY_LONG ? 'very' : length > LONG || undefined}
    >
      <span className={styles.art}>
        <TowerArt id={definition.id} />
      </span>
      <strong className={styles.name}>{name}</strong>
      <span className={styles.figures}>
        <span className={styles.hp} data-explain="figure:hp" data-in-text>
          <Heart aria-hidden="true" /> {say('library.hpIs', { hp: definition.hp })}
        </span>
        <span className={styles.crystal} data-explain="figure:income" data-in-text>
          <Crystal aria-hidden="true" />
          <span className="hidden-visually">{say('facet.income')} </span>+{definition.crystal}
        </span>
      </span>
      <span className={styles.text}>
        {keyed(lines).map(({ key, item }) => (
          <span key={key}>
            <EffectText lines={[item]} linked={linked} />
          </span>
        ))}
      </span>
    </span>
  );
};
