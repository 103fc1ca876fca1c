import type { FloorSummary, HeroSummary } from '@three-spires/stygian-society/summary';
import { Link } from 'wouter';
import { Figures } from '../../../story/figures.tsx';
import { LineChart } from '../../../story/line-chart.tsx';
import shared from '../../../story/story.module.css';
import controls from '../../../theme/controls.module.css';
import { cardInfo } from '../pieces/content.ts';
import { say } from '../words/say.ts';
import { type ClimbAnswer, placeName } from './climb-facts.ts';
import styles from './story.module.css';

const Floor = ({ floor, table }: { readonly floor: FloorSummary; readonly table: string }) => {
  const named = { floor: floor.floor, place: placeName(floor.place) };
  const { turns, suffered, healed, beaten, peril } = floor;
  return (
    <li>
      <Link
        href={`/replay/${table}?at=${floor.at}`}
        className={styles.floor}
        aria-label={say('climb.watchFloor', named)}
      >
        <strong>{say('climb.floor', named)}</strong>
        <span className={shared.small}>
          {say('climb.floorFacts', { turns, suffered, healed, beaten, peril })}
        </span>
      </Link>
    </li>
  );
};

const Hero = ({ hero, player }: { readonly hero: HeroSummary; readonly player: string }) => (
  <article className={shared.player} data-mood={hero.hero.toLowerCase()}>
    <header>
      <h3>
        {hero.hero}
        <span className={shared.small}>{player}</span>
      </h3>
    </header>
    <Figures
      figures={[
        { name: say('climb.beaten'), value: hero.beaten },
        { name: say('climb.dealt'), value: hero.dealt },
        { name: say('climb.dropped'), value: hero.dropped },
        { name: say('climb.turns'), value: hero.turns },
        { name: say('climb.skills'), value: hero.skills.length },
        { name: say('climb.treasures'), value: hero.treasures.length },
      ]}
    />
    {hero.treasures.length > 0 && (
      <ul className={styles.items} aria-label={say('climb.items', { hero: hero.hero })}>
        {hero.treasures.map((card) => (
          <li key={card}>{cardInfo(card).name}</li>
        ))}
      </ul>
    )}
  </article>
);

const WoundLine = ({ answer: { summary } }: { readonly answer: ClimbAnswer }) => {
  const values = [0, ...summary.floors.map(({ wounds }) => wounds)];
  return (
    <LineChart
      title={say('climb.wounds')}
      words={say('climb.woundsWords', { values: values.slice(1).join(', ') })}
      lines={[{ name: say('end.woundsNow'), values, colour: 'var(--danger)' }]}
      from={say('climb.start')}
      to={say('climb.after', { floor: summary.floor })}
    />
  );
};

/** The complete story of a climb through the tower. */
export const ClimbStory = ({ answer }: { readonly answer: ClimbAnswer }) => {
  const { summary, table, seats } = answer;
  return (
    <div className={shared.story}>
      <section className={shared.section} aria-labelledby="story-floors">
        <h2 id="story-floors" className={controls.label}>
          {say('climb.floors')}
        </h2>
        {summary.floors.length > 1 && <WoundLine answer={answer} />}
        <ol className={styles.floors}>
          {summary.floors.map((floor) => (
            <Floor key={floor.at} floor={floor} table={table} />
          ))}
        </ol>
      </section>
      <section className={shared.section} aria-labelledby="story-heroes">
        <h2 id="story-heroes" className={controls.label}>
          {say('climb.heroes')}
        </h2>
        <div className={shared.players}>
          {summary.heroes.map((hero) => (
            <Hero key={hero.hero} hero={hero} player={seats[hero.seat]?.name ?? ''} />
          ))}
        </div>
      </section>
    </div>
  );
};
