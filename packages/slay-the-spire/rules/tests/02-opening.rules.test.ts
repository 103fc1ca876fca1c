import { eventFor, plainText, seatBit } from '@three-spires/kernel';
import { describe, expect, it } from 'vitest';
import { slayTheSpire } from '../../index.ts';
import type { SlayTheSpireEvent } from '../event.ts';

const opening = (setup: object): SlayTheSpireEvent[] => {
  const events: SlayTheSpireEvent[] = [];
  slayTheSpire.start(slayTheSpire.readSetup(setup), 'opening', (event) => events.push(event));
  return events;
};
const typesOf = (events: readonly SlayTheSpireEvent[]): string[] => [
  ...new Set(events.map(({ type }) => type)),
];
const story = (events: readonly SlayTheSpireEvent[]): string[] =>
  events.map((event) => plainText(slayTheSpire.narrate(event, ['Ann', 'Bob'])));

describe('what is told of the start', () => {
  it('the characters, the combat, the round and the hands, each known to its owner only (STS-2.18)', () => {
    const events = opening({ characters: ['Ironclad', 'Silent'] });
    expect(typesOf(events).slice(0, 4)).toEqual(['gameStarted', 'combatStarted', 'roundStarted', 'drew']);
    expect(story(events)[0]).toBe('The game begins: Ann plays the Ironclad, Bob plays the Silent.');
    expect(story(events)[1]).toMatch(/^Combat begins: .+\.$/);
    const draws = events.filter((event) => event.type === 'drew');
    // Five cards each, then 2 more for the Silent (STS-4.7).
    expect(draws.map(({ seat, count, secret }) => [seat, count, secret.seats])).toEqual([
      [0, 5, seatBit(0)],
      [1, 5, seatBit(1)],
      [1, 2, seatBit(1)],
    ]);
    for (const draw of draws) {
      expect(eventFor(draw, draw.seat)).toHaveProperty('secret.cards');
      expect(eventFor(draw, 1 - draw.seat)).not.toHaveProperty('secret');
      expect(eventFor(draw, 'spectator')).not.toHaveProperty('secret');
    }
  });

  it('on a climb the cards of Neow, and what run modifiers bring before (STS-2.14, STS-2.19)', () => {
    const plain = opening({ characters: ['Ironclad'], climb: {} });
    expect(typesOf(plain).slice(0, 2)).toEqual(['gameStarted', 'neowDealt']);
    expect(typesOf(plain)).toContain('goldChanged');
    const cursed = opening({ characters: ['Ironclad'], climb: { modifiers: ['Cursed'] } });
    expect(
      cursed
        .map(({ type }) => type)
        .filter((type) => type !== 'turnedUp')
        .slice(0, 4),
    ).toEqual(['gameStarted', 'cardGained', 'cardGained', 'neowDealt']);
  });

  it('changes nothing of the game', () => {
    const setup = slayTheSpire.readSetup({
      characters: ['Ironclad', 'Silent'],
      climb: { modifiers: ['Shiny'] },
    });
    expect(slayTheSpire.start(setup, 'same', () => {})).toEqual(slayTheSpire.start(setup, 'same'));
  });
});
