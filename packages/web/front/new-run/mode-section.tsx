import {
  dailyModifiers,
  FIRST_SECTION,
  RUN_MODIFIERS,
  SECOND_SECTION,
} from '@three-spires/slay-the-spire/modifiers';
import type { ComponentType, SVGProps } from 'react';
import Daily from '~icons/game-icons/calendar';
import First from '~icons/game-icons/crossed-swords';
import Quick from '~icons/game-icons/fast-arrow';
import Climb from '~icons/game-icons/mountain-climbing';
import Custom from '~icons/game-icons/settings-knobs';
import { say } from '../../text/say.ts';
import { dayOf, MODES, type Mode } from '../run-plan.ts';
import styles from './new-run.module.css';
import { modifierText } from './rule-text.ts';
import { type PlanProps, Section } from './section.tsx';

const ICONS: Readonly<Record<Mode, ComponentType<SVGProps<SVGSVGElement>>>> = {
  climb: Climb,
  daily: Daily,
  custom: Custom,
  quickStart: Quick,
  firstFight: First,
};
const LATER_ACTS = [2, 3, 4] as const;

/** Today's two modifiers, the same for everybody. */
const TodaysClimb = ({ colorless }: { readonly colorless: boolean }) => {
  const day = dayOf(Date.now());
  return (
    <div className={styles.detail}>
      <p className={styles.hint}>{say('new.dailyFor', { day })}</p>
      <ul className={styles.today}>
        {dailyModifiers({ daily: day, unlocks: { colorless } }).map((modifier) => (
          <li key={modifier}>
            <strong>{modifier}</strong>
            <span>{modifierText(modifier)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};

const Modifiers = ({ plan: { modifiers }, change }: PlanProps) => (
  <div className={styles.detail}>
    {[FIRST_SECTION, SECOND_SECTION].map((section, place) => (
      <div key={section[0]} className={styles.group}>
        <h3 className={styles.groupTitle}>{say(place === 0 ? 'new.boons' : 'new.burdens')}</h3>
        <ul className={styles.checks}>
          {section.map((modifier) => (
            <li key={modifier}>
              <label className={styles.check}>
                <input
                  type="checkbox"
                  checked={modifiers.includes(modifier)}
                  onChange={({ target }) =>
                    change({
                      modifiers: RUN_MODIFIERS.filter((each) =>
                        each === modifier ? target.checked : modifiers.includes(each),
                      ),
                    })
                  }
                />
                <span>
                  <strong>{modifier}</strong>
                  <span className={styles.about}>{modifierText(modifier)}</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
);

const LaterAct = ({ plan, change }: PlanProps) => (
  <div className={styles.detail} role="radiogroup" aria-label={say('new.startAct')}>
    <p className={styles.hint}>{say('new.quickHint')}</p>
    <div className={styles.steps}>
      {LATER_ACTS.map((act) => (
        <label key={act} className={styles.step}>
          <input
            type="radio"
            name="startAct"
            checked={plan.startAct === act}
            onChange={() => change({ startAct: act })}
          />
          <span>{say('new.act', { act: say(`act.${act}`) })}</span>
        </label>
      ))}
    </div>
  </div>
);

/** Which kind of run it is, and what that kind asks further. */
export const ModeSection = ({
  plan,
  change,
  colorless,
  wrong,
}: PlanProps & { readonly colorless: boolean }) => (
  <Section title={say('new.mode')} wrong={wrong}>
    <div className={styles.modes}>
      {MODES.map((mode) => {
        const Icon = ICONS[mode];
        return (
          <label key={mode} className={styles.mode}>
            <input
              type="radio"
              name="mode"
              value={mode}
              checked={plan.mode === mode}
              onChange={() => change({ mode })}
            />
            <Icon aria-hidden="true" />
            <strong>{say(`mode.${mode}`)}</strong>
            <span className={styles.about}>{say(`mode.${mode}.about`)}</span>
          </label>
        );
      })}
    </div>
    {plan.mode === 'daily' && (
      <TodaysClimb colorless={plan.unlocks === 'all' || (plan.unlocks === 'campaign' && colorless)} />
    )}
    {plan.mode === 'custom' && <Modifiers plan={plan} change={change} />}
    {plan.mode === 'quickStart' && <LaterAct plan={plan} change={change} />}
  </Section>
);
