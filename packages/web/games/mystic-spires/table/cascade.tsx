import { plainText } from '@three-spires/kernel';
import { AnimatePresence } from 'motion/react';
import * as m from 'motion/react-m';
import { useEffect, useRef } from 'react';
import { paced } from '../../../settings/settings-store.ts';
import { useBoard } from '../board/board-context.ts';
import { nameOfThing, nameOfTower } from '../board/describe.ts';
import { openOwn } from '../board/dialogs.ts';
import { Art, TowerArt } from '../pieces/art.tsx';
import {
  cardInfo,
  isPile,
  isTower,
  pileCard,
  textOfAbility,
  towerInfo,
  towerSeat,
} from '../pieces/content.ts';
import { linkFigure } from '../pieces/figures.ts';
import { say } from '../words/say.ts';
import styles from './cascade.module.css';
import type { Chain, ChainLink } from './chain.ts';
import { peekAt } from './peek.tsx';

const useNames = () => {
  const board = useBoard();
  const target = (ref: number): string => {
    if (isTower(ref)) return nameOfTower(board, towerSeat(ref));
    return isPile(ref) ? cardInfo(pileCard(ref)).name : nameOfThing(board.view, ref);
  };
  return { board, target };
};

/** One link: its number, what it is, whose, and at what it aims. */
const ChainLinkTile = ({ link }: { readonly link: ChainLink }) => {
  const { board, target } = useNames();
  const { number, kind, seat, card, source, ability, targets, fate, waits } = link;
  const tower =
    card < 0 && isTower(source) ? towerInfo(board.view.keepers[towerSeat(source)]?.tower ?? 0) : undefined;
  const name = tower?.name ?? (card < 0 ? '' : cardInfo(card).name);
  const definition = tower?.definition ?? (card < 0 ? undefined : cardInfo(card).definition);
  const who = board.names[seat] ?? '';
  const at = targets.map(target).filter((each) => each !== '');
  const words = [
    say('link', { number, who, name, kind: say(`linkKind.${kind}`) }),
    ...(at.length > 0 ? [say('linkAt', { targets: at.join(', ') })] : []),
    ...(fate === 'stands' ? [] : [say(`fate.${fate}`)]),
    ...(waits ? [say('linkWaits')] : []),
    ...(ability >= 0 ? [plainText(textOfAbility(ability))] : []),
  ];
  return (
    <m.li
      layout
      className={styles.link}
      data-set={definition?.set}
      data-side={seat === board.near ? 'near' : 'far'}
      data-fate={fate}
      initial={{ opacity: 0, scale: 0.4, x: 60 }}
      animate={{ opacity: 1, scale: 1, x: 0 }}
      exit={{ opacity: 0, scale: 0.6, transition: { duration: paced(0.16) } }}
      transition={{ duration: paced(0.24), ease: [0.2, 0.8, 0.2, 1] }}
    >
      <button
        type="button"
        className={styles.body}
        data-link={number}
        data-fate={fate}
        data-figure={linkFigure(number)}
        data-peek={
          card < 0 ? peekAt('tower', board.view.keepers[towerSeat(source)]?.tower ?? 0) : peekAt('card', card)
        }
        aria-label={words.join('. ')}
        onClick={() =>
          openOwn(card < 0 ? { kind: 'tower', seat: towerSeat(source) } : { kind: 'card', card })
        }
      >
        <span className={styles.number}>C{number}</span>
        <span className={styles.art}>
          {tower && <TowerArt id={tower.definition.id} size="small" />}
          {card >= 0 && <Art of={cardInfo(card).definition} size="small" square />}
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.kind}>
            {fate === 'stands' ? say(`linkKind.${kind}`) : say(`fate.${fate}`)}
          </span>
          {at.length > 0 && <span className={styles.aim}>→ {at.join(', ')}</span>}
        </span>
        {fate === 'disrupted' && (
          <svg className={styles.crack} viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true">
            <path d="M58 -4 L46 14 L57 22 L38 40 L48 46 L36 66" />
          </svg>
        )}
      </button>
    </m.li>
  );
};

/** The Cascade as a chain of numbered links: it grows to the right and comes down from there. */
export const Cascade = ({ chain }: { readonly chain: Chain }) => {
  const ref = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer chain is the reason to scroll
  useEffect(() => {
    ref.current?.scrollTo({ left: ref.current.scrollWidth });
  }, [chain.length]);
  return (
    <ol ref={ref} className={styles.chain} data-cascade={chain.length} aria-label={say('cascade')}>
      <AnimatePresence mode="popLayout">
        {chain.map((link) => (
          <ChainLinkTile key={`${link.number}:${link.card}:${link.seat}:${link.kind}`} link={link} />
        ))}
      </AnimatePresence>
    </ol>
  );
};
