import styles from '../../../table/settings-dialog.module.css';
import controls from '../../../theme/controls.module.css';
import {
  changeOwnSettings,
  type OwnSettings,
  STEPS,
  type Step,
  useOwnSettings,
} from '../board/settings-store.ts';
import { say } from '../words/say.ts';

const WAYS = ['chosen', 'never', 'untilMyTurn'] as const satisfies readonly OwnSettings['autoPass'][];

const toggled = (steps: readonly Step[], step: Step): readonly Step[] =>
  steps.includes(step) ? steps.filter((each) => each !== step) : [...steps, step];

/** When the table asks its Keeper for a response, and when it passes. */
export const PassSettings = () => {
  const { autoPass, askAt, cardWishes } = useOwnSettings();
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
          {STEPS.map((step) => (
            <label key={step} className={styles.option}>
              <input
                type="checkbox"
                name="askAt"
                value={step}
                checked={askAt.includes(step)}
                onChange={() => changeOwnSettings({ askAt: toggled(askAt, step) })}
              />
              <span>{say(`step.${step}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {wishes > 0 && (
        <button
          type="button"
          className={controls.button}
          data-action="forget-wishes"
          onClick={() => changeOwnSettings({ cardWishes: {} })}
        >
          {say('settings.forgetWishes', { count: wishes })}
        </button>
      )}
    </>
  );
};
