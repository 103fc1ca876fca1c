import { GUIDE } from '@three-spires/stygian-society/guide';
import { HEROES } from '@three-spires/stygian-society/info';
import { Check, Checks, Steps } from '../../../set-up/choices.tsx';
import { DifficultyNote } from '../../../set-up/guide-notes.tsx';
import { Section } from '../../../set-up/section.tsx';
import setUp from '../../../set-up/set-up.module.css';
import controls from '../../../theme/controls.module.css';
import { Figure, heroId } from '../pieces/figure.tsx';
import { say } from '../words/say.ts';
import { HOLDERS, type Holder, heroesPerSeat, type SetUpPlan, withHero, withPlayers } from './plan.ts';
import styles from './set-up.module.css';
import type { PlanProps } from './way-section.tsx';

const PLAYERS = [1, 2, 3, 4];

/** The order in which heroes stand when they are first chosen. */
const firstHeroes = (plan: SetUpPlan): readonly string[] =>
  HEROES.slice(0, heroesPerSeat(plan) * plan.seats.length);

const HeroChoice = ({ plan, onChange, place }: PlanProps & { readonly place: number }) => {
  const hero = plan.heroes?.[place];
  if (hero === undefined || plan.heroes === undefined) return null;
  const { heroes } = plan;
  return (
    <label className={styles.hero}>
      <span className={styles.portrait}>
        <Figure id={heroId(hero)} state="still" />
      </span>
      <select
        className={controls.field}
        value={hero}
        aria-label={say('new.heroAt', { number: place + 1 })}
        onChange={({ target }) => onChange({ ...plan, heroes: withHero(heroes, place, target.value) })}
      >
        {HEROES.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
};

const Seat = ({ plan, onChange, seat }: PlanProps & { readonly seat: number }) => {
  const each = heroesPerSeat(plan);
  const hold = (holder: Holder): void =>
    onChange({ ...plan, seats: plan.seats.map((before, at) => (at === seat ? holder : before)) });
  return (
    <li className={styles.seat}>
      <strong>{say('new.seat', { number: seat + 1 })}</strong>
      <span className={styles.holders} role="radiogroup" aria-label={say('new.who', { number: seat + 1 })}>
        {HOLDERS.map((holder) => (
          <label key={holder} className={styles.holder}>
            <input
              type="radio"
              name={`seat-${seat}`}
              value={holder}
              checked={plan.seats[seat] === holder}
              onChange={() => hold(holder)}
            />
            <span>{say(`new.holder.${holder}`)}</span>
          </label>
        ))}
      </span>
      <span className={styles.heroes}>
        {plan.heroes === undefined ? (
          <span className={setUp.about}>{say('new.dealtHeroes', { count: each })}</span>
        ) : (
          Array.from({ length: each }, (_, at) => seat * each + at).map((place) => (
            <HeroChoice key={place} plan={plan} onChange={onChange} place={place} />
          ))
        )}
      </span>
    </li>
  );
};

/** Who sits at the table and which heroes they lead. */
export const SeatsSection = ({ plan, onChange }: PlanProps) => (
  <Section title={say('new.seats')}>
    <div className={styles.row}>
      <span>{say('new.players')}</span>
      <Steps
        name="players"
        label={say('new.players')}
        values={PLAYERS}
        chosen={plan.seats.length}
        nameOf={String}
        onChoose={(players) => onChange(withPlayers(plan, players))}
      />
    </div>
    <Checks>
      {plan.seats.length === 2 && (
        <Check
          name={say('new.twoHeroes')}
          checked={plan.twoHeroes}
          onChange={(twoHeroes) => onChange({ ...plan, twoHeroes, heroes: undefined })}
        />
      )}
      <Check
        name={say('new.chooseHeroes')}
        checked={plan.heroes !== undefined}
        onChange={(choose) => onChange({ ...plan, heroes: choose ? firstHeroes(plan) : undefined })}
      />
    </Checks>
    <h3 className={styles.guideTitle}>{say('guide.heroes')}</h3>
    <ul className={styles.guide}>
      {HEROES.map((hero) => (
        <li key={hero}>
          <strong>{hero}</strong> <DifficultyNote guide={GUIDE} name={hero} />
        </li>
      ))}
    </ul>
    <ol className={styles.seats}>
      {plan.seats.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <Seat key={seat} plan={plan} onChange={onChange} seat={seat} />
      ))}
    </ol>
  </Section>
);
