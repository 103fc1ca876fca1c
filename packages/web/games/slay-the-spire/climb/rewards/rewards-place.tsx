import { Button } from '../../../../kit/button.tsx';
import { keyed } from '../../../../kit/keyed.ts';
import { MoveButton } from '../../../../table/decision/move-button.tsx';
import controls from '../../../../theme/controls.module.css';
import { useBoard } from '../../board/board-context.ts';
import { say } from '../../words/say.ts';
import { Scene, WaitingNames } from '../scene/scene.tsx';
import { OtherRewards } from './other-rewards.tsx';
import { RewardPiece } from './reward-piece.tsx';
import styles from './rewards-place.module.css';
import { useTakeAll } from './use-take-all.ts';

/** The light over the chest in a Treasure room; it shines once something has been taken out. */
const Chest = ({ open }: { readonly open: boolean }) => (
  <span className={styles.chest} data-chest={open ? 'open' : 'closed'} aria-hidden="true" />
);

/** The way on: first everything that needs no choice, then the player's choices, then leaving. */
const GoOn = () => {
  const { view, seat, actions, perform } = useBoard();
  const takeAll = useTakeAll();
  const confirm = actions.find(({ does }) => does === 'confirm');
  if (seat === undefined || view.confirmed?.[seat] === true) return null;
  return (
    <>
      {takeAll !== undefined && (
        <Button look="primary" data-action="take-all" onClick={takeAll}>
          {say('reward.takeAll')}
        </Button>
      )}
      <MoveButton
        className={takeAll === undefined ? controls.primary : controls.button}
        disabled={confirm === undefined}
        data-action="confirm-rewards"
        action={confirm}
        perform={perform}
      >
        {say('action.confirm')}
      </MoveButton>
      {confirm === undefined && takeAll === undefined && <p>{say('reward.open')}</p>}
    </>
  );
};

/** After a fight, or at a chest: everyone takes what the room gives. */
export const RewardsPlace = () => {
  const { view, seat } = useBoard();
  const own = (seat === undefined ? undefined : view.rewards?.[seat]) ?? [];
  const treasure = view.run?.room === 'treasure';
  return (
    <Scene
      kicker={treasure ? say('room.treasure') : say('reward.kicker', { round: view.round })}
      title={say(treasure ? 'treasure.title' : 'reward.title')}
      tone={treasure ? 'treasure' : undefined}
      footer={
        <>
          <GoOn />
          <WaitingNames />
        </>
      }
    >
      {treasure && <Chest open={own.some(({ revealed }) => revealed)} />}
      <div className={styles.pieces} data-below-chest={treasure || undefined}>
        {keyed(own).map(({ key, item, place }) => (
          <RewardPiece key={key} reward={item} piece={place} />
        ))}
      </div>
      <OtherRewards />
    </Scene>
  );
};
