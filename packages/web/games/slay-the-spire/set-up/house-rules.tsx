import { Cards, Check, Checks } from '../../../set-up/choices.tsx';
import { Field, SeedField } from '../../../set-up/fields.tsx';
import { FindingChoice } from '../../../set-up/finding-choice.tsx';
import { FreeUndo } from '../../../set-up/free-undo.tsx';
import { HintChoice } from '../../../set-up/hint-choice.tsx';
import { Section } from '../../../set-up/section.tsx';
import setUp from '../../../set-up/set-up.module.css';
import { SlowChoice } from '../../../set-up/slow-choice.tsx';
import controls from '../../../theme/controls.module.css';
import { ruleText } from '../rulebook/rule-text.ts';
import { say } from '../words/set-up.ts';
import { OPTION_RULES } from './option-rules.ts';
import { isOfToday, OPTIONS, type OptionName, openingOf, UNLOCKS, waitsForFriends } from './plan.ts';
import type { PlanProps } from './plan-props.ts';

const MOST_CUBES = 50;

const optionText = (option: OptionName): string =>
  option === 'clawPack' ? say('option.clawPack.about') : ruleText(OPTION_RULES[option]);

/** The options that apply to this party and this kind of run. */
const optionsFor = ({ party, mode }: PlanProps['plan']): readonly OptionName[] =>
  OPTIONS.filter((option) => {
    if (option === 'clawPack')
      return mode !== 'firstFight' && party.some(({ character }) => character === 'Defect');
    return party.length > 1 && (mode !== 'firstFight' || option === 'sequentialTurns');
  });

const Unlocked = ({ plan, change }: PlanProps) => (
  <Cards
    name="unlocks"
    label={say('new.unlocks')}
    values={UNLOCKS}
    chosen={plan.unlocks}
    nameOf={(unlocks) => say(`unlocks.${unlocks}`)}
    aboutOf={(unlocks) => say(`unlocks.${unlocks}.about`)}
    onChoose={(unlocks) => change({ unlocks, ...(unlocks === 'campaign' ? { ascension: 0 } : {}) })}
  />
);

const Options = ({ plan, change }: PlanProps) => {
  const options = optionsFor(plan);
  if (options.length === 0) return <p className={setUp.hint}>{say('new.noOptions')}</p>;
  return (
    <Checks>
      {options.map((option) => (
        <Check
          key={option}
          name={say(`option.${option}`)}
          about={optionText(option)}
          checked={plan.options.includes(option)}
          onChange={(checked) =>
            change({
              options: OPTIONS.filter((each) => (each === option ? checked : plan.options.includes(each))),
            })
          }
        />
      ))}
    </Checks>
  );
};

/** What is in the box, which optional rules apply, and what makes a climb practice. */
export const HouseRules = ({ plan, change, wrong }: PlanProps) => (
  <>
    {plan.mode !== 'firstFight' && (
      <Section title={say('new.unlocks')}>
        <Unlocked plan={plan} change={change} />
      </Section>
    )}
    <Section title={say('new.options')}>
      <Options plan={plan} change={change} />
    </Section>
    {waitsForFriends(plan) && <SlowChoice days={plan.days} onChoose={(days) => change({ days })} />}
    {!isOfToday(plan) && <HintChoice hints={plan.hints} onChoose={(hints) => change({ hints })} />}
    <FindingChoice finding={plan.finding} {...openingOf(plan)} onChange={(finding) => change({ finding })} />
    <Section title={say('new.chance')} wrong={wrong}>
      {isOfToday(plan) ? (
        <p className={setUp.hint}>{say('new.dailyCounts')}</p>
      ) : (
        <Checks>
          <FreeUndo checked={plan.freeUndo} onChange={(freeUndo) => change({ freeUndo })} />
        </Checks>
      )}
      <div className={setUp.fields}>
        <SeedField
          seed={plan.seed}
          hint={say(isOfToday(plan) ? 'new.seedDaily' : 'new.seedHint')}
          disabled={isOfToday(plan)}
          onChange={(seed) => change({ seed })}
        />
        {plan.party.some(({ character }) => character === 'Defect') && (
          <Field name={say('new.orbCubes')} hint={say('new.orbCubesHint')}>
            <input
              className={controls.field}
              type="number"
              min={0}
              max={MOST_CUBES}
              value={plan.orbCubes}
              onChange={({ target }) =>
                change({ orbCubes: Math.min(MOST_CUBES, Math.max(0, Math.floor(target.valueAsNumber || 0))) })
              }
            />
          </Field>
        )}
      </div>
    </Section>
  </>
);
