import '../../stygian/pieces.css';
import { useState } from 'react';
import { say } from '../../text/say.ts';
import controls from '../../theme/controls.module.css';
import { NameField } from '../name-field.tsx';
import type { NewGame } from '../new-games.ts';
import { PageFrame } from '../page-frame.tsx';
import { useOpening } from '../use-opening.ts';
import styles from './new-society.module.css';
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
    <PageFrame title={say('society.title')} wide>
      <div className={styles.columns}>
        <div className={styles.sections}>
          <WaySection plan={plan} onChange={setPlan} />
          <SeatsSection plan={plan} onChange={setPlan} />
          <TowerSection plan={plan} onChange={setPlan} />
          <NameField />
        </div>
        <aside className={`${controls.panel} ${styles.summary}`} aria-label={say('society.yours')}>
          <h2 className={styles.title}>{say('society.yours')}</h2>
          <p>{say(`society.way.${plan.way}`)}</p>
          <p className={styles.note} aria-live="polite">
            {mine ? lineOf(plan) : say('society.needMe')}
          </p>
          {failure !== undefined && (
            <p className={styles.failure} role="alert">
              {failure.text}
            </p>
          )}
          <button
            type="button"
            className={controls.primary}
            disabled={busy || !mine}
            onClick={() => void open(requestOf(plan))}
          >
            {say('society.begin')}
          </button>
        </aside>
      </div>
    </PageFrame>
  );
};

const newSociety: NewGame = { Page };
export default newSociety;
