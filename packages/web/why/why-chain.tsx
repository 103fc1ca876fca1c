import type { Why } from '@three-spires/kernel';
import type { Signs } from '../icons/signs.ts';
import { openDialog } from '../kit/dialogs.ts';
import { keyed } from '../kit/keyed.ts';
import { RichText } from '../kit/rich-text.tsx';
import { say } from '../text/say.ts';
import styles from './why-dialog.module.css';

type WhyChainProps = { readonly why: Why; readonly signs: Signs | undefined };

/** What led to something, step by step; each step opens its rule. */
export const WhyChain = ({ why, signs }: WhyChainProps) => (
  <ol className={styles.chain}>
    {keyed(why).map(({ key, item: { says, rule, amount }, place }) => (
      <li key={key} className={styles.step} data-last={place === why.length - 1 || undefined}>
        <span className={styles.text}>
          <RichText text={says} linked="words" signs={signs} />
        </span>
        {amount !== undefined && <span className={styles.amount}>{say('why.amount', { amount })}</span>}
        {rule !== undefined && (
          <button
            type="button"
            className={styles.rule}
            aria-label={say('why.rule', { rule })}
            onClick={() => openDialog({ kind: 'rules', rule })}
          >
            {rule}
          </button>
        )}
      </li>
    ))}
  </ol>
);
