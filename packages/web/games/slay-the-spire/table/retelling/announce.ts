/** The announcements for screen readers, so that a combat can be followed without seeing it. */

import { wordsOf } from '../../board/describe.ts';
import { attacksInWords } from '../../pieces/attacks-in-words.ts';
import {
  enemyInfo,
  narrate,
  type PlayerView,
  type SlayTheSpireEvent,
  type SlayTheSpireView,
} from '../../pieces/content.ts';
import { say } from '../../words/say.ts';

/** Announced elsewhere or useless when heard: cards moving between piles. */
const SILENT: readonly SlayTheSpireEvent['type'][] = ['cardMoved'];

const intents = ({ enemies }: SlayTheSpireView, names: readonly string[]): readonly string[] => {
  const lines = enemies
    .filter(({ status, nextAction }) => status === 'alive' && nextAction >= 0)
    .map((enemy) => {
      const action = wordsOf(enemyInfo(enemy.kind).actions[enemy.nextAction] ?? []);
      const hits = attacksInWords(enemy, names).join(', ');
      return hits === ''
        ? say('say.intent', { enemy: enemy.name, action })
        : say('say.intentHits', { enemy: enemy.name, action, hits });
    });
  return lines.length === 0 ? [] : [say('say.intents'), ...lines];
};

const threat = ({ seat, incoming }: PlayerView, names: readonly string[]): readonly string[] => {
  const { damage, hpLost: lost, lethal } = incoming;
  if (damage === 0 && lost === 0) return [];
  const params = { who: names[seat] ?? '', damage, lost };
  if (lethal) return [say('say.incomingLethal', params)];
  return [say(lost > 0 ? 'say.incoming' : 'say.blocked', params)];
};

/** The incoming damage for everyone, and the enemies that will arrive. */
const outlook = (view: SlayTheSpireView, names: readonly string[]): readonly string[] => {
  const threats = view.players.flatMap((player) => threat(player, names));
  return [
    ...intents(view, names),
    ...(threats.length === 0 ? [say('say.safe')] : threats),
    ...view.arrivals.map(({ names: coming }) => say('say.arrival', { names: coming.join(', ') })),
  ];
};

/** The sentences for the latest events; after a roll, also what the enemies will do now. */
export const announce = (
  events: readonly SlayTheSpireEvent[],
  view: SlayTheSpireView,
  names: readonly string[],
): readonly string[] => {
  const told = events
    .filter(({ type }) => !SILENT.includes(type))
    .map((event) => wordsOf(narrate(event, names)))
    .filter((line) => line !== '');
  const rolled = events.some(({ type }) => type === 'dieRolled' || type === 'dieChanged');
  const fighting = view.enemies.some(({ status }) => status === 'alive');
  return rolled && fighting ? [...told, ...outlook(view, names)] : told;
};
