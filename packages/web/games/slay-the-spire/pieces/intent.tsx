import type { Text } from '@three-spires/kernel';
import { SYMBOLS } from '../pictures/symbols.ts';
import { say } from '../words/say.ts';
import { profileOf } from './characters.ts';
import type { EnemyView } from './content.ts';
import styles from './intent.module.css';
import { attackParts, type IntentPart, otherParts } from './intent-parts.ts';
import { symbolName } from './symbol-name.ts';

const Chip = ({ symbol, words, on = [] }: IntentPart) => {
  const Picture = SYMBOLS[symbol];
  return (
    <span
      className={styles.chip}
      data-symbol={symbol === '' ? undefined : symbol}
      data-explain={`intent:${symbol === '' ? 'hit' : symbol}`}
      data-apart={on.length > 0 || undefined}
    >
      {Picture && <Picture aria-hidden="true" />}
      {on
        .flatMap((character) => profileOf(character) ?? [])
        .map(({ name, mood, Icon }) => (
          <Icon key={name} className={styles.on} data-mood={mood} aria-hidden="true" />
        ))}
      {symbol !== '' && <span className="hidden-visually">{symbolName(symbol)} </span>}
      <span className={styles.words}>{words}</span>
    </span>
  );
};

type IntentProps = {
  readonly enemy: EnemyView;
  readonly action: Text | undefined;
  readonly names: readonly string[];
};

/** An enemy's next action, with the real damage of its hits. */
export const Intent = ({ enemy, action, names }: IntentProps) => {
  if (enemy.nextAction < 0 || action === undefined)
    return (
      <span className={styles.intent} data-intent data-explain="intent:unknown">
        {say('intent.unknown')}
      </span>
    );
  const parts = [...attackParts(enemy.attacks, names), ...otherParts(action)];
  const everyone = names.length > 1 && new Set(enemy.attacks.map(({ seat }) => seat)).size > 1;
  return (
    <span className={styles.intent} data-intent data-attacks={enemy.attacks.length > 0 || undefined}>
      {parts.length === 0 ? (
        <span className={styles.rest} data-explain="intent:rest">
          {say('intent.rest')}
        </span>
      ) : (
        parts.map((part) => <Chip key={`${part.symbol}${part.words}`} {...part} />)
      )}
      {everyone && parts.every(({ on }) => on === undefined) && (
        <span className={styles.all} data-explain="intent:all">
          {say('intent.all')}
        </span>
      )}
    </span>
  );
};
