import { Link } from 'wouter';
import { useTable } from '../../connection/table-store.ts';
import { Bubble } from '../../learn/bubble.tsx';
import { useNextKey, useStep } from '../../learn/use-step.ts';
import { useDialog } from '../../table/dialogs.ts';
import { say } from '../../text/say.ts';
import controls from '../../theme/controls.module.css';
import type { MysticEvent, MysticView } from '../library.ts';
import { stepNow } from './progress.ts';
import { STEPS } from './steps.ts';

/** Points at one thing after the other while the duel is played for real. */
export const Guide = ({ table }: { readonly table: string }) => {
  const view = useTable((state) => state.picture?.outlooks[0]?.view as MysticView | undefined);
  const log = useTable((state) => state.log);
  const covered = useDialog((state) => state.open !== undefined);
  const { step: at, next } = useStep(table, (reached) =>
    view === undefined
      ? reached
      : stepNow(reached, { view, events: log.map(({ event }) => event as MysticEvent) }),
  );
  const step = STEPS[at];
  const lost = view?.result?.losers.includes(0) === true;
  const waits = step?.until.when === 'next' && step.name !== 'won' && !lost;
  useNextKey(waits && !covered ? next : undefined);
  if (view === undefined || step === undefined || covered) return null;
  const name = lost ? 'lost' : step.name;
  return (
    <Bubble
      name={name}
      title={say(`learn.duel.${name}.title`)}
      text={say(`learn.duel.${name}`)}
      step={at + 1}
      steps={STEPS.length}
      at={lost ? [] : step.at}
      aside={lost || step.aside === true || step.name === 'won'}
      next={waits ? next : undefined}
      last={
        lost || step.name === 'won' ? (
          <Link href={lost ? '/learn/mystic-spires' : '/new/mystic-spires'} className={controls.primary}>
            {say(lost ? 'learn.again' : 'learn.duel.new')}
          </Link>
        ) : undefined
      }
    />
  );
};
