import type { TowerSummary } from '@three-spires/stygian-society/summary';
import { pictureSlug } from '../../../pictures/addresses.ts';
import type { Fact } from '../../../story/figures.tsx';
import type { ShareCard } from '../../../story/share-card.ts';
import type { StoryAnswer } from '../../../story/use-summary.ts';
import { placeInfo } from '../pieces/content.ts';
import { say } from '../words/say.ts';

export type ClimbAnswer = StoryAnswer<TowerSummary>;

const ENDINGS = ['wizard', 'wounds', 'peril'] as const;

/** The climb in a few figures. */
export const factsOf = (summary: TowerSummary): Fact[] => [
  { name: say('end.floor'), value: summary.floor },
  { name: say('end.turns'), value: summary.turns },
  { name: say('climb.beaten'), value: summary.beaten },
  { name: say('climb.suffered'), value: summary.suffered },
  { name: say('climb.healed'), value: summary.healed },
  { name: say('climb.perilMost'), value: summary.perilMost },
  { name: say('climb.dropped'), value: summary.dropped },
  { name: say('climb.kept'), value: summary.kept },
  { name: say('climb.treasures'), value: summary.treasures },
];

export const placeName = (place: number): string => (place < 0 ? '' : placeInfo(place).name);

export const endingText = (result: string | undefined, place: number): string =>
  say(`end.${ENDINGS.find((each) => each === result) ?? 'wounds'}`, { place: placeName(place) });

export const shareCard = ({ summary, outcome }: ClimbAnswer): ShareCard => {
  const won = outcome.result === 'victory';
  return {
    game: 'stygian-society',
    place: won ? 'wizard' : 'tower',
    kicker: say('game.title'),
    title: say(won ? 'won' : 'lost'),
    story: endingText(outcome.reason, summary.floors.at(-1)?.place ?? -1),
    facts: factsOf(summary),
    figures: summary.heroes.map(({ hero }) => ({ figure: pictureSlug(hero), name: hero })),
  };
};
