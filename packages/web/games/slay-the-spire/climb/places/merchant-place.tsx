import type { Goods } from '@three-spires/slay-the-spire/options';
import Bin from '~icons/game-icons/card-burn';
import { keyed } from '../../../../kit/keyed.ts';
import { MoveButton } from '../../../../table/decision/move-button.tsx';
import controls from '../../../../theme/controls.module.css';
import { useBoard } from '../../board/board-context.ts';
import { Choice } from '../../board/choice.tsx';
import { SYMBOLS } from '../../pictures/symbols.ts';
import { faceInfo, itemInfo, type RunView } from '../../pieces/content.ts';
import { Figure } from '../../pieces/figure.tsx';
import { say } from '../../words/say.ts';
import { LeaveButton } from '../scene/leave-button.tsx';
import { Scene, WaitingNames } from '../scene/scene.tsx';
import { SeatMark } from '../scene/seat-mark.tsx';
import { payersOf, ShareGold } from '../scene/share-gold.tsx';
import styles from './merchant-place.module.css';

const Coins = SYMBOLS.gold;

type Stall = NonNullable<RunView['merchant']>;
type Ware = Stall['relics'][number];

const Price = ({ amount, sale = false }: { readonly amount: number; readonly sale?: boolean }) => (
  <span className={styles.price} data-sale={sale || undefined}>
    {Coins && <Coins aria-hidden="true" />}
    <span>{say('merchant.price', { amount })}</span>
    {sale && <span className={styles.sale}>{say('merchant.sale')}</span>}
  </span>
);

/** Which other players pay for it. */
const Payers = ({ words }: { readonly words: string }) =>
  words === '' ? null : <span className={styles.payers}>{words}</span>;

/** An item on the stall: pressing it buys it. A potion may also be bought for another player. */
const Offer = ({
  ware,
  goods,
  slot,
}: {
  readonly ware: Ware;
  readonly goods: Goods;
  readonly slot: number;
}) => {
  const { actions, perform, seat, names } = useBoard();
  if (ware.item < 0) return <span className={styles.sold}>{say('merchant.sold')}</span>;
  const isCard = goods === 'card' || goods === 'colorless';
  const own = actions.filter(
    (action) => action.does === 'buy' && action.goods === goods && action.place === slot,
  );
  const buy = own.find(({ to }) => to === undefined || to === seat);
  const gifts = own.filter(({ to }) => to !== undefined && to !== seat);
  const name = isCard ? faceInfo(ware.item).name : itemInfo(ware.item).name;
  const payers = payersOf(buy ?? gifts[0]);
  const ticket = isCard && faceInfo(ware.item).type === 'ticket';
  return (
    <>
      <Choice
        kind={isCard ? 'card' : 'item'}
        number={ware.item}
        onChoose={buy === undefined ? undefined : () => perform(buy)}
        move={buy?.option.move}
        label={[
          say(buy === undefined ? 'merchant.cannot' : 'climb.buy', { what: name, price: ware.price }),
          payers,
        ]
          .filter((part) => part !== '')
          .join('. ')}
      />
      {!ticket && <Price amount={ware.price} sale={goods === 'relic' && slot === 0} />}
      <Payers words={payers} />
      {gifts.length > 0 && (
        <span className={styles.gifts}>
          {gifts.map((action) => (
            <MoveButton
              key={action.to}
              className={styles.gift}
              aria-label={say('merchant.buyFor', { what: name, who: names[action.to ?? 0] ?? '' })}
              data-tip={say('merchant.buyFor', { what: name, who: names[action.to ?? 0] ?? '' })}
              action={action}
              perform={perform}
            >
              {say('merchant.for')}
              <SeatMark seat={action.to ?? 0} />
            </MoveButton>
          ))}
        </span>
      )}
    </>
  );
};

const Shelf = ({
  title,
  wares,
  goods,
}: {
  readonly title: string;
  readonly wares: readonly Ware[];
  readonly goods: Goods;
}) =>
  wares.length === 0 ? null : (
    <section className={styles.shelf} data-goods={goods}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.wares}>
        {keyed(wares).map(({ key, item, place }) => (
          <li key={key} className={styles.ware}>
            <Offer ware={item} goods={goods} slot={place} />
          </li>
        ))}
      </ul>
    </section>
  );

/** The Merchant removes a card from the deck, once per player. Always visible, next to the exit. */
const RemoveService = ({ stall }: { readonly stall: Stall }) => {
  const { actions, perform, seat } = useBoard();
  const remove = actions.find(({ does, goods }) => does === 'buy' && goods === 'remove');
  const used = seat !== undefined && stall.removeUsed[seat] === true;
  return (
    <span className={styles.service} data-goods="remove">
      <MoveButton
        className={controls.button}
        data-choice={remove === undefined ? undefined : 'remove'}
        aria-disabled={remove === undefined}
        action={remove}
        perform={perform}
      >
        <Bin aria-hidden="true" />
        <span>{say(used ? 'merchant.removeUsed' : 'merchant.remove')}</span>
        {!used && <Price amount={stall.removePrice} />}
      </MoveButton>
      <Payers words={payersOf(remove)} />
    </span>
  );
};

/** The other players' cards: visible to all, sold to their owner. */
const OtherCards = ({ stall }: { readonly stall: Stall }) => {
  const { seat, names } = useBoard();
  const others = stall.cards.flatMap((wares, owner) => (owner === seat ? [] : [{ owner, wares }]));
  if (others.length === 0) return null;
  return (
    <section className={styles.others} aria-label={say('merchant.others')}>
      {others.map(({ owner, wares }) => (
        <div key={owner} className={styles.other}>
          <h2 className={styles.heading}>
            <SeatMark seat={owner} /> {say('merchant.cardsOf', { who: names[owner] ?? '' })}
          </h2>
          <ul className={styles.small}>
            {keyed(wares).map(({ key, item }) => (
              <li key={key} className={styles.ware}>
                {item.item < 0 ? (
                  <span className={styles.sold}>{say('merchant.sold')}</span>
                ) : (
                  <>
                    <Choice kind="card" number={item.item} plain />
                    <Price amount={item.price} />
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
};

/** The Merchant's stall: everything with its price, each player's cards, and the Gold of those who share. */
export const MerchantPlace = () => {
  const { view, seat, me } = useBoard();
  const stall = view.run?.merchant;
  if (stall === undefined) return null;
  return (
    <Scene
      kicker={say('room.merchant')}
      title={say('merchant.title')}
      footer={
        <>
          {me !== undefined && (
            <p className={styles.purse}>
              {Coins && <Coins aria-hidden="true" />} {say('merchant.purse', { gold: me.gold })}
            </p>
          )}
          <RemoveService stall={stall} />
          <ShareGold />
          <LeaveButton label={say('merchant.leave')} />
          <WaitingNames />
        </>
      }
    >
      <div className={styles.stall}>
        <div className={`${controls.panel} ${styles.counter}`}>
          <Shelf title={say('merchant.relics')} wares={stall.relics} goods="relic" />
          <Shelf title={say('merchant.potions')} wares={stall.potions} goods="potion" />
          <Shelf title={say('merchant.cards')} wares={stall.cards[seat ?? 0] ?? []} goods="card" />
          <Shelf title={say('merchant.colorless')} wares={stall.colorless} goods="colorless" />
        </div>
        <div className={styles.merchant} aria-hidden="true">
          <Figure name="Merchant" mood="enemy" />
        </div>
      </div>
      <OtherCards stall={stall} />
    </Scene>
  );
};
