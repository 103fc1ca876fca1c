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
import { Cards, Check, Checks, Steps } from '../../../set-up/choices.tsx';
import { Section } from '../../../set-up/section.tsx';
import setUp from '../../../set-up/set-up.module.css';
import { modifierText } from '../rulebook/rule-text.ts';
import { say } from '../words/set-up.ts';
import { choosesModifiers, DAILY_ROLLS, dayOf, MODES, type Mode } from './plan.ts';
import type { PlanProps } from './plan-props.ts';
import styles from './set-up.module.css';

const ICONS: Readonly<Record<Mode, ComponentType<SVGProps<SVGSVGElement>>>> = {
  climb: Climb,
  daily: Daily,
  custom: Custom,
  quickStart: Quick,
  firstFight: First,
};
const LATER_ACTS = [2, 3, 4] as const;

/** Today's two modifiers, the same for everyone. */
const TodaysRoll = ({ colorless }: { readonly colorless: boolean }) => {
  const day = dayOf(Date.now());
  return (
    <>
      <p className={setUp.hint}>{say('new.dailyFor', { day })}</p>
      <ul className={styles.today}>
        {dailyModifiers({ daily: day, unlocks: { colorless } }, '').map((modifier) => (
          <li key={modifier}>
            <strong>{modifier}</strong>
            <span>{modifierText(modifier)}</span>
          </li>
        ))}
      </ul>
    </>
  );
};

/** The roll of the day, or one made when the climb begins. */
const DailyClimb = ({ plan, change, colorless }: PlanProps & { readonly colorless: boolean }) => (
  <div className={styles.detail}>
    <Steps
      name="dailyRoll"
      label={say('new.dailyRoll')}
      values={DAILY_ROLLS}
      chosen={plan.dailyRoll}
      nameOf={(roll) => say(`new.dailyRoll.${roll}`)}
      onChoose={(dailyRoll) => change({ dailyRoll })}
    />
    {plan.dailyRoll === 'today' ? (
      <TodaysRoll colorless={colorless} />
    ) : (
      <p className={setUp.hint}>{say('new.dailyOwn')}</p>
    )}
  </div>
);

const Modifiers = ({ plan: { modifiers }, change }: PlanProps) => (
  <div className={styles.detail}>
    {[FIRST_SECTION, SECOND_SECTION].map((section, place) => (
      <div key={section[0]} className={styles.group}>
        <h3 className={styles.groupTitle}>{say(place === 0 ? 'new.boons' : 'new.burdens')}</h3>
        <Checks>
          {section.map((modifier) => (
            <Check
              key={modifier}
              name={modifier}
              about={modifierText(modifier)}
              checked={modifiers.includes(modifier)}
              onChange={(checked) =>
                change({
                  modifiers: RUN_MODIFIERS.filter((each) =>
                    each === modifier ? checked : modifiers.includes(each),
                  ),
                })
              }
            />
          ))}
        </Checks>
      </div>
    ))}
  </div>
);

const LaterAct = ({ plan, change }: PlanProps) => (
  <div className={styles.detail}>
    <p className={setUp.hint}>{say('new.quickHint')}</p>
    <Steps
      name="startAct"
      label={say('new.startAct')}
      values={LATER_ACTS}
      chosen={plan.startAct}
      nameOf={(act) => say('new.act', { act: say(`act.${act as 2 | 3 | 4}`) })}
      onChoose={(startAct) => change({ startAct })}
    />
  </div>
);

/** The kind of run, and its further options. */
export const ModeSection = ({
  plan,
  change,
  colorless,
  wrong,
}: PlanProps & { readonly colorless: boolean }) => (
  <Section title={say('new.mode')} wrong={wrong}>
    <Cards
      name="mode"
      label={say('new.mode')}
      values={MODES}
      chosen={plan.mode}
      nameOf={(mode) => say(`mode.${mode}`)}
      aboutOf={(mode) => say(`mode.${mode}.about`)}
      icons={ICONS}
      onChoose={(mode) => change({ mode })}
    />
    {plan.mode === 'daily' && (
      <DailyClimb
        plan={plan}
        change={change}
        colorless={plan.unlocks === 'all' || (plan.unlocks === 'campaign' && colorless)}
      />
    )}
    {plan.mode === 'quickStart' && <LaterAct plan={plan} change={change} />}
    {choosesModifiers(plan) && <Modifiers plan={plan} change={change} />}
  </Section>
);
