import Anvil from '~icons/game-icons/anvil-impact';
import Tent from '~icons/game-icons/camping-tent';
import { keyed } from '../../../../kit/keyed.ts';
import { useBoard } from '../../board/board-context.ts';
import { profileOf } from '../../pieces/characters.ts';
import { Figure } from '../../pieces/figure.tsx';
import { heroesOf } from '../../pieces/heroes.ts';
import { Roundel } from '../../pieces/roundel.tsx';
import { say } from '../../words/say.ts';
import { LeaveButton } from '../scene/leave-button.tsx';
import { OptionTile } from '../scene/option-tile.tsx';
import { Scene, WaitingNames } from '../scene/scene.tsx';
import { useMenu } from '../scene/use-menu.ts';
import styles from './campfire-place.module.css';

const PICTURES = [
  <Roundel key="rest" kind="campfire" Sign={Tent} />,
  <Roundel key="smith" kind="gold" Sign={Anvil} />,
] as const;

/** The party around the fire. */
const Party = () => {
  const heroes = heroesOf(useBoard().view);
  return (
    <div className={styles.party} data-count={heroes.length} aria-hidden="true">
      {heroes.map((hero) => (
        <Figure key={hero} name={hero} mood={profileOf(hero)?.mood ?? 'none'} />
      ))}
    </div>
  );
};

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
      <Party />
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
