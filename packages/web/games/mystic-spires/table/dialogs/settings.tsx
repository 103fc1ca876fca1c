import { Button } from '../../../../kit/button.tsx';
import styles from '../../../../table/dialogs/settings-dialog.module.css';
import controls from '../../../../theme/controls.module.css';
import {
  changeOwnSettings,
  type OwnSettings,
  STEPS,
  STOP_WISHES,
  type StopWish,
  useOwnSettings,
  wishAt,
  wishForStep,
} from '../../board/settings-store.ts';
import { say } from '../../words/say.ts';
import own from './settings.module.css';

const WAYS = ['chosen', 'never', 'untilMyTurn'] as const satisfies readonly OwnSettings['autoPass'][];

/** When the table asks the Keeper for a response, and when it passes. */
export const PassSettings = () => {
  const settings = useOwnSettings();
  const { autoPass, cardWishes } = settings;
  const wishes = Object.keys(cardWishes).length;
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
      {autoPass === 'chosen' && (
        <fieldset className={styles.choice}>
          <legend>{say('settings.askAt')}</legend>
          <p className={styles.about}>{say('settings.askAtAbout')}</p>
          {STEPS.map((step) => (
            <label key={step} className={own.step}>
              <span>{say(`step.${step}`)}</span>
              <select
                className={controls.field}
                data-step={step}
                value={wishAt(settings, step)}
                onChange={({ target }) => wishForStep(step, target.value as StopWish)}
              >
                {STOP_WISHES.map((wish) => (
                  <option key={wish} value={wish}>
                    {say(`stopWish.${wish}`)}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </fieldset>
      )}
      {wishes > 0 && (
        <Button data-action="forget-wishes" onClick={() => changeOwnSettings({ cardWishes: {} })}>
          {say('settings.forgetWishes', { count: wishes })}
        </Button>
      )}
    </>
  );
};
