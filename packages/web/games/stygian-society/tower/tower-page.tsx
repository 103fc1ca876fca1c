import { type FallRequest, fallInSteps, loadPhysics } from '@three-spires/stygian-society/tower/fall';
import { TRIAL_DROPS, trial } from '@three-spires/stygian-society/tower/trial';
import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { PageFrame } from '../../../page/page-frame.tsx';
import { useTheme } from '../../../theme/use-theme.ts';
import { say } from '../words/say.ts';
import { inSlices } from './in-slices.ts';
import type { TowerDrop, TowerState } from './shown-cubes.ts';
import { Tower } from './tower.tsx';
import styles from './tower-page.module.css';

const NOTHING = [0, 0, 0, 0, 0, 0];
const SIX = [1, 1, 1, 1, 1, 1];
const EMPTY: TowerState = { tower: NOTHING, field: NOTHING, crypt: NOTHING, physical: true, stuck: [] };

type Moment = { readonly state: TowerState; readonly drop: TowerDrop | undefined; readonly dropped: number };

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** Every drop returns the cubes that came out earlier to the bank. */
const letFall = async (kind: FallRequest['kind'], { state, dropped }: Moment): Promise<Moment> => {
  const cubes = kind === 'drop' ? SIX : NOTHING;
  const fall: FallRequest = { kind, seed: Math.floor(Math.random() * 2 ** 32), cubes, stuck: state.stuck };
  const { field, crypt, stuck } = await inSlices(fallInSteps(await loadPhysics(), fall));
  const tower = state.tower.map(
    (count, colour) => count + (cubes[colour] ?? 0) - (field[colour] ?? 0) - (crypt[colour] ?? 0),
  );
  return {
    state: { tower, field, crypt, physical: true, stuck },
    drop: { key: fall.seed, poured: cubes, field, crypt, tower, fall, lying: EMPTY },
    dropped: dropped + sum(cubes),
  };
};

/** Demonstrates that cubes fall here exactly as on other machines. */
const Trial = () => {
  const [words, setWords] = useState<string>();
  const [print, setPrint] = useState<string>();
  const run = async (): Promise<void> => {
    setPrint(undefined);
    setWords(say('tower.trialRuns', { done: 0, drops: TRIAL_DROPS }));
    const found = await inSlices(trial(await loadPhysics(), TRIAL_DROPS), (done) =>
      setWords(say('tower.trialRuns', { done, drops: TRIAL_DROPS })),
    );
    setPrint(found);
    setWords(say('tower.trialDone', { drops: TRIAL_DROPS, print: found }));
  };
  const isRunning = words !== undefined && print === undefined;
  return (
    <section className={styles.trial}>
      <p>{say('tower.trialWhy', { drops: TRIAL_DROPS })}</p>
      <Button disabled={isRunning} onClick={() => void run()}>
        {say('tower.trial', { drops: TRIAL_DROPS })}
      </Button>
      {words !== undefined && (
        <output className={styles.print} data-print={print}>
          {words}
        </output>
      )}
    </section>
  );
};

/** The tower by itself, to look at and play with. */
export const TowerPage = () => {
  useTheme('stygian-society');
  const [moment, setMoment] = useState<Moment>({ state: EMPTY, drop: undefined, dropped: 0 });
  const [isBusy, setIsBusy] = useState(false);
  const { state, drop, dropped } = moment;
  const fall = async (kind: FallRequest['kind']): Promise<void> => {
    setIsBusy(true);
    setMoment(await letFall(kind, moment));
  };
  return (
    <PageFrame title={say('tower.title')} wide>
      <p>{say('tower.intro')}</p>
      <div className={styles.tower}>
        <Tower state={state} drop={drop} onDone={() => setIsBusy(false)} />
      </div>
      <div className={styles.buttons}>
        <Button look="primary" disabled={isBusy} onClick={() => void fall('drop')}>
          {say('tower.drop')}
        </Button>
        <Button disabled={isBusy || state.stuck.length === 0} onClick={() => void fall('nudge')}>
          {say('tower.knock')}
        </Button>
        <Button
          disabled={isBusy || dropped === 0}
          onClick={() => setMoment({ state: EMPTY, drop: undefined, dropped: 0 })}
        >
          {say('tower.empty')}
        </Button>
      </div>
      <p role="status">
        {say('tower.counts', {
          dropped,
          stuck: sum(state.tower),
          field: sum(state.field),
          crypt: sum(state.crypt),
        })}
      </p>
      <Trial />
    </PageFrame>
  );
};
