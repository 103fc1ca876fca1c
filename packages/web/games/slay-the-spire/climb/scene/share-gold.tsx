import { MoveButton } from '../../../../table/decision/move-button.tsx';
import controls from '../../../../theme/controls.module.css';
import type { Action } from '../../board/actions.ts';
import { useBoard } from '../../board/board-context.ts';
import { say } from '../../words/say.ts';
import { SeatMark } from './seat-mark.tsx';
import styles from './share-gold.module.css';

/** What others pay of a price, in words; empty if they pay nothing. */
export const payersOf = (action: Action | undefined): string => {
  const who = action?.option.readable.paidBy;
  return who === undefined ? '' : say('share.paidBy', { who: String(who) });
};

/** Raises or lowers an offer by one Gold. */
const Step = ({ by }: { readonly by: 1 | -1 }) => {
  const { actions, perform } = useBoard();
  const step = actions.find(({ does, option }) => does === 'share' && option.readable.change === by);
  const label = say(by === 1 ? 'share.more' : 'share.less');
  return (
    <MoveButton
      className={controls.square}
      data-action={by === 1 ? 'share-more' : 'share-less'}
      aria-label={label}
      data-tip={label}
      disabled={step === undefined}
      action={step}
      perform={perform}
    >
      {by === 1 ? '+' : '−'}
    </MoveButton>
  );
};

/** Offers of Gold to pay for the others, and who offers how much (STS-8.23). */
export const ShareGold = () => {
  const { view, seat, actions, perform } = useBoard();
  const offers = view.run?.offers ?? [];
  const all = actions.find(({ does, option }) => does === 'share' && option.readable.change === undefined);
  const givers = offers.flatMap((gold, giver) => (gold > 0 ? [{ gold, giver }] : []));
  const mine = seat === undefined ? 0 : (offers[seat] ?? 0);
  return (
    <>
      {givers.length > 0 && (
        <span className={styles.offers} data-offers="">
          <span>{say('share.givers')}</span>
          {givers.map(({ gold, giver }) => (
            <span key={giver} className={styles.offer}>
              <SeatMark seat={giver} /> {say('share.gold', { gold })}
            </span>
          ))}
        </span>
      )}
      {all !== undefined && (
        <fieldset className={styles.own} aria-label={say('share.own')}>
          <Step by={-1} />
          <MoveButton
            className={controls.button}
            aria-pressed={mine > 0}
            data-action="share"
            action={all}
            perform={perform}
          >
            {mine > 0 ? say('share.stop', { gold: mine }) : say('share.offer')}
          </MoveButton>
          <Step by={1} />
        </fieldset>
      )}
    </>
  );
};
