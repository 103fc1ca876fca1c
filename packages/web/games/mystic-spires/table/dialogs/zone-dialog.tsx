import { Button } from '../../../../kit/button.tsx';
import { DialogFrame } from '../../../../kit/dialog-frame.tsx';
import { closeDialog } from '../../../../kit/dialogs.ts';
import { useBoard } from '../../board/board-context.ts';
import { openOwn, openZone } from '../../board/dialogs.ts';
import { pointing } from '../../board/selection.ts';
import { CardFace } from '../../pieces/card.tsx';
import { cardInfo, type KeeperView } from '../../pieces/content.ts';
import type { Zone } from '../../pieces/figures.ts';
import { say } from '../../words/say.ts';
import styles from './zone-dialog.module.css';

/** The visible cards of a zone; a deck, and another player's Token Deck, stay hidden. */
const cardsIn = (keeper: KeeperView, zone: Zone): readonly number[] | undefined => {
  switch (zone) {
    case 'deck':
      return undefined;
    case 'tokens':
      return keeper.tokens;
    default:
      return keeper[zone];
  }
};

const ZoneCard = ({
  card,
  copies,
  seat,
}: {
  readonly card: number;
  readonly copies: number;
  readonly seat: number;
}) => {
  const { litFor, perform } = useBoard();
  const target = { kind: 'pile', seat, card } as const;
  const lit = litFor(target);
  const { name } = cardInfo(card);
  return (
    <li className={styles.slot}>
      <button
        type="button"
        className={styles.card}
        data-pile-card={card}
        data-choice={lit === undefined ? undefined : ''}
        aria-label={copies > 1 ? say('copies', { name, copies }) : name}
        onClick={() => {
          if (lit === undefined) {
            openOwn({ kind: 'card', card });
            return;
          }
          closeDialog();
          perform(lit);
        }}
        {...(lit === undefined ? {} : pointing(target))}
      >
        <CardFace card={card} />
        {copies > 1 && (
          <span className={styles.copies} aria-hidden="true">
            ×{copies}
          </span>
        )}
      </button>
    </li>
  );
};

/** Groups copies of a name, in order of their first appearance. */
const counted = (cards: readonly number[]): readonly (readonly [number, number])[] => {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
};

/** A link to the other graveyard, if cards can be chosen there too. */
const OtherGraveyard = ({ seat }: { readonly seat: number }) => {
  const { lit, names } = useBoard();
  const other = 1 - seat;
  if (![...lit.keys()].some((key) => key.startsWith(`pile:${other}:`))) return null;
  return (
    <Button onClick={() => openZone(other, 'graveyard')}>
      {say('otherGraveyard', { who: names[other] ?? '' })}
    </Button>
  );
};

/** The contents of a zone; a graveyard shows its newest card first. */
export const ZoneDialog = ({ seat, zone }: { readonly seat: number; readonly zone: Zone }) => {
  const { view, names } = useBoard();
  const keeper = view.keepers[seat];
  if (keeper === undefined) return null;
  const cards = cardsIn(keeper, zone);
  const count =
    zone === 'deck' ? keeper.deckSize : zone === 'tokens' ? keeper.tokenCount : keeper[zone].length;
  return (
    <DialogFrame title={say('zoneOf', { zone: say(`zone.${zone}`), who: names[seat] ?? '' })} wide>
      <p>{say(`zone.${zone}.about`, { count })}</p>
      {cards !== undefined && (
        <ul className={styles.cards}>
          {counted([...cards].reverse()).map(([card, copies]) => (
            <ZoneCard key={card} card={card} copies={copies} seat={seat} />
          ))}
        </ul>
      )}
      {zone === 'graveyard' && <OtherGraveyard seat={seat} />}
    </DialogFrame>
  );
};
