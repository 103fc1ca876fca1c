import type { Seat } from '@three-spires/kernel';
import type { ComponentType, SVGProps } from 'react';
import { say } from '../../text/say.ts';
import styles from './seat-tabs.module.css';

export type SeatTab = {
  readonly seat: Seat;
  readonly name: string;
  readonly deciding: boolean;
  readonly Icon?: ComponentType<SVGProps<SVGSVGElement>> | undefined;
  /** The character's colours in the style sheets. */
  readonly mood?: string | undefined;
};

type SeatTabsProps = {
  /** Your seats; with fewer than two there is nothing to choose. */
  readonly tabs: readonly SeatTab[];
  readonly current: Seat | undefined;
  readonly onChoose: (seat: Seat) => void;
};

/** Which of your seats you are playing, if you hold several. */
export const SeatTabs = ({ tabs, current, onChoose }: SeatTabsProps) => {
  if (tabs.length < 2) return null;
  return (
    <fieldset className={styles.tabs} data-many={tabs.length > 2 || undefined} aria-label={say('seats')}>
      {tabs.map(({ seat, name, deciding, Icon, mood }) => (
        <button
          key={seat}
          type="button"
          className={styles.tab}
          data-mood={mood}
          data-deciding={deciding || undefined}
          aria-pressed={seat === current}
          aria-label={name}
          onClick={() => onChoose(seat)}
        >
          {Icon && <Icon aria-hidden="true" />}
          <span>{name}</span>
        </button>
      ))}
    </fieldset>
  );
};
