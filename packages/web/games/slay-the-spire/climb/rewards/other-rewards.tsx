import { keyed } from '../../../../kit/keyed.ts';
import { useBoard } from '../../board/board-context.ts';
import { Choice } from '../../board/choice.tsx';
import { faceToGain, isItemReward, rewardName, rewardState } from '../../board/describe-reward.ts';
import type { RewardView } from '../../pieces/content.ts';
import { say } from '../../words/say.ts';
import { SeatMark } from '../scene/seat-mark.tsx';
import styles from './rewards-place.module.css';

const OtherPiece = ({ reward }: { readonly reward: RewardView }) => {
  const { names } = useBoard();
  const items = isItemReward(reward);
  const state = rewardState(reward, names);
  return (
    <li className={styles.otherPiece}>
      <span>
        {rewardName(reward)}
        {state !== '' && <strong className={styles.otherState}> {state}</strong>}
        {!reward.revealed && <em> {say('reward.sealed')}</em>}
      </span>
      {reward.offer.length > 0 && (
        <ul className={styles.small}>
          {keyed(reward.offer).map(({ key, item: offered, place }) => (
            <li key={key}>
              <Choice
                kind={items ? 'item' : 'card'}
                number={items ? offered : faceToGain(reward, offered)}
                taken={reward.choice === place}
                plain={reward.choice === 'open'}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};

/** Everyone chooses with full knowledge of what the others have been offered (STS-8.3). */
export const OtherRewards = () => {
  const { view, seat, names } = useBoard();
  const others = (view.rewards ?? []).flatMap((rewards, owner) =>
    owner === seat || rewards.length === 0 ? [] : [{ owner, rewards }],
  );
  if (others.length === 0) return null;
  return (
    <section className={styles.others} aria-label={say('reward.others')}>
      {others.map(({ owner, rewards }) => (
        <div key={owner} className={styles.other}>
          <h2 className={styles.otherName}>
            <SeatMark seat={owner} />
            {names[owner]}
            {view.confirmed?.[owner] === true && (
              <span className={styles.confirmed}>{say('reward.confirmed')}</span>
            )}
          </h2>
          <ul className={styles.otherPieces}>
            {keyed(rewards).map(({ key, item }) => (
              <OtherPiece key={key} reward={item} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
};
