import { Link } from 'wouter';
import { useTable } from '../../connection/table-store.ts';
import { Bubble } from '../../learn/bubble.tsx';
import { useNextKey, useStep } from '../../learn/use-step.ts';
import { useDialog } from '../../table/dialogs.ts';
import { say } from '../../text/say.ts';
import controls from '../../theme/controls.module.css';
import { faceInfo, type SpireEvent, type SpireView, uidOf } from '../library.ts';
import { useSelection } from '../selection.ts';
import { stepNow } from './progress.ts';
import { STEPS } from './steps.ts';

const usePicked = (view: SpireView | undefined): string | undefined => {
  const source = useSelection((state) => state.source);
  if (source?.kind !== 'card') return undefined;
  const held = view?.players[0]?.hand?.find(({ card }) => uidOf(card) === source.uid);
  return held === undefined ? undefined : faceInfo(held.face).type;
};

/** Points at one thing after the other while the fight is played for real. */
export const Guide = ({ table }: { readonly table: string }) => {
  const view = useTable((state) => state.picture?.outlooks[0]?.view as SpireView | undefined);
  const log = useTable((state) => state.log);
  const covered = useDialog((state) => state.open !== undefined);
  const picked = usePicked(view);
  const { step: at, next } = useStep(table, (reached) =>
    view === undefined
      ? reached
      : stepNow(reached, { view, events: log.map(({ event }) => event as SpireEvent), picked }),
  );
  const step = STEPS[at];
  const lost = view?.result === 'defeat';
  const waits = step?.until.when === 'next' && step.name !== 'won' && !lost;
  useNextKey(waits && !covered ? next : undefined);
  if (view === undefined || step === undefined || covered) return null;
  const name = lost ? 'lost' : step.name;
  return (
    <Bubble
      name={name}
      title={say(`learn.${name}.title`)}
      text={say(`learn.${name}`)}
      step={at + 1}
      steps={STEPS.length}
      at={lost ? [] : step.at}
      aside={step.aside === true && !lost}
      next={waits ? next : undefined}
      last={
        lost || step.name === 'won' ? (
          <Link href={lost ? '/learn' : '/new'} className={controls.primary}>
            {say(lost ? 'learn.again' : 'learn.climb')}
          </Link>
        ) : undefined
      }
    />
  );
};
