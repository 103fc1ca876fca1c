import { GUIDE } from '@three-spires/mystic-spires/guide';
import { formatNaming, SETS } from '@three-spires/mystic-spires/library';
import { findingLines } from '../../../set-up/finding-plan.ts';
import { lengthText } from '../../../set-up/guide-notes.tsx';
import { Summary } from '../../../set-up/set-up-page.tsx';
import { towerCalled } from '../decks/card-pool.ts';
import { TowerArch } from '../decks/tower-arch.tsx';
import { say } from '../words/say.ts';
import { clockText } from './clock-text.ts';
import { ANY_STARTER, type Choice, choiceWith, clockIn, openingOf, type SetUpPlan } from './plan.ts';
import styles from './summary.module.css';

const Side = ({ name, choice }: { readonly name: string; readonly choice: Choice | undefined }) => {
  const tower = towerCalled(choice?.deck.tower ?? '');
  return (
    <li className={styles.side} data-set={tower?.set}>
      <TowerArch tower={tower} />
      <span className={styles.who}>
        <strong>{name}</strong>
        <span>{choice === undefined ? say('new.deckOpen') : choice.deck.name}</span>
      </span>
    </li>
  );
};

const PLAYERS = 2;

/** The plan in words, one line for each setting that is not the default. */
const linesOf = (plan: SetUpPlan): readonly string[] => [
  say(`decks.format.${formatNaming(plan.sets).id}`),
  ...plan.sets.map((set) => SETS[set]),
  say('new.firstIs', { first: say(`new.first.${plan.first}`) }),
  ...(plan.best === 1 ? [] : [say(`new.match.${plan.best}`)]),
  ...(clockIn(plan) === 'none' ? [] : [clockText(clockIn(plan))]),
  ...findingLines(plan.finding, openingOf(plan)),
  ...(plan.turnLimit ? [say('new.turnLimit')] : []),
  lengthText(GUIDE, PLAYERS),
  ...(plan.seed.trim() === '' ? [] : [say('setUp.seed', { seed: plan.seed.trim() })]),
  ...(plan.freeUndo ? [say('setUp.freeUndo')] : []),
];

type PlanSummaryProps = {
  readonly plan: SetUpPlan;
  readonly choices: readonly Choice[];
  readonly ready: boolean;
  readonly failure: string | undefined;
  readonly onStart: () => void;
};

/** The duel about to begin. It can begin with the defaults, so on a narrow screen it comes first. */
export const PlanSummary = ({ plan, choices, ready, failure, onStart }: PlanSummaryProps) => {
  const opponent =
    plan.opponent === 'bot' ? say(`new.level.${plan.level}`) : say(`new.opponent.${plan.opponent}`);
  const theirs =
    plan.opponent === 'friend' || plan.theirs === ANY_STARTER ? undefined : choiceWith(choices, plan.theirs);
  return (
    <Summary
      title={say('new.yours')}
      lines={linesOf(plan)}
      failure={failure}
      begin={say('new.begin')}
      ready={ready}
      narrow="first"
      onBegin={onStart}
    >
      <ul className={styles.sides}>
        <Side name={say('new.me')} choice={choiceWith(choices, plan.mine)} />
        <Side name={opponent} choice={theirs} />
      </ul>
    </Summary>
  );
};
