import type { PreviewChange } from '@three-spires/kernel';
import { whyOf } from '../../../connection/preview-origins.ts';
import { SYMBOLS } from '../pictures/symbols.ts';
import { symbolName } from './symbol-name.ts';
import styles from './token-row.module.css';

type TokenCount = { readonly token: string; readonly count: number };

type TokenRowProps = {
  readonly tokens: readonly TokenCount[];
  readonly changes: readonly PreviewChange[] | undefined;
};

export const tokensInWords = (tokens: readonly TokenCount[]): readonly string[] =>
  tokens.filter(({ count }) => count > 0).map(({ token, count }) => `${count} ${symbolName(token)}`);

/** Tokens as pictures with numbers; a preview shows the resulting number. */
export const TokenRow = ({ tokens, changes }: TokenRowProps) => {
  const shown = tokens.flatMap(({ token, count }) => {
    const change = changes?.find(({ field }) => field === token);
    const to = change?.to;
    return count > 0 || (to ?? 0) > 0 ? [{ token, count, to, change }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <span className={styles.row}>
      {shown.map(({ token, count, to, change }) => {
        const Picture = SYMBOLS[token];
        return (
          <span
            key={token}
            className={styles.token}
            data-token={token}
            data-changed={to !== undefined || undefined}
            data-explain={`sign:${token}`}
            data-why={whyOf(change)}
          >
            {Picture && <Picture aria-hidden="true" />}
            <span className="hidden-visually">{symbolName(token)} </span>
            {to === undefined ? count : `${count}→${to}`}
          </span>
        );
      })}
    </span>
  );
};
