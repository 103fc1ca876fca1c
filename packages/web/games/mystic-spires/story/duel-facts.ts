import type { DuelSummary } from '@three-spires/mystic-spires/summary';
import type { Fact } from '../../../story/figures.tsx';
import type { ShareCard } from '../../../story/share-card.ts';
import type { StoryAnswer } from '../../../story/use-summary.ts';
import { towerInfo } from '../pieces/content.ts';
import { say } from '../words/say.ts';

export type DuelAnswer = StoryAnswer<DuelSummary>;

/** The duel in a few figures. */
export const factsOf = ({ turns, cascades, longest }: DuelSummary): Fact[] => [
  { name: say('duel.turns'), value: turns },
  { name: say('duel.cascades'), value: cascades },
  {
    name: say('duel.longest'),
    value: longest < 2 ? say('duel.noCascade') : say('duel.links', { links: longest }),
  },
];

export const nameOf = ({ seats }: DuelAnswer, seat: number): string => seats[seat]?.name ?? '';

/** Who won, worded for any reader. */
export const titleOf = (answer: DuelAnswer): string => {
  const [winner] = answer.outcome.winners;
  return winner === undefined ? say('end.title.draw') : say('end.winner', { who: nameOf(answer, winner) });
};

const REASONS = ['decked-out', 'overload', 'conceded'] as const;

export const storyText = (answer: DuelAnswer): string => {
  const [winner] = answer.outcome.winners;
  if (winner === undefined) return say('end.draw');
  const names = { who: nameOf(answer, 1 - winner), winner: nameOf(answer, winner) };
  const reason = REASONS.find((each) => each === answer.outcome.reason) ?? 'tower';
  return say(`end.${reason}`, names);
};

/** Whether this seat's Tower fell; a duel can also end in other ways. */
const hasFallen = ({ outcome: { winners, reason } }: DuelAnswer, seat: number): boolean =>
  !winners.includes(seat) && !REASONS.some((each) => each === reason);

export const shareCard = (answer: DuelAnswer): ShareCard => ({
  game: 'mystic-spires',
  place: 'table',
  kicker: say('game.title'),
  title: titleOf(answer),
  story: storyText(answer),
  facts: factsOf(answer.summary),
  figures: answer.summary.keepers.map(({ tower, seat }) => {
    const { name, definition } = towerInfo(tower);
    return { kind: 'tower-tall', id: definition.set, name, fallen: hasFallen(answer, seat) };
  }),
});
