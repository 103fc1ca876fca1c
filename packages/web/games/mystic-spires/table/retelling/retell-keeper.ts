/** A Keeper's zones while events are being told. */
import { cardInfo, type KeeperView, type MysticSpiresView } from '../../pieces/content.ts';

type Pile = 'deck' | 'hand' | 'graveyard' | 'exile' | 'tokens';

export const changeKeeper = (
  view: MysticSpiresView,
  seat: number,
  change: (keeper: KeeperView) => Partial<KeeperView>,
): MysticSpiresView => ({
  ...view,
  keepers: view.keepers.map((keeper) => (keeper.seat === seat ? { ...keeper, ...change(keeper) } : keeper)),
});

/** Removes the last matching card, as the rules do. */
const without = <Card>(cards: readonly Card[], isIt: (card: Card) => boolean): readonly Card[] => {
  const at = cards.findLastIndex(isIt);
  return at < 0 ? cards : cards.filter((_, place) => place !== at);
};

const byNumber = (one: number, other: number): number => one - other;

type Hand = NonNullable<KeeperView['hand']>;

/**
 * A card entering a hand. Its current cost comes from the hand after the batch; otherwise the printed one
 * applies.
 */
const inHand = (card: number, hand: Hand | undefined): Hand[number] =>
  hand?.find((held) => held.card === card) ?? { card, cost: cardInfo(card).definition.cost };

export const takeFrom = (view: MysticSpiresView, seat: number, pile: Pile, card: number): MysticSpiresView =>
  changeKeeper(view, seat, (keeper) => {
    switch (pile) {
      case 'deck':
        return { deckSize: keeper.deckSize - 1 };
      case 'hand':
        return {
          handSize: keeper.handSize - 1,
          ...(keeper.hand === undefined ? {} : { hand: without(keeper.hand, (held) => held.card === card) }),
        };
      case 'graveyard':
        return { graveyard: without(keeper.graveyard, (each) => each === card) };
      case 'exile':
        return { exiled: without(keeper.exiled, (each) => each === card) };
      case 'tokens':
        return {
          tokenCount: keeper.tokenCount - 1,
          ...(keeper.tokens === undefined ? {} : { tokens: without(keeper.tokens, (each) => each === card) }),
        };
    }
  });

export const addTo = (
  view: MysticSpiresView,
  seat: number,
  pile: Pile,
  card: number,
  next?: MysticSpiresView,
): MysticSpiresView =>
  changeKeeper(view, seat, (keeper) => {
    switch (pile) {
      case 'deck':
        return { deckSize: keeper.deckSize + 1 };
      case 'hand':
        return {
          handSize: keeper.handSize + 1,
          ...(keeper.hand === undefined
            ? {}
            : { hand: [...keeper.hand, inHand(card, next?.keepers[seat]?.hand)] }),
        };
      case 'graveyard':
        return { graveyard: [...keeper.graveyard, card] };
      case 'exile':
        return { exiled: [...keeper.exiled, card] };
      case 'tokens':
        return {
          tokenCount: keeper.tokenCount + 1,
          ...(keeper.tokens === undefined ? {} : { tokens: [...keeper.tokens, card].sort(byNumber) }),
        };
    }
  });

const isToken = (card: number): boolean => cardInfo(card).definition.kind === 'Token';

/**
 * A Keeper at the start of the game, derived from a later view: every card in the deck, every Token in the
 * Token Deck.
 */
export const keeperAtStart = ({ things, links }: MysticSpiresView, keeper: KeeperView): KeeperView => {
  const { seat, deckSize, handSize, tokenCount, graveyard, exiled } = keeper;
  const inPlay = things.filter(({ owner }) => owner === seat).map(({ card }) => card);
  const announced = links.filter((link) => link.seat === seat && link.card >= 0 && link.source < 0);
  const out = [...inPlay, ...exiled];
  const tokens = out.filter(isToken);
  const { limit: _, ...rest } = keeper;
  return {
    ...rest,
    hp: keeper.maxHp,
    crystal: 0,
    marks: [],
    deckSize: deckSize + handSize + graveyard.length + out.length - tokens.length + announced.length,
    handSize: 0,
    tokenCount: tokenCount + tokens.length,
    graveyard: [],
    exiled: [],
    skipDraw: 0,
    skipBattle: 0,
    played: 0,
    towerBarred: false,
    ...(keeper.hand === undefined ? {} : { hand: [] }),
    ...(keeper.tokens === undefined ? {} : { tokens: [...keeper.tokens, ...tokens].sort(byNumber) }),
  };
};
