import type { KeeperSummary } from '@three-spires/mystic-spires/summary';
import { Link } from 'wouter';
import { Bars } from '../../../story/bars.tsx';
import { Figures } from '../../../story/figures.tsx';
import { LineChart } from '../../../story/line-chart.tsx';
import shared from '../../../story/story.module.css';
import controls from '../../../theme/controls.module.css';
import { cardInfo, towerInfo } from '../pieces/content.ts';
import { say } from '../words/say.ts';
import { type DuelAnswer, nameOf } from './duel-facts.ts';

/** The HP of both Towers, turn by turn. */
const TowerLines = ({ answer }: { readonly answer: DuelAnswer }) => {
  const { hp, turns } = answer.summary;
  // As at the table, where a spectator sits with the first seat.
  const own = answer.seats.find(({ mine }) => mine)?.seat ?? 0;
  const lines = answer.summary.keepers.map(({ seat }) => ({
    name: nameOf(answer, seat),
    values: hp.map((each) => each[seat] ?? 0),
    colour: seat === own ? 'var(--mine)' : 'var(--theirs)',
  }));
  return (
    <LineChart
      title={say('duel.hp')}
      words={say('duel.hpWords', {
        lines: lines
          .map(({ name, values }) => say('duel.hpLine', { name, values: values.join(', ') }))
          .join('; '),
      })}
      lines={lines}
      from={say('duel.start')}
      to={say('duel.end', { turn: turns })}
    />
  );
};

const Keeper = ({ keeper, name }: { readonly keeper: KeeperSummary; readonly name: string }) => {
  const { name: tower, definition } = towerInfo(keeper.tower);
  return (
    <article className={shared.player} data-set={definition.set}>
      <header>
        <h3>
          {name}
          <span className={shared.small}>{tower}</span>
        </h3>
        <span>{say('summary.ofAll', { count: keeper.hp, all: keeper.maxHp })}</span>
      </header>
      <Figures
        figures={[
          { name: say('duel.figure.gained'), value: keeper.crystalGained },
          { name: say('duel.figure.spent'), value: keeper.crystalSpent },
          { name: say('duel.figure.left'), value: keeper.crystalLeft },
          { name: say('duel.figure.summoned'), value: keeper.summoned },
          { name: say('duel.figure.lost'), value: keeper.lost },
          { name: say('duel.figure.damage'), value: keeper.damageTaken },
        ]}
      />
      <Bars
        title={say('duel.cards')}
        bars={keeper.cards.map(({ card, plays }) => ({ name: cardInfo(card).name, value: plays }))}
      />
    </article>
  );
};

export const DuelStory = ({ answer }: { readonly answer: DuelAnswer }) => {
  const { summary, table } = answer;
  return (
    <div className={shared.story}>
      <TowerLines answer={answer} />
      <section className={shared.section} aria-labelledby="story-keepers">
        <h2 id="story-keepers" className={controls.label}>
          {say('duel.keepers')}
        </h2>
        <div className={shared.players}>
          {summary.keepers
            .filter(({ tower }) => tower >= 0)
            .map((keeper) => (
              <Keeper key={keeper.seat} keeper={keeper} name={nameOf(answer, keeper.seat)} />
            ))}
        </div>
      </section>
      {summary.longest > 1 && (
        <p>
          <Link href={`/replay/${table}?at=${summary.longestAt}`} className={controls.button}>
            {say('duel.watchLongest')}
          </Link>
        </p>
      )}
    </div>
  );
};
