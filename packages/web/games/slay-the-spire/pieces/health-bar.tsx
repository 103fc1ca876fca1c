import type { PreviewChange } from '@three-spires/kernel';
import { whyOf } from '../../../connection/preview-origins.ts';
import { SYMBOLS } from '../pictures/symbols.ts';
import { say } from '../words/say.ts';
import { arrow } from './arrow.ts';
import styles from './health-bar.module.css';

const Shield = SYMBOLS.block;

type HealthBarProps = {
  readonly hp: number;
  readonly maxHp: number;
  readonly block: number;
  readonly changes: readonly PreviewChange[] | undefined;
};

const changeOf = (changes: readonly PreviewChange[] | undefined, field: string): PreviewChange | undefined =>
  changes?.find((change) => change.field === field);

/** HP with Block in front; a preview shows what would be left. */
export const HealthBar = ({ hp, maxHp, block, changes }: HealthBarProps) => {
  const hpChange = changeOf(changes, 'hp');
  const blockChange = changeOf(changes, 'block');
  const [after, blockAfter] = [hpChange?.to, blockChange?.to];
  const low = Math.min(hp, after ?? hp);
  const share = (value: number): string => `${(Math.max(0, value) / Math.max(1, maxHp)) * 100}%`;
  const blockShown = blockAfter ?? block;
  return (
    <span className={styles.health} data-guarded={blockShown > 0 || undefined}>
      <span className={styles.track} data-explain="sign:hp" data-why={whyOf(hpChange)}>
        <span className={styles.loss} style={{ width: share(Math.max(hp, after ?? hp)) }} />
        <span className={styles.fill} style={{ width: share(low) }} />
        <span className={styles.figures} data-changed={after !== undefined || undefined}>
          {after === undefined ? `${hp}/${maxHp}` : `${hp} → ${after}`}
        </span>
      </span>
      {(block > 0 || blockShown > 0) && (
        <span
          className={styles.block}
          data-changed={blockAfter !== undefined || undefined}
          data-explain="sign:block"
          data-why={whyOf(blockChange)}
        >
          {Shield && <Shield aria-hidden="true" />}
          <span>{arrow(block, blockAfter)}</span>
        </span>
      )}
      {after !== undefined && after <= 0 && <span className={styles.dies}>{say('dies')}</span>}
    </span>
  );
};
