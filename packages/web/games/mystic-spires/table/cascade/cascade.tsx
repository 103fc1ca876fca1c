import { plainText } from '@three-spires/kernel';
import { AnimatePresence, useIsPresent } from 'motion/react';
import * as m from 'motion/react-m';
import { useEffect, useRef } from 'react';
import { RichText } from '../../../../kit/rich-text.tsx';
import { paced } from '../../../../settings/settings-store.ts';
import { type Board, useBoard } from '../../board/board-context.ts';
import { nameOfThing, nameOfTower } from '../../board/describe.ts';
import { openOwn } from '../../board/dialogs.ts';
import { Art, TowerArt } from '../../pieces/art.tsx';
import {
  cardInfo,
  isPile,
  isTower,
  pileCard,
  textOfAbility,
  towerInfo,
  towerSeat,
} from '../../pieces/content.ts';
import { linkFigure } from '../../pieces/figures.ts';
import { Shards } from '../../pieces/shards.tsx';
import { say } from '../../words/say.ts';
import { peekAt } from '../field/peek.tsx';
import styles from './cascade.module.css';
import type { Chain, ChainLink } from './chain.ts';

const targetName = (board: Board, ref: number): string => {
  if (isTower(ref)) return nameOfTower(board, towerSeat(ref));
  return isPile(ref) ? cardInfo(pileCard(ref)).name : nameOfThing(board.view, ref);
};

/** What needs an answer: the announced effect, or the Unit being summoned. */
const textOf = ({ ability, card, kind }: ChainLink): ReturnType<typeof textOfAbility> => {
  if (ability >= 0) return textOfAbility(ability);
  if (card < 0 || kind === 'attack') return [];
  const { isUnit, definition, text } = cardInfo(card);
  if (!isUnit) return text;
  const printed = say('printed', { power: definition.power, hp: definition.hp });
  return text.length === 0 ? [printed] : [`${printed}. `, ...text];
};

/** A link as words and pictures show it. */
const factsOf = (board: Board, link: ChainLink) => {
  const { card, source, seat, targets } = link;
  const number =
    card < 0 && isTower(source) ? (board.view.keepers[towerSeat(source)]?.tower ?? 0) : undefined;
  const tower = number === undefined ? undefined : towerInfo(number);
  const info = card < 0 ? undefined : cardInfo(card);
  return {
    name: tower?.name ?? info?.name ?? '',
    set: tower?.definition.set ?? info?.definition.set,
    art:
      tower !== undefined ? (
        <TowerArt id={tower.definition.id} size="small" />
      ) : (
        info !== undefined && <Art of={info.definition} size="small" square />
      ),
    peek: number === undefined ? peekAt('card', card) : peekAt('tower', number),
    who: board.names[seat] ?? '',
    aims: targets.map((ref) => targetName(board, ref)).filter((each) => each !== ''),
    text: textOf(link),
  };
};

type LinkProps = {
  readonly link: ChainLink;
  /** Whether its effects are resolving now. */
  readonly resolving: boolean;
};

/** One link: its number, what it is, whose it is, its target and its effect. Once settled, a single line. */
const ChainLinkTile = ({ link, resolving }: LinkProps) => {
  const board = useBoard();
  const present = useIsPresent();
  const stood = useRef(link.fate === 'stands').current;
  const { number, kind, seat, card, source, fate, waits } = link;
  const { name, set, art, peek, who, aims, text } = factsOf(board, link);
  const state = fate !== 'stands' ? say(`fate.${fate}`) : resolving ? say('fate.resolving') : undefined;
  const words = [
    say('link', { number, who, name, kind: say(`linkKind.${kind}`) }),
    ...(aims.length > 0 ? [say('linkAt', { targets: aims.join(', ') })] : []),
    ...(state === undefined ? [] : [state]),
    ...(waits ? [say('linkWaits')] : []),
    ...(text.length > 0 ? [plainText(text)] : []),
  ];
  return (
    <m.li
      layout="position"
      className={styles.link}
      data-set={set}
      data-side={seat === board.near ? 'near' : 'far'}
      data-fate={fate}
      data-resolving={resolving || undefined}
      initial={{ opacity: 0, scale: 0.6 }}
      animate={{ opacity: 1, scale: 1 }}
      exit={{ opacity: 0, transition: { duration: paced(0.5) } }}
      transition={{ duration: paced(0.24), ease: [0.2, 0.8, 0.2, 1] }}
    >
      <button
        type="button"
        className={styles.body}
        data-link={number}
        data-fate={fate}
        data-figure={linkFigure(number)}
        data-peek={peek}
        aria-label={words.join('. ')}
        onClick={() =>
          openOwn(card < 0 ? { kind: 'tower', seat: towerSeat(source) } : { kind: 'card', card })
        }
      >
        <span className={styles.number}>C{number}</span>
        <span className={styles.art}>{art}</span>
        <span className={styles.name}>{name}</span>
        <span className={styles.about}>
          {fate === 'stands' && (
            <>
              <span className={styles.who}>{who}</span> ·{' '}
            </>
          )}
          {state ?? say(`linkKind.${kind}`)}
        </span>
        {fate === 'stands' && (
          <>
            {text.length > 0 && (
              <span className={styles.text} data-link-text>
                <RichText text={text} />
              </span>
            )}
            {aims.length > 0 && <span className={styles.aim}>→ {aims.join(', ')}</span>}
          </>
        )}
      </button>
      {stood && (fate !== 'stands' || !present) && <Shards name={`${name} ${number}`} />}
    </m.li>
  );
};

/** The link that is resolving: the last one standing, once nobody may respond or a later one is settled. */
const resolvingIn = ({ view }: Board, chain: Chain): ChainLink | undefined => {
  const last = chain.findLastIndex(({ fate }) => fate === 'stands');
  const isComingDown =
    last < chain.length - 1 || (view.priority === undefined && view.question === undefined);
  return isComingDown ? chain[last] : undefined;
};

/** The Cascade as a stack of numbered links: the newest is on top, and it resolves in that order. */
export const Cascade = ({ chain }: { readonly chain: Chain }) => {
  const board = useBoard();
  const ref = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer chain is the reason to scroll
  useEffect(() => {
    ref.current?.scrollTo({ left: 0, top: 0 });
  }, [chain.length]);
  const resolving = resolvingIn(board, chain);
  return (
    <ol ref={ref} className={styles.chain} reversed data-cascade={chain.length} aria-label={say('cascade')}>
      <AnimatePresence mode="popLayout">
        {chain.toReversed().map((link) => (
          <ChainLinkTile
            key={`${link.number}:${link.card}:${link.seat}:${link.kind}`}
            link={link}
            resolving={link === resolving}
          />
        ))}
      </AnimatePresence>
    </ol>
  );
};
