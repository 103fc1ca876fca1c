import { type DeckList, SETS, type SetId } from '@three-spires/mystic-spires/library';
import type { ReactNode } from 'react';
import { say } from '../words/say.ts';
import { towerCalled } from './card-pool.ts';
import { averageCost, costCurve, setsOf, sumOf } from './deck.ts';
import styles from './deck-tile.module.css';
import { isLegal } from './format.ts';
import { TowerArch } from './tower-arch.tsx';

/** The curve, small and without words: the figures are next to it. */
const Sparkline = ({ deck }: { readonly deck: DeckList }) => {
  const bars = costCurve(deck);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <svg className={styles.spark} viewBox={`0 0 ${bars.length * 6} 24`} aria-hidden="true">
      {bars.map(({ key, count }, at) => (
        <rect
          key={key}
          x={at * 6}
          y={24 - (count / most) * 24}
          width={4}
          height={(count / most) * 24}
          rx={1}
        />
      ))}
    </svg>
  );
};

/** A deck in a list: its Tower, its size, whether it is legal. */
export const DeckTile = ({
  deck,
  plan,
  children,
}: {
  readonly deck: DeckList;
  readonly plan?: string;
  readonly children: ReactNode;
}) => {
  const tower = towerCalled(deck.tower);
  const legal = isLegal(deck);
  const sets = setsOf(deck).map((set) => SETS[set as SetId]);
  return (
    <article className={styles.tile} data-deck={deck.name} data-set={tower?.set}>
      <TowerArch tower={tower} />
      <div className={styles.words}>
        <h3 className={styles.name}>{deck.name === '' ? say('decks.unnamed') : deck.name}</h3>
        <p className={styles.facts}>
          {deck.tower === '' ? say('decks.noTowerYet') : deck.tower}
          {plan !== undefined && ` · ${plan}`}
        </p>
        <p className={styles.facts}>
          {say('decks.tileFacts', { count: sumOf(deck.main), cost: averageCost(deck).toFixed(1) })}
          {sets.length > 0 && sets.length < 3 && ` · ${sets.join(', ')}`}
        </p>
        <p className={styles.verdict} data-legal={legal}>
          {legal ? say('decks.tileLegal') : say('decks.tileUnfinished')}
        </p>
      </div>
      <Sparkline deck={deck} />
      <div className={styles.tools}>{children}</div>
    </article>
  );
};
