import type { RunSummary } from '@three-spires/slay-the-spire/summary';
import { pictureSlug } from '../../../pictures/addresses.ts';
import type { ShareCard } from '../../../story/share-card.ts';
import type { StoryAnswer } from '../../../story/use-summary.ts';
import { say } from '../words/say.ts';
import { endingText, factsOf } from './ending-facts.ts';

export const shareCard = ({ summary }: StoryAnswer<RunSummary>): ShareCard => {
  const won = summary.result === 'victory';
  return {
    game: 'slay-the-spire',
    place: won ? 'title' : 'act-4',
    kicker: say('game.title'),
    title: say(won ? 'victory' : 'defeat'),
    story: endingText(won, summary.climb),
    facts: factsOf(summary),
    figures: summary.players.map(({ character }) => ({ figure: pictureSlug(character), name: character })),
  };
};
