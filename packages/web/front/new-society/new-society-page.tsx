import { GUIDE } from '@three-spires/stygian-society/guide';
import { useState } from 'react';
import { say } from '../../text/say.ts';
import { NameField } from '../name-field.tsx';
import type { NewGame } from '../new-games.ts';
import { lengthText } from '../set-up/guide-notes.tsx';
import { SetUpPage, Summary } from '../set-up/set-up-page.tsx';
import { useOpening } from '../use-opening.ts';
import { SeatsSection } from './seats-section.tsx';
import { NEW_SOCIETY, requestOf, type SocietyPlan } from './society-plan.ts';
import { TowerSection } from './tower-section.tsx';
import { WaySection } from './way-section.tsx';

const lineOf = ({ seats }: SocietyPlan): string => {
  const count = (holder: string): number => seats.filter((each) => each === holder).length;
  const [open, bots] = [count('open'), count('bot')];
  return [
    say('society.summary'),
    ...(open > 0 ? [say('society.summary.open', { open })] : []),
    ...(bots > 0 ? [say('society.summary.bots', { bots })] : []),
  ].join(' ');
};

/** Everything that is settled before the first floor: who plays whom, in which tower. */
const Page = () => {
  const [plan, setPlan] = useState(NEW_SOCIETY);
  const { open, busy, failure } = useOpening();
  const mine = plan.seats.includes('me');
  return (
    <SetUpPage
      title={say('society.title')}
      summary={
        <Summary
          title={say('society.yours')}
          lines={[lengthText(GUIDE, plan.seats.length), ...(plan.freeUndo ? [say('run.freeUndo')] : [])]}
          note={mine ? lineOf(plan) : say('society.needMe')}
          failure={failure?.text}
          begin={say('society.begin')}
          ready={!busy && mine}
          narrow="foot"
          onBegin={() => void open(requestOf(plan))}
        >
          <p>{say(`society.way.${plan.way}`)}</p>
        </Summary>
      }
    >
      <WaySection plan={plan} onChange={setPlan} />
      <SeatsSection plan={plan} onChange={setPlan} />
      <TowerSection plan={plan} onChange={setPlan} />
      <NameField />
    </SetUpPage>
  );
};

const newSociety: NewGame = { Page };
export default newSociety;
