import { LOCKS_AT } from '@three-spires/slay-the-spire/campaign';
import type { Character } from '@three-spires/slay-the-spire/library';
import { openedNames } from '../story/opened-names.ts';
import { say } from '../words/say.ts';
import styles from './campaign.module.css';

/** Each lock of a character with the cards behind it (STS-28.3). */
export const LockList = ({ character, boxes }: { readonly character: Character; readonly boxes: number }) => (
  <dl className={styles.locks}>
    {LOCKS_AT.map((box, at) => {
      const lock = at + 1;
      const open = boxes >= box;
      return (
        <div key={box} data-open={open || undefined}>
          <dt>{open ? say('campaign.lockOpen', { lock }) : say('campaign.lockClosed', { lock, box })}</dt>
          <dd>{openedNames({ kind: 'lock', character, lock })}</dd>
        </div>
      );
    })}
  </dl>
);
