import { chooseWorld, HAS_SERVER, useWorld, type World } from '../connection/world.ts';
import { say } from '../text/say.ts';
import styles from './world-switch.module.css';

const WORLDS: readonly World[] = ['server', 'device'];

/** Chooses between games online and games on this device, and says what the choice means. */
export const WorldSwitch = () => {
  const { world, isServerAway, deviceFailure } = useWorld();
  const about = world === 'device' ? 'world.device.about' : isServerAway ? 'world.away' : undefined;
  return (
    <div className={styles.switch}>
      {HAS_SERVER && (
        <fieldset className={styles.ways}>
          <legend className={styles.legend}>{say('world')}</legend>
          {WORLDS.map((each) => (
            <button
              key={each}
              type="button"
              className={styles.way}
              aria-pressed={each === world}
              data-world={each}
              onClick={() => chooseWorld(each)}
            >
              {say(`world.${each}`)}
            </button>
          ))}
        </fieldset>
      )}
      {about !== undefined && (
        <p className={styles.about} role="status">
          {say(about)}
        </p>
      )}
      {world === 'device' && deviceFailure !== undefined && (
        <p className={styles.about} role="alert">
          {deviceFailure}
        </p>
      )}
    </div>
  );
};
