import { HEROES } from '@three-spires/stygian-society/info';
import { LEVELS } from '../../../game/bot-levels.ts';
import { Check, Checks, Steps } from '../../../set-up/choices.tsx';
import { Section } from '../../../set-up/section.tsx';
import setUp from '../../../set-up/set-up.module.css';
import { Figure, heroId } from '../pieces/figure.tsx';
import { say } from '../words/say.ts';
import { type Holder, heroesPerSeat, isCompanion, NEW_COMPANION, withHeroAt, withPlayers } from './plan.ts';
import styles from './set-up.module.css';
import type { PlanProps } from './way-section.tsx';

const PLAYERS = [1, 2, 3, 4];

/** The first choice; a companion's level comes after it. */
const HOLDERS: readonly (readonly ['me' | 'open' | 'bot', Holder])[] = [
  ['me', 'me'],
  ['open', 'open'],
  ['bot', NEW_COMPANION],
];

/** One hero of a seat: four small portraits, one of them highlighted. */
const HeroChoice = ({ plan, onChange, place }: PlanProps & { readonly place: number }) => {
  const { heroes } = plan;
  if (heroes === undefined) return null;
  return (
    <span
      className={styles.portraits}
      role="radiogroup"
      aria-label={say('new.heroAt', { number: place + 1 })}
    >
      {HEROES.map((hero) => (
        <label key={hero} className={styles.portrait} data-tip={hero}>
          <input
            type="radio"
            name={`hero-${place}`}
            checked={heroes[place] === hero}
            aria-label={hero}
            onChange={() => onChange(withHeroAt(plan, place, hero))}
          />
          <Figure id={heroId(hero)} state="still" />
        </label>
      ))}
    </span>
  );
};

const Seat = ({ plan, onChange, seat }: PlanProps & { readonly seat: number }) => {
  const each = heroesPerSeat(plan);
  const holder = plan.seats[seat] ?? 'me';
  const hold = (next: Holder): void =>
    onChange({ ...plan, seats: plan.seats.map((before, at) => (at === seat ? next : before)) });
  return (
    <li className={styles.seat}>
      <strong>{say('new.seat', { number: seat + 1 })}</strong>
      <span className={styles.holders} role="radiogroup" aria-label={say('new.who', { number: seat + 1 })}>
        {HOLDERS.map(([name, first]) => (
          <label key={name} className={styles.holder}>
            <input
              type="radio"
              name={`seat-${seat}`}
              value={name}
              checked={name === (isCompanion(holder) ? 'bot' : holder)}
              onChange={() => hold(first)}
            />
            <span>{say(`new.holder.${name}`)}</span>
          </label>
        ))}
      </span>
      {isCompanion(holder) && (
        <Steps
          name={`level-${seat}`}
          label={say('new.level', { number: seat + 1 })}
          values={LEVELS}
          chosen={holder}
          nameOf={(level) => say(`level.${level}`)}
          onChoose={hold}
        />
      )}
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

/** Who sits at the table and which heroes they play. */
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
    {plan.seats.length === 2 && (
      <Checks>
        <Check
          name={say('new.twoHeroes')}
          checked={plan.twoHeroes}
          onChange={(twoHeroes) => onChange({ ...plan, twoHeroes, heroes: undefined, picked: [] })}
        />
      </Checks>
    )}
    <ol className={styles.seats}>
      {plan.seats.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <Seat key={seat} plan={plan} onChange={onChange} seat={seat} />
      ))}
    </ol>
  </Section>
);
