import Sealed from '~icons/game-icons/card-random';
import { keyed } from '../../../../kit/keyed.ts';
import { MoveButton } from '../../../../table/decision/move-button.tsx';
import controls from '../../../../theme/controls.module.css';
import type { Action } from '../../board/actions.ts';
import { useBoard } from '../../board/board-context.ts';
import { Choice } from '../../board/choice.tsx';
import { faceToGain, isItemReward, rewardName, rewardState } from '../../board/describe-reward.ts';
import { SYMBOLS } from '../../pictures/symbols.ts';
import { itemInfo, type RewardView } from '../../pieces/content.ts';
import { Roundel } from '../../pieces/roundel.tsx';
import { say } from '../../words/say.ts';
import { leaveRelic } from '../scene/leave-relic.tsx';
import { SeatMark } from '../scene/seat-mark.tsx';
import styles from './rewards-place.module.css';

/** The things a piece of the reward offers. */
const Offer = ({ reward, own }: { readonly reward: RewardView; readonly own: readonly Action[] }) => {
  const { perform, names } = useBoard();
  const items = isItemReward(reward);
  const gifts = own.filter(({ does }) => does === 'give');
  const full =
    reward.kind === 'potion' && reward.choice === 'open' && !own.some(({ does }) => does === 'take');
  if (reward.offer.length === 0) return <p className={styles.note}>{say('reward.deckEmpty')}</p>;
  return (
    <>
      <ul className={styles.offer} data-offer={reward.kind}>
        {keyed(reward.offer).map(({ key, item: offered, place }) => {
          const take = own.find((action) => action.does === 'take' && action.reward?.place === place);
          const chosen = reward.choice === place || (items && typeof reward.choice === 'number');
          return (
            <li key={key}>
              <Choice
                kind={items ? 'item' : 'card'}
                number={items ? offered : faceToGain(reward, offered)}
                onChoose={take === undefined ? undefined : () => perform(take)}
                move={take?.option.move}
                taken={chosen}
                plain={reward.choice === 'open'}
              />
            </li>
          );
        })}
      </ul>
      {full && <p className={styles.note}>{say('reward.noRoom')}</p>}
      {gifts.map((action) => {
        const to = action.to ?? 0;
        return (
          <MoveButton key={to} className={controls.button} action={action} perform={perform}>
            <SeatMark seat={to} />
            {say('climb.give', { what: itemInfo(reward.offer[0] ?? 0).name, who: names[to] ?? '' })}
          </MoveButton>
        );
      })}
    </>
  );
};

/** Ways to reveal a hidden reward: one, or a choice of decks. */
const RevealButtons = ({ name, ways }: { readonly name: string; readonly ways: readonly Action[] }) => {
  const { perform } = useBoard();
  return ways.map((action) => (
    <MoveButton
      key={action.option.move}
      className={controls.button}
      data-choice="reveal"
      action={action}
      perform={perform}
    >
      {ways.length === 1
        ? say('action.reveal', { what: name })
        : say('reward.revealFrom', { decks: String(action.option.readable.decks ?? '') })}
    </MoveButton>
  ));
};

/**
 * A reward without a visible card: coins, a covered potion or relic, face-down cards, or a change to the
 * deck.
 */
const Emblem = ({ reward: { kind, revealed } }: { readonly reward: RewardView }) => {
  if (revealed && kind !== 'gold') return null;
  return (
    <span className={styles.emblem} aria-hidden="true">
      <Roundel kind={kind} Sign={SYMBOLS[kind] ?? Sealed} />
    </span>
  );
};

const TAKEN_WITHOUT_OFFER: readonly string[] = ['gold', 'transform', 'insanity'];

export const RewardPiece = ({ reward, piece }: { readonly reward: RewardView; readonly piece: number }) => {
  const { actions, perform, names } = useBoard();
  const own = actions.filter((action) => action.reward?.piece === piece);
  const name = rewardName(reward);
  const leave = (skip: Action): void => {
    if (reward.kind === 'relic') leaveRelic(skip, perform);
    else perform(skip);
  };
  const plain = TAKEN_WITHOUT_OFFER.includes(reward.kind);
  const take = plain ? own.find(({ does }) => does === 'take') : undefined;
  // Gold is taken unless skipped (STS-8.2), and skipping it is rare: only the list of all options offers it.
  const skip = reward.kind === 'gold' ? undefined : own.find(({ does }) => does === 'skip');
  return (
    <section
      className={`${controls.panel} ${styles.piece}`}
      data-reward={reward.kind}
      data-skipped={reward.choice === 'skipped' || undefined}
    >
      <h2 className={styles.heading}>{name}</h2>
      <Emblem reward={reward} />
      {!plain && reward.revealed && !reward.settled && <Offer reward={reward} own={own} />}
      <div className={styles.buttons}>
        <RevealButtons name={name} ways={own.filter(({ does }) => does === 'reveal')} />
        {take !== undefined && (
          <MoveButton className={controls.button} data-choice="take" action={take} perform={perform}>
            {reward.kind === 'insanity' ? say('reward.insanityNow') : say('action.take', { what: name })}
          </MoveButton>
        )}
        {skip !== undefined && (
          <MoveButton className={controls.quiet} data-action="skip" action={skip} perform={leave}>
            {say('action.skip', { what: name })}
          </MoveButton>
        )}
        <span className={styles.state} role="status">
          {rewardState(reward, names)}
        </span>
      </div>
    </section>
  );
};
