import Anvil from '~icons/game-icons/anvil-impact';
import Tent from '~icons/game-icons/camping-tent';
import { keyed } from '../../../../kit/keyed.ts';
import { say } from '../../words/say.ts';
import { LeaveButton } from '../scene/leave-button.tsx';
import { OptionTile } from '../scene/option-tile.tsx';
import { Scene, WaitingNames } from '../scene/scene.tsx';
import { useMenu } from '../scene/use-menu.ts';
import styles from './campfire-place.module.css';

const PICTURES = [<Tent key="rest" aria-hidden="true" />, <Anvil key="smith" aria-hidden="true" />] as const;

/** The choice of each player at the fire, which burns in the middle of the hall. */
export const CampfirePlace = () => {
  const options = useMenu();
  return (
    <Scene
      kicker={say('room.campfire')}
      title={say('campfire.title')}
      tone="fire"
      footer={
        <>
          <LeaveButton label={say('campfire.leave')} quiet />
          <WaitingNames />
        </>
      }
    >
      <ul className={styles.options}>
        {keyed(options).map(({ key, item, place }) => (
          <li key={key}>
            <OptionTile {...item} picture={PICTURES[place]} />
          </li>
        ))}
      </ul>
    </Scene>
  );
};
