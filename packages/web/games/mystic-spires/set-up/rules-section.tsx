import { Check, Checks, Steps } from '../../../set-up/choices.tsx';
import { SeedField } from '../../../set-up/fields.tsx';
import { FindingChoice } from '../../../set-up/finding-choice.tsx';
import { FreeUndo } from '../../../set-up/free-undo.tsx';
import { HintChoice } from '../../../set-up/hint-choice.tsx';
import { Section } from '../../../set-up/section.tsx';
import { FormatField } from '../decks/legality.tsx';
import { say } from '../words/say.ts';
import { clockText } from './clock-text.ts';
import type { OptionsProps } from './opponent-section.tsx';
import { clockIn, clocksFor, FIRSTS, MATCHES, openingOf } from './plan.ts';

/** Who goes first, how many games, the clock, the format, and house rules. */
export const RulesSection = ({
  plan,
  change,
  wrong,
}: OptionsProps & { readonly wrong: (field: string) => string | undefined }) => (
  <>
    <Section title={say('new.first')}>
      <Steps
        name="first"
        label={say('new.first')}
        values={FIRSTS}
        chosen={plan.first}
        nameOf={(first) => say(`new.first.${first}`)}
        onChoose={(first) => change({ first })}
      />
    </Section>
    <Section title={say('new.match')} wrong={wrong('match')}>
      <Steps
        name="match"
        label={say('new.match')}
        values={MATCHES}
        chosen={plan.best}
        nameOf={(best) => say(`new.match.${best}`)}
        onChoose={(best) => change({ best })}
      />
    </Section>
    <Section title={say('new.clock')} hint={say('new.clockHint')} wrong={wrong('clock')}>
      <Steps
        name="clock"
        label={say('new.clock')}
        values={clocksFor(plan.opponent)}
        chosen={clockIn(plan)}
        nameOf={clockText}
        onChoose={(clock) => change({ clock })}
      />
    </Section>
    <HintChoice hints={plan.hints} rivals={plan.opponent !== 'bot'} onChoose={(hints) => change({ hints })} />
    <FindingChoice finding={plan.finding} {...openingOf(plan)} onChange={(finding) => change({ finding })} />
    <Section title={say('new.rules')} wrong={wrong('seed')}>
      <FormatField label={say('new.format')} sets={plan.sets} onChange={(sets) => change({ sets })} />
      <Checks>
        <Check
          name={say('new.turnLimit')}
          about={say('new.turnLimit.about')}
          checked={plan.turnLimit}
          onChange={(turnLimit) => change({ turnLimit })}
        />
        <FreeUndo checked={plan.freeUndo} onChange={(freeUndo) => change({ freeUndo })} />
      </Checks>
      <SeedField seed={plan.seed} hint={say('new.seedHint')} onChange={(seed) => change({ seed })} />
    </Section>
  </>
);
