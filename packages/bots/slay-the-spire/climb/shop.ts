/** The Merchant: buys what improves the deck by more than the gold would elsewhere. */
import { type Move, moveA, moveB, moveKind } from '@three-spires/kernel';
import {
  cardPrice,
  MOVE,
  OFFER,
  potionPrice,
  relicPrice,
  removePrice,
  uidOf,
} from '@three-spires/slay-the-spire/for-bots';
import type { Outlook } from '../worth/outlook.ts';
import { removals } from './averages.ts';
import { withoutCard } from './changes.ts';
import type { Option } from './option.ts';
import { cardOption, potionOption, relicOption } from './rewards.ts';

export const shopOptions = (outlook: Outlook, moves: readonly Move[]): Option[] =>
  moves.flatMap((move) => {
    const option = optionFor(outlook, move);
    return option === undefined ? [] : [option];
  });

const optionFor = (outlook: Outlook, move: Move): Option | undefined => {
  const { state, seat } = outlook;
  const { run } = state;
  const at = moveA(move);
  switch (moveKind(move)) {
    case MOVE.leave:
      return { move, lasting: 0, once: 0, what: 'nothing more' };
    case MOVE.share:
      return at === OFFER.allOrNone && mayNeedGold(outlook) ? { ...OFFERED, move } : undefined;
    case MOVE.buyRelic:
      return priced(outlook, relicOption(outlook, move, run.relicStock[at] as number), relicPrice(state, at));
    case MOVE.buyPotion: {
      // All players' relics, cards and removals come first, because they last.
      if (othersAreThere(outlook)) return undefined;
      const bought = potionOption(move, run.potionStock[at] as number);
      const gift = { ...bought, once: GIVEN * bought.once };
      return priced(outlook, moveB(move) === seat ? bought : gift, potionPrice(state, at));
    }
    case MOVE.buyCard:
      return bought(outlook, move, run.cardStock[seat]?.[at] as number);
    case MOVE.buyColorless:
      return bought(outlook, move, run.colorlessStock[at] as number);
    case MOVE.buyRemove: {
      const [removed] = removals(outlook);
      if (removed === undefined) return undefined;
      const change = withoutCard(uidOf(removed.card));
      const removal = { move, lasting: removed.gain, once: 0, change, what: 'a removal' };
      return priced(outlook, removal, removePrice(state));
    }
    default:
      return undefined;
  }
};

/** Better than leaving with the gold, and less than anything worth its price. */
const OFFERED = { lasting: 0, once: 0.001, what: 'gold for what the others buy' } as const;

/** A potion for another player counts for this proportion (STS-10.24). */
const GIVEN = 0.9;

const othersAreThere = ({ state: { run }, seat }: Outlook): boolean =>
  run.finished.some((isFinished, other) => other !== seat && isFinished === 0);

/** Whether the others may need gold not yet offered to them (STS-8.23). */
const mayNeedGold = (outlook: Outlook): boolean =>
  outlook.state.run.sharing[outlook.seat] === 0 && othersAreThere(outlook);

const bought = (outlook: Outlook, move: Move, face: number): Option =>
  priced(outlook, cardOption(outlook, move, face), cardPrice(face));

const priced = ({ goldRate }: Outlook, option: Option, price: number): Option => ({
  ...option,
  once: option.once - goldRate * price,
  price,
});
