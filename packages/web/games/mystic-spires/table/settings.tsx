import styles from '../../../table/settings-dialog.module.css';
import {
  changeOwnSettings,
  type OwnSettings,
  STOP_PHASES,
  type StopPhase,
  useOwnSettings,
} from '../board/settings-store.ts';
import { say } from '../words/say.ts';

const WAYS = [
  'never',
  'noResponse',
  'untilMyTurn',
  'atPhases',
] as const satisfies readonly OwnSettings['autoPass'][];

const toggled = (stops: readonly StopPhase[], phase: StopPhase): readonly StopPhase[] =>
  stops.includes(phase) ? stops.filter((each) => each !== phase) : [...stops, phase];

/** When the table passes for its Keeper, and the phases whose windows stay open all the same. */
export const PassSettings = () => {
  const { autoPass, stops } = useOwnSettings();
  return (
    <>
      <fieldset className={styles.choice}>
        <legend>{say('settings.autoPass')}</legend>
        {WAYS.map((way) => (
          <label key={way} className={styles.option}>
            <input
              type="radio"
              name="autoPass"
              value={way}
              checked={autoPass === way}
              onChange={() => changeOwnSettings({ autoPass: way })}
            />
            <span>{say(`settings.value.${way}`)}</span>
          </label>
        ))}
      </fieldset>
      {autoPass === 'atPhases' && (
        <fieldset className={styles.choice}>
          <legend>{say('settings.stops')}</legend>
          {STOP_PHASES.map((phase) => (
            <label key={phase} className={styles.option}>
              <input
                type="checkbox"
                name="stops"
                checked={stops.includes(phase)}
                onChange={() => changeOwnSettings({ stops: toggled(stops, phase) })}
              />
              <span>{say(`phase.${phase}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
};
