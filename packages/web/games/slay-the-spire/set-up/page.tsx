import { useState } from 'react';
import { useChallenged } from '../../../connection/challenged.ts';
import { useOpening } from '../../../connection/use-opening.ts';
import type { SetUpGame } from '../../../game/set-up.ts';
import { NameField } from '../../../set-up/name-field.tsx';
import { SetUpPage } from '../../../set-up/set-up-page.tsx';
import { say } from '../words/set-up.ts';
import { AscensionSection } from './ascension-section.tsx';
import { HouseRules } from './house-rules.tsx';
import { ModeSection } from './mode-section.tsx';
import { PartySection } from './party-section.tsx';
import { NEW_PLAN, type SetUpPlan } from './plan.ts';
import { requestTable } from './request.ts';
import { PlanSummary } from './summary.tsx';
import { TOGETHER } from './together.ts';
import { useCampaign } from './use-campaign.ts';

const PLACE = { game: 'slay-the-spire', name: 'title' } as const;

const FIRST: SetUpPlan = { ...NEW_PLAN, party: [{ character: 'Ironclad', holder: 'me' }] };
const FOR_TWO: SetUpPlan = { ...FIRST, party: [...FIRST.party, { character: 'Silent', holder: 'open' }] };

/** All options before the first step: who climbs, at which Ascension level, and by which rules. */
const SetUp = () => {
  const [plan, setPlan] = useState(useChallenged() === undefined ? FIRST : FOR_TWO);
  const { open, busy, failure } = useOpening();
  const campaign = useCampaign();
  const change = (changes: Partial<SetUpPlan>): void => setPlan((before) => ({ ...before, ...changes }));
  const climbing = plan.mode !== 'firstFight';
  const wrong = (field: string): string | undefined =>
    failure?.field?.startsWith(field) ? failure.text : undefined;
  return (
    <SetUpPage
      place={PLACE}
      title={say('new.title')}
      summary={
        <PlanSummary
          plan={plan}
          change={change}
          busy={busy}
          failure={failure?.text}
          onStart={() => void open(requestTable(plan))}
        />
      }
    >
      <NameField />
      <PartySection plan={plan} change={change} wrong={wrong('setup.characters') ?? wrong('seats')} />
      <ModeSection
        plan={plan}
        change={change}
        colorless={campaign?.unlocks.colorless ?? false}
        wrong={wrong('setup.climb.modifiers') ?? wrong('setup.climb.startAct')}
      />
      {climbing && (
        <AscensionSection
          plan={plan}
          change={change}
          reached={campaign?.ascension ?? 0}
          wrong={wrong('setup.climb.ascension')}
        />
      )}
      <HouseRules plan={plan} change={change} wrong={wrong('seed')} />
    </SetUpPage>
  );
};

export const SET_UP: SetUpGame = { Page: SetUp, together: TOGETHER };
