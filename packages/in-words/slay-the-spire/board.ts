import type { PlayerView, SlayTheSpireView } from '@three-spires/slay-the-spire/library';
import type { Section } from '../telling/game.ts';
import { lines, sentences } from '../telling/parts.ts';
import { climbSections, placeLines } from './climb.ts';
import { enemyLine, handLine, playerLines } from './fighters.ts';
import { cardName, cardWords, itemWords, type SlaySeen } from './names.ts';
import { rewardInWords } from './rewards.ts';
import { say } from './words.ts';

const isFighting = ({ enemies, phase }: SlayTheSpireView): boolean =>
  enemies.some(({ status }) => status === 'alive') && phase !== 'over';

const fightLines = (seen: SlaySeen): string[] => {
  const { view } = seen;
  if (!isFighting(view)) return [];
  return lines(
    sentences([say('round', { round: view.round }), view.die > 0 && say('dieShows', { face: view.die })]),
    ...view.enemies.filter(({ status }) => status === 'alive').map((enemy) => enemyLine(seen, enemy)),
    ...view.arrivals.map(({ names }) => say('say.arrival', { names: names.join(', ') })),
  );
};

const playerSection = (seen: SlaySeen, player: PlayerView): Section => ({
  heading: say(player.seat === seen.viewer ? 'you' : 'player', { character: player.character }),
  lines: playerLines(player, seen.names),
});

const handSection = ({ view, viewer }: SlaySeen): Section => ({
  heading: say('hand'),
  lines: viewer === 'spectator' || !isFighting(view) ? [] : (view.players[viewer]?.hand ?? []).map(handLine),
});

const rewardSection = ({ view, viewer }: SlaySeen): Section => ({
  heading: say('rewards'),
  lines: viewer === 'spectator' ? [] : (view.rewards?.[viewer] ?? []).map(rewardInWords),
});

/** What the cards and items of the open question do. */
const choiceSection = ({ view: { question } }: SlaySeen): Section => {
  const cards = [...new Set((question?.cards ?? []).map(cardName))].flatMap((name) => {
    const card = question?.cards?.find((each) => cardName(each) === name);
    return card === undefined ? [] : [cardWords(card & 0x7ff)];
  });
  const offer = question?.offer;
  return {
    heading: say('choice'),
    lines: [
      ...cards,
      ...(offer?.numbers ?? []).map((number) => (offer?.items ? itemWords(number) : cardWords(number))),
    ],
  };
};

/** The board, the most urgent part first. */
export const boardInWords = (seen: SlaySeen): readonly Section[] => {
  const { view, viewer } = seen;
  const mine = view.players.filter(({ seat }) => seat === viewer);
  const others = view.players.filter(({ seat }) => seat !== viewer);
  return [
    { heading: say('place'), lines: placeLines(view) },
    { heading: say('enemies'), lines: fightLines(seen) },
    ...mine.map((player) => playerSection(seen, player)),
    handSection(seen),
    choiceSection(seen),
    rewardSection(seen),
    ...climbSections(seen),
    ...others.map((player) => playerSection(seen, player)),
  ];
};
