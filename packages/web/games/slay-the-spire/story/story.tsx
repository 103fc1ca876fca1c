import type { Unlocked } from '@three-spires/slay-the-spire/campaign';
import type { RunSummary } from '@three-spires/slay-the-spire/summary';
import shared from '../../../story/story.module.css';
import type { StoryAnswer } from '../../../story/use-summary.ts';
import controls from '../../../theme/controls.module.css';
import { say } from '../words/say.ts';
import { News } from './news.tsx';
import { Path } from './path.tsx';
import { PlayerStory } from './player-story.tsx';
import { Points } from './points.tsx';

export const Story = ({ answer }: { readonly answer: StoryAnswer<RunSummary> }) => {
  const { summary, table, news, seats } = answer;
  return (
    <div className={shared.story}>
      <News news={(news ?? []) as readonly Unlocked[]} />
      {summary.climb && <Path summary={summary} table={table} />}
      <Points summary={summary} table={table} />
      <section className={shared.section} aria-labelledby="story-party">
        <h2 id="story-party" className={controls.label}>
          {say('story.party')}
        </h2>
        <div className={shared.players}>
          {summary.players.map((player) => (
            <PlayerStory key={player.seat} player={player} name={seats[player.seat]?.name ?? ''} />
          ))}
        </div>
      </section>
      {summary.achievements.length > 0 && (
        <p className={controls.label}>
          {say('story.partyAchievements', { names: summary.achievements.join(', ') })}
        </p>
      )}
    </div>
  );
};
