import type { RunSummary } from '@three-spires/slay-the-spire/summary';
import { say } from '../words/say.ts';
import type { Hero } from './hero.tsx';

/** The run in a few figures. */
export const factsOf = (summary: RunSummary) => [
  ...(summary.climb
    ? [
        { name: say('story.act'), value: summary.act },
        { name: say('story.rooms'), value: summary.stops.filter(({ room }) => room !== 'neow').length },
      ]
    : []),
  { name: say('summary.rounds'), value: summary.rounds },
  { name: say('summary.defeated'), value: summary.enemiesBeaten },
];

export const heroesOf = ({ players }: RunSummary): Hero[] =>
  players.map(({ seat, character, hp, maxHp, gold, deck }) => ({
    seat,
    character,
    hp,
    maxHp,
    gold,
    cards: deck.length,
  }));

export const endingText = (won: boolean, climb: boolean): string =>
  won ? say(climb ? 'story.victory' : 'victory.story') : say('defeat.story');
