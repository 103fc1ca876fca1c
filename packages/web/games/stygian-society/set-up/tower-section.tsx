import { Link } from 'wouter';
import Cubes from '~icons/game-icons/cubes';
import Dice from '~icons/game-icons/rolling-dices';
import { Cards, Check, Checks } from '../../../set-up/choices.tsx';
import { SeedField } from '../../../set-up/fields.tsx';
import { FindingChoice } from '../../../set-up/finding-choice.tsx';
import { FreeUndo } from '../../../set-up/free-undo.tsx';
import { HintChoice } from '../../../set-up/hint-choice.tsx';
import { Section } from '../../../set-up/section.tsx';
import setUp from '../../../set-up/set-up.module.css';
import { SlowChoice } from '../../../set-up/slow-choice.tsx';
import { say } from '../words/say.ts';
import { openingOf, waitsForFriends } from './plan.ts';
import type { PlanProps } from './way-section.tsx';

const ICONS = { physical: Cubes, fast: Dice } as const;
const TOWERS = ['physical', 'fast'] as const;

/** Which tower decides where the cubes go, whether it is jostled, and what makes the game practice. */
export const TowerSection = ({ plan, onChange }: PlanProps) => (
  <>
    <Section title={say('new.tower')}>
      <Cards
        name="tower"
        label={say('new.tower')}
        values={TOWERS}
        chosen={plan.tower}
        nameOf={(tower) => say(`new.tower.${tower}`)}
        aboutOf={(tower) => say(`new.tower.${tower}.about`)}
        icons={ICONS}
        onChoose={(tower) => onChange({ ...plan, tower })}
      />
      <Link href="/tower" className={setUp.about}>
        {say('tower.try')}
      </Link>
      <Checks>
        <Check
          name={say('new.jostling')}
          about={say('new.jostling.about')}
          checked={plan.jostling}
          onChange={(jostling) => onChange({ ...plan, jostling })}
        />
        <FreeUndo checked={plan.freeUndo} onChange={(freeUndo) => onChange({ ...plan, freeUndo })} />
      </Checks>
      <SeedField
        seed={plan.seed}
        hint={say('new.seedHint')}
        onChange={(seed) => onChange({ ...plan, seed })}
      />
    </Section>
    {waitsForFriends(plan) && (
      <SlowChoice days={plan.days} onChoose={(days) => onChange({ ...plan, days })} />
    )}
    <FindingChoice
      finding={plan.finding}
      {...openingOf(plan)}
      onChange={(finding) => onChange({ ...plan, finding })}
    />
    <HintChoice hints={plan.hints} onChoose={(hints) => onChange({ ...plan, hints })} />
  </>
);
