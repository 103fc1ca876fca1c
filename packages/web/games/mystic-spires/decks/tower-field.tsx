import { TOWERS } from '@three-spires/mystic-spires/library';
import { useId } from 'react';
import { keyed } from '../../../kit/keyed.ts';
import { RichText } from '../../../kit/rich-text.tsx';
import controls from '../../../theme/controls.module.css';
import { towerInfo } from '../pieces/content.ts';
import { say } from '../words/say.ts';
import { TowerArch } from './tower-arch.tsx';
import styles from './tower-field.module.css';

/** Chooses the deck's Tower, showing its figures and abilities at once. */
export const TowerField = ({
  tower,
  onChange,
}: {
  readonly tower: string;
  readonly onChange: (tower: string) => void;
}) => {
  const id = useId();
  const number = TOWERS.findIndex(({ name }) => name === tower);
  const info = number < 0 ? undefined : towerInfo(number);
  return (
    <div className={styles.tower} data-set={info?.definition.set}>
      <TowerArch tower={info?.definition} />
      <div className={styles.words}>
        <label htmlFor={id} className={styles.label}>
          {say('decks.tower')}
        </label>
        <select
          id={id}
          className={`${controls.field} ${styles.select}`}
          value={number < 0 ? '' : tower}
          onChange={({ target }) => onChange(target.value)}
        >
          {number < 0 && <option value="">{say('decks.chooseTower')}</option>}
          {TOWERS.map(({ name, hp, crystal }) => (
            <option key={name} value={name}>
              {say('decks.towerOption', { name, hp, crystal })}
            </option>
          ))}
        </select>
      </div>
      {info !== undefined && (
        <div className={styles.texts}>
          {keyed(info.texts).map(({ key, item }) => (
            <p key={key}>
              <RichText text={item} linked />
            </p>
          ))}
        </div>
      )}
    </div>
  );
};
