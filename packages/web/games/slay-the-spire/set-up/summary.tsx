import { GUIDE } from '@three-spires/slay-the-spire/guide';
import Down from '~icons/game-icons/plain-arrow';
import { Button } from '../../../kit/button.tsx';
import { findingLines } from '../../../set-up/finding-plan.ts';
import { lengthText } from '../../../set-up/guide-notes.tsx';
import { Summary } from '../../../set-up/set-up-page.tsx';
import { profileOf } from '../pieces/characters.ts';
import { say } from '../words/set-up.ts';
import {
  choosesModifiers,
  dayOf,
  isBot,
  isOfToday,
  openingOf,
  type SeatPlan,
  type SetUpPlan,
  waitsForFriends,
} from './plan.ts';
import styles from './summary.module.css';

const kindOf = (plan: SetUpPlan): string => {
  if (plan.mode === 'quickStart')
    return say('climb.quickStart', { act: say(`act.${plan.startAct as 2 | 3 | 4}`) });
  if (plan.mode !== 'daily') return say(`mode.${plan.mode}`);
  return isOfToday(plan) ? say('climb.daily', { day: dayOf(Date.now()) }) : say('climb.ownRoll');
};

/** The plan in words, one line for each setting that is not the default. */
const linesOf = (plan: SetUpPlan): readonly string[] => {
  const house = [
    ...(plan.days !== undefined && waitsForFriends(plan) ? [say('setUp.slow', { days: plan.days })] : []),
    ...findingLines(plan.finding, openingOf(plan)),
    ...(plan.freeUndo && !isOfToday(plan) ? [say('setUp.freeUndo')] : []),
  ];
  if (plan.mode === 'firstFight') return [say('mode.firstFight'), ...house];
  return [
    kindOf(plan),
    say('climb.ascension', { level: plan.ascension }),
    say(`unlocks.${plan.unlocks}`),
    ...(choosesModifiers(plan) ? plan.modifiers : []),
    ...plan.options.map((option) => say(`option.${option}`)),
    ...(plan.party.length === 0 ? [] : [lengthText(GUIDE, plan.party.length)]),
    ...(plan.seed.trim() === '' || isOfToday(plan) ? [] : [say('setUp.seed', { seed: plan.seed.trim() })]),
    ...house,
  ];
};

/** The party from the top row to the bottom row; the rows can be swapped. */
const Rows = ({
  party,
  onChange,
}: {
  readonly party: readonly SeatPlan[];
  readonly onChange: (party: readonly SeatPlan[]) => void;
}) => {
  const lower = (at: number): void => {
    const next = [...party];
    const [one, other] = [next[at] as SeatPlan, next[at - 1] as SeatPlan];
    next[at] = other;
    next[at - 1] = one;
    onChange(next);
  };
  return (
    <ol className={styles.rows} reversed>
      {party
        .map((seat, at) => ({ ...seat, at }))
        .reverse()
        .map(({ character, holder, at }) => {
          const profile = profileOf(character);
          return (
            <li key={character} className={styles.row} data-mood={profile?.mood}>
              {profile && <profile.Icon className={styles.face} aria-hidden="true" />}
              <span className={styles.who}>
                <strong>{character}</strong>
                <span>{say('climb.seat', { row: at + 1, holder: holderInWords(holder) })}</span>
              </span>
              {at > 0 && (
                <Button
                  look="square"
                  aria-label={say('new.lower', { character })}
                  data-tip={say('new.lower', { character })}
                  onClick={() => lower(at)}
                >
                  <Down className={styles.down} aria-hidden="true" />
                </Button>
              )}
            </li>
          );
        })}
    </ol>
  );
};

const holderInWords = (holder: SeatPlan['holder']): string =>
  isBot(holder) ? say('new.botOf', { level: say(`level.${holder}`) }) : say(`new.${holder}`);

/** The characters you play, the bots, and the number of players still missing. */
const seatsInWords = ({ party }: SetUpPlan): string => {
  const mine = party.filter(({ holder }) => holder === 'me').length;
  if (mine === 0) return say('new.needMe');
  const bots = party.filter(({ holder }) => isBot(holder)).length;
  const waiting = party.length - mine - bots;
  return [
    say('new.mine', { mine }),
    ...(bots > 0 ? [say('new.bots', { bots })] : []),
    ...(waiting > 0 ? [say('new.waiting', { waiting })] : []),
  ].join(' ');
};

type PlanSummaryProps = {
  readonly plan: SetUpPlan;
  readonly change: (changes: Partial<SetUpPlan>) => void;
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly onStart: () => void;
};

/** The run about to begin, and the button that starts it. */
export const PlanSummary = ({ plan, change, busy, failure, onStart }: PlanSummaryProps) => {
  return (
    <Summary
      title={say('new.yourRun')}
      lines={linesOf(plan)}
      note={seatsInWords(plan)}
      failure={failure}
      begin={say(plan.mode === 'firstFight' ? 'new.fight' : 'new.start')}
      ready={!busy && plan.party.some(({ holder }) => holder === 'me')}
      onBegin={onStart}
    >
      <Rows party={plan.party} onChange={(party) => change({ party })} />
    </Summary>
  );
};
