import type { Text } from '@three-spires/kernel';
import { SYMBOLS } from '../pictures/symbols.ts';
import { say } from '../words/say.ts';
import { profileOf } from './characters.ts';
import type { EnemyView } from './content.ts';
import styles from './intent.module.css';
import { symbolName } from './symbol-name.ts';

type Part = {
  readonly symbol: string;
  readonly words: string;
  /** The characters it lands on, where they differ. */
  readonly on?: readonly string[];
};

/** The pictures of an action besides its hits, each with the number before it. */
const otherParts = (text: Text): Part[] =>
  text.flatMap((part, place) => {
    if (typeof part === 'string' || !('icon' in part) || ['hit', 'area', 'die'].includes(part.icon))
      return [];
    const before = text[place - 1];
    const number = typeof before === 'string' ? /(\d+)\s*$/.exec(before)?.[1] : undefined;
    return [{ symbol: part.icon, words: number ?? '' }];
  });

const hitWords = (damage: number, times: number): string => (times > 1 ? `${damage}×${times}` : `${damage}`);

/** Hits as they would land, one chip for all players they land on alike. */
const attackParts = ({ attacks }: EnemyView, names: readonly string[]): Part[] => {
  const groups = new Map<string, string[]>();
  for (const { seat, damage, times } of attacks) {
    const words = hitWords(damage, times);
    groups.set(words, [...(groups.get(words) ?? []), names[seat] ?? '']);
  }
  return [...groups].map(([words, on], place) => ({
    symbol: place === 0 ? 'hit' : '',
    words,
    ...(groups.size > 1 && names.length > 1 ? { on: [...new Set(on)] } : {}),
  }));
};

const Chip = ({ symbol, words, on = [] }: Part) => {
  const Picture = SYMBOLS[symbol];
  return (
    <span className={styles.chip} data-symbol={symbol} data-apart={on.length > 0 || undefined}>
      {Picture && <Picture aria-hidden="true" />}
      {on
        .flatMap((character) => profileOf(character) ?? [])
        .map(({ name, mood, Icon }) => (
          <Icon key={name} className={styles.on} data-mood={mood} aria-hidden="true" />
        ))}
      <span className="hidden-visually">{symbolName(symbol)} </span>
      {words}
    </span>
  );
};

type IntentProps = {
  readonly enemy: EnemyView;
  readonly action: Text | undefined;
  readonly names: readonly string[];
};

/** What an enemy is about to do, with the real damage of its hits. */
export const Intent = ({ enemy, action, names }: IntentProps) => {
  if (enemy.nextAction < 0 || action === undefined)
    return <span className={styles.intent}>{say('intent.unknown')}</span>;
  const parts = [...attackParts(enemy, names), ...otherParts(action)];
  const everyone = names.length > 1 && new Set(enemy.attacks.map(({ seat }) => seat)).size > 1;
  return (
    <span className={styles.intent} data-attacks={enemy.attacks.length > 0 || undefined}>
      {parts.length === 0 ? (
        <span className={styles.rest}>{say('intent.rest')}</span>
      ) : (
        parts.map((part) => <Chip key={`${part.symbol}${part.words}`} {...part} />)
      )}
      {everyone && parts.every(({ on }) => on === undefined) && (
        <span className={styles.all}>{say('intent.all')}</span>
      )}
    </span>
  );
};
