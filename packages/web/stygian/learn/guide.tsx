import { Link } from 'wouter';
import { useTable } from '../../connection/table-store.ts';
import { Bubble } from '../../learn/bubble.tsx';
import { useNextKey, useStep } from '../../learn/use-step.ts';
import { useDialog } from '../../table/dialogs.ts';
import { say } from '../../text/say.ts';
import controls from '../../theme/controls.module.css';
import type { StygianEvent, StygianView } from '../library.ts';
import { stepNow } from './progress.ts';
import { STEPS } from './steps.ts';

/** Points at one thing after the other while the floor is played for real. */
export const Guide = ({ table }: { readonly table: string }) => {
  const view = useTable((state) => state.picture?.outlooks[0]?.view as StygianView | undefined);
  const log = useTable((state) => state.log);
  const covered = useDialog((state) => state.open !== undefined);
  const { step: at, next } = useStep(table, (reached) =>
    view === undefined
      ? reached
      : stepNow(reached, { view, events: log.map(({ event }) => event as StygianEvent) }),
  );
  const step = STEPS[at];
  const lost = view?.result !== undefined && view.result !== 'wizard';
  const waits = step?.until.when === 'next' && step.name !== 'won' && !lost;
  useNextKey(waits && !covered ? next : undefined);
  if (view === undefined || step === undefined || covered) return null;
  const name = lost ? 'lost' : step.name;
  return (
    <Bubble
      name={name}
      title={say(`learn.floor.${name}.title`)}
      text={say(`learn.floor.${name}`)}
      step={at + 1}
      steps={STEPS.length}
      at={lost ? [] : step.at}
      aside={lost || step.aside === true}
      next={waits ? next : undefined}
      last={
        lost || step.name === 'won' ? (
          <Link href={lost ? '/learn/stygian-society' : '/new/stygian-society'} className={controls.primary}>
            {say(lost ? 'learn.again' : 'learn.floor.new')}
          </Link>
        ) : undefined
      }
    />
  );
};
