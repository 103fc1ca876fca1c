import type { LibraryGame } from '../game/library.ts';
import { say } from '../text/say.ts';
import styles from './sides-toggle.module.css';

type SidesToggleProps = {
  readonly game: LibraryGame;
  readonly upgraded: boolean;
  readonly onChange: (upgraded: boolean) => void;
};

/** Whether to show the upgraded sides, if anything has one. */
export const SidesToggle = ({ game, upgraded, onChange }: SidesToggleProps) =>
  game.entries.some(({ texts }) => texts.length > 1) ? (
    <label className={styles.toggle}>
      <input type="checkbox" checked={upgraded} onChange={({ target }) => onChange(target.checked)} />
      {say('library.upgraded')}
    </label>
  ) : null;
