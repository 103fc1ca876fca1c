import { useRef } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useMotion, useStage } from '../../../../table/stage/stage.ts';
import { openRule } from '../../board/dialogs.ts';
import type { KeeperView } from '../../pieces/content.ts';
import { crystalFigure } from '../../pieces/figures.ts';
import { SIGNS } from '../../pieces/signs.ts';
import { say } from '../../words/say.ts';
import styles from './crystal-gauge.module.css';

/** MYS-39.1: with this much Crystal, the Tower overloads. */
const OVERLOAD = 100;
const NEAR = 75;

/** How near the Overload is: the next Standby Phase may bring it (MYS-39.2). */
const dangerOf = (crystal: number, income: number): 'deadly' | 'near' | undefined => {
  if (crystal + income >= OVERLOAD) return 'deadly';
  return crystal >= NEAR ? 'near' : undefined;
};

/** Payments and gains, next to the pool so that they cover no other figure. */
const Payments = ({ figure }: { readonly figure: string }) => {
  const risen = useStage(useShallow((state) => state.risen.filter((each) => each.figure === figure)));
  return (
    <span className={styles.payments} aria-hidden="true">
      {risen.map(({ id, text, tone, delay }) => (
        <span key={id} className={styles.payment} data-tone={tone} style={{ animationDelay: `${delay}ms` }}>
          {text}
        </span>
      ))}
    </span>
  );
};

/** A Keeper's pool, what each Standby Phase adds, and the distance to the Overload. */
export const CrystalGauge = ({
  keeper,
  after,
}: {
  readonly keeper: KeeperView;
  readonly after: number | undefined;
}) => {
  const ref = useRef<HTMLButtonElement>(null);
  const { seat, crystal, income } = keeper;
  const figure = crystalFigure(seat);
  useMotion(figure, ref);
  const danger = dangerOf(crystal, income);
  return (
    <span className={styles.slot}>
      <button
        ref={ref}
        type="button"
        className={styles.gauge}
        data-danger={danger}
        data-crystal={seat}
        data-figure={figure}
        aria-label={[
          say('crystalOf', { crystal, income }),
          ...(danger === undefined ? [] : [say(`overload.${danger}`)]),
        ].join('. ')}
        data-explain="figure:crystal"
        onClick={() => openRule('MYS-39.1')}
      >
        <SIGNS.Crystal className={styles.sign} aria-hidden="true" />
        <strong className={styles.count}>{crystal}</strong>
        {after !== undefined && <span className={styles.after}>{after}</span>}
        <Payments figure={figure} />
        <span className={styles.income}>+{income}</span>
        <span className={styles.track} aria-hidden="true">
          <span className={styles.fill} style={{ width: `${Math.min(100, crystal)}%` }} />
        </span>
      </button>
      {danger !== undefined && <span className={styles.warning}>{say(`overload.${danger}`)}</span>}
    </span>
  );
};
