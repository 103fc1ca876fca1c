import type { ReactNode } from 'react';
import { say } from '../text/say.ts';
import styles from './character-tile.module.css';
import type { CharacterProfile } from './characters.ts';

type CharacterTileProps = {
  readonly profile: CharacterProfile;
  readonly onChoose?: () => void;
  readonly disabled?: boolean;
  /** Nobody plays it: it stands in the dark. */
  readonly dimmed?: boolean;
  readonly action?: string;
  readonly children?: ReactNode;
};

/** A character as a lit glass panel; a button when it can be chosen. */
export const CharacterTile = ({
  profile,
  onChoose,
  disabled = false,
  dimmed = false,
  action,
  children,
}: CharacterTileProps) => {
  const { name, hp, about, Icon, mood } = profile;
  const face = (
    <>
      <span className={styles.light} aria-hidden="true" />
      <Icon className={styles.figure} aria-hidden="true" />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.hp}>{say('characterHp', { hp })}</span>
        <span className={styles.about}>{say(about)}</span>
        {action !== undefined && <span className={styles.action}>{action}</span>}
        {children}
      </span>
    </>
  );
  if (onChoose === undefined)
    return (
      <div className={styles.tile} data-mood={mood} data-dimmed={dimmed || undefined}>
        {face}
      </div>
    );
  return (
    <button type="button" className={styles.tile} data-mood={mood} disabled={disabled} onClick={onChoose}>
      {face}
    </button>
  );
};
