import type { Text } from '@three-spires/kernel';
import { SYMBOLS } from '../icons/symbols.ts';
import { say } from '../text/say.ts';
import styles from './intent.module.css';
import type { EnemyView } from './library.ts';
import { symbolName } from './symbol-name.ts';

type Part = { readonly symbol: string; readonly words: string };

/** The pictures of an action besides its hits, each with the number before it. */
const otherParts = (text: Text): Part[] =>
  text.flatMap((part, place) => {
    if (typeof part === 'string' || !('icon' in part) || ['hit', 'area', 'die'].includes(part.icon))
      return [];
    const before = text[place - 1];
    const number = typeof before === 'string' ? /(\d+)\s*$/.exec(before)?.[1] : undefined;
    return [{ symbol: part.icon, words: number ?? '' }];
  });

/** Hits as they would land, one chip for all players they land on alike. */
const attackParts = ({ attacks }: EnemyView): Part[] => {
  const words = new Set(attacks.map(({ damage, times }) => (times > 1 ? `${damage}×${times}` : `${damage}`)));
  return [...words].map((each) => ({ symbol: 'hit', words: each }));
};

const Chip = ({ symbol, words }: Part) => {
  const Picture = SYMBOLS[symbol];
  return (
    <span className={styles.chip} data-symbol={symbol}>
      {Picture && <Picture aria-hidden="true" />}
      <span className="hidden-visually">{symbolName(symbol)} </span>
      {words}
    </span>
  );
};

/** What an enemy is about to do, with the real damage of its hits. */
export const Intent = ({
  enemy,
  action,
}: {
  readonly enemy: EnemyView;
  readonly action: Text | undefined;
}) => {
  if (enemy.nextAction < 0 || action === undefined)
    return <span className={styles.intent}>{say('intent.unknown')}</span>;
  const parts = [...attackParts(enemy), ...otherParts(action)];
  return (
    <span className={styles.intent} data-attacks={enemy.attacks.length > 0 || undefined}>
      {parts.length === 0 ? (
        <span className={styles.rest}>{say('intent.rest')}</span>
      ) : (
        parts.map((part) => <Chip key={`${part.symbol}${part.words}`} {...part} />)
      )}
      {enemy.attacks.length > 1 && <span className={styles.all}>{say('intent.all')}</span>}
    </span>
  );
};
