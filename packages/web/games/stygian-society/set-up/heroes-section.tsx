import { GUIDE } from '@three-spires/stygian-society/guide';
import { HEROES } from '@three-spires/stygian-society/info';
import { Button } from '../../../kit/button.tsx';
import { FigureTile } from '../../../set-up/figure-tile.tsx';
import { DifficultyNote } from '../../../set-up/guide-notes.tsx';
import { Section } from '../../../set-up/section.tsx';
import setUp from '../../../set-up/set-up.module.css';
import { Figure, heroId } from '../pieces/figure.tsx';
import { say } from '../words/say.ts';
import { heroesPerSeat, myPicks, myPlaces, type SetUpPlan, withMyHero } from './plan.ts';
import styles from './set-up.module.css';
import type { PlanProps } from './way-section.tsx';

/** Who plays a hero: me, another player, or no one. */
const leaderOf = (plan: SetUpPlan, hero: string): string => {
  const place = plan.heroes?.indexOf(hero);
  if (place === undefined) return say('new.hero.take');
  if (place < 0) return say('new.hero.home');
  if (myPicks(plan).includes(hero)) return say('new.hero.mine');
  if (myPlaces(plan).includes(place)) return say('new.hero.along');
  return say('new.hero.of', { number: Math.floor(place / heroesPerSeat(plan)) + 1 });
};

const HeroTile = ({ plan, onChange, hero }: PlanProps & { readonly hero: string }) => {
  const isMine = myPicks(plan).includes(hero);
  return (
    <li className={styles.tile} data-hero={hero.toLowerCase()} data-mine={isMine || undefined}>
      <FigureTile
        face={{ name: hero }}
        figure={<Figure id={heroId(hero)} state="still" />}
        action={leaderOf(plan, hero)}
        onChoose={() => onChange(withMyHero(plan, HEROES, hero))}
      >
        <DifficultyNote guide={GUIDE} name={hero} />
      </FigureTile>
    </li>
  );
};

/** The four heroes as pictures; pressing one makes it mine. */
export const HeroesSection = ({ plan, onChange }: PlanProps) => (
  <Section title={say('new.heroes')}>
    <div className={styles.row}>
      <span className={setUp.about}>
        {plan.heroes === undefined
          ? say('new.heroes.dealt', { count: myPlaces(plan).length })
          : say('new.heroes.about', { count: myPlaces(plan).length })}
      </span>
      <Button
        disabled={plan.heroes === undefined}
        onClick={() => onChange({ ...plan, heroes: undefined, picked: [] })}
      >
        {say('new.heroes.deal')}
      </Button>
    </div>
    <ul className={styles.tiles}>
      {HEROES.map((hero) => (
        <HeroTile key={hero} plan={plan} onChange={onChange} hero={hero} />
      ))}
    </ul>
  </Section>
);
