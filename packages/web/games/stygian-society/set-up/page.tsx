import { GUIDE } from '@three-spires/stygian-society/guide';
import { useState } from 'react';
import { useChallenged } from '../../../connection/challenged.ts';
import { useOpening } from '../../../connection/use-opening.ts';
import type { SetUpGame } from '../../../game/set-up.ts';
import { findingLines } from '../../../set-up/finding-plan.ts';
import { lengthText } from '../../../set-up/guide-notes.tsx';
import { NameField } from '../../../set-up/name-field.tsx';
import { SetUpPage, Summary } from '../../../set-up/set-up-page.tsx';
import { say } from '../words/say.ts';
import { HeroesSection } from './heroes-section.tsx';
import {
  alongWay,
  isCompanion,
  NEW_PLAN,
  openingOf,
  requestOf,
  type SetUpPlan,
  waitsForFriends,
} from './plan.ts';
import { SeatsSection } from './seats-section.tsx';
import { TOGETHER } from './together.ts';
import { TowerSection } from './tower-section.tsx';
import { WaySection } from './way-section.tsx';

const PLACE = { game: 'stygian-society', name: 'tower' } as const;

const lineOf = ({ seats }: SetUpPlan): string => {
  const open = seats.filter((holder) => holder === 'open').length;
  const bots = seats.filter(isCompanion).length;
  return [
    say('new.summary'),
    ...(open > 0 ? [say('new.summary.open', { open })] : []),
    ...(bots > 0 ? [say('new.summary.bots', { bots })] : []),
  ].join(' ');
};

/** The settings that are not the default. */
const linesOf = (plan: SetUpPlan): readonly string[] => [
  lengthText(GUIDE, plan.seats.length),
  ...(plan.days !== undefined && waitsForFriends(plan) ? [say('setUp.slow', { days: plan.days })] : []),
  ...findingLines(plan.finding, openingOf(plan)),
  ...(plan.freeUndo ? [say('setUp.freeUndo')] : []),
];

/** All options before the first floor: who plays which hero, in which tower. */
const Page = () => {
  const [plan, setPlan] = useState(useChallenged() === undefined ? NEW_PLAN : alongWay(NEW_PLAN, 'friends'));
  const { open, busy, failure } = useOpening();
  const mine = plan.seats.includes('me');
  return (
    <SetUpPage
      place={PLACE}
      title={say('new.title')}
      summary={
        <Summary
          title={say('new.yours')}
          lines={linesOf(plan)}
          note={mine ? lineOf(plan) : say('new.needMe')}
          failure={failure?.text}
          begin={say('new.begin')}
          ready={!busy && mine}
          narrow="foot"
          onBegin={() => void open(requestOf(plan))}
        >
          <p>{say(`new.way.${plan.way}`)}</p>
        </Summary>
      }
    >
      <WaySection plan={plan} onChange={setPlan} />
      <HeroesSection plan={plan} onChange={setPlan} />
      <SeatsSection plan={plan} onChange={setPlan} />
      <TowerSection plan={plan} onChange={setPlan} />
      <NameField />
    </SetUpPage>
  );
};

export const SET_UP: SetUpGame = { Page, together: TOGETHER };
