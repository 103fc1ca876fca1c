import { use } from 'react';
import { useGame } from '../game/games-context.ts';
import type { StoryGame } from '../game/story.ts';
import { partOf } from '../kit/part.ts';
import { WaitingPage } from '../kit/waiting-page.tsx';
import { type StoryAnswer, useSummary } from '../story/use-summary.ts';
import { say } from '../text/say.ts';

type ToldProps = { readonly answer: StoryAnswer; readonly load: () => Promise<StoryGame> };

const Told = ({ answer, load }: ToldProps) => {
  const { Story } = use(partOf(load));
  return (
    <div data-game={answer.game}>
      <Story answer={answer} />
    </div>
  );
};

/** The story of a finished game, for everyone with its address. */
const StoryPage = ({ table }: { readonly table: string }) => {
  const { answer, failure } = useSummary(table);
  const game = useGame(answer?.game);
  if (answer === undefined) return <WaitingPage words={say('loading')} failure={failure} />;
  if (game?.story === undefined || answer.summary === undefined || answer.summary === null)
    return <WaitingPage words="" failure={say('story.none')} />;
  return <Told answer={answer} load={game.story} />;
};

export default StoryPage;
