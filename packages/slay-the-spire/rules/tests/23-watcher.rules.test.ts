import { expect, test } from 'vitest';
import { slayTheSpire } from '../../index.ts';
import { choose, endTurn, fight, play } from '../../testing/position.ts';

const watcher = (fields: Readonly<Record<string, unknown>>) => ({ character: 'Watcher', ...fields });
const miracle = { do: 'miracle' } as const;

test('STS-23.1 the Watcher has 9 HP and gains 1 Miracle at the start of combat', () => {
  const [player] = slayTheSpire.start({ characters: ['Watcher', 'Silent'] }, 'profile').players;
  expect(player).toMatchObject({ hp: 9, maxHp: 9, miracles: 1, stance: 0 });
});

test('STS-23.2 a Miracle gives 1 Energy', () => {
  fight({
    player: watcher({ miracles: 2, energy: 0, hand: ['Strike'] }),
    moves: [
      { refused: play('Strike', 'A'), code: 'not-enough-energy' },
      miracle,
      play('Strike', 'A'),
      miracle,
    ],
    expect: { players: [{ miracles: 0, energy: 1 }], enemies: [{ hp: 9 }] },
  });
});

test('STS-23.2 not while something is resolved, and not without a Miracle', () => {
  fight({
    player: watcher({ miracles: 1, hand: ['True Grit', 'Strike', 'Strike'] }),
    moves: [
      play('True Grit', undefined, { player: 'Watcher' }),
      { refused: miracle, code: 'answer-first' },
      choose({ card: 'Strike' }),
      miracle,
      { refused: miracle, code: 'no-miracle' },
    ],
    expect: { players: [{ miracles: 0, energy: 3 }] },
  });
});

test('STS-23.3 there are at most 5 Miracles', () => {
  for (const [before, after] of [
    [3, 4],
    [4, 5],
    [5, 5],
  ]) {
    fight({
      player: watcher({ miracles: before }),
      with: { phase: 'start' },
      moves: [],
      expect: { players: [{ miracles: after }] },
    });
  }
});

test('STS-23.4 with 6 Energy a Miracle goes only into a card paid at once', () => {
  fight({
    player: watcher({ miracles: 2, energy: 6, hand: ['Strike', 'Whirlwind'] }),
    moves: [
      { refused: miracle, code: 'no-miracle' },
      play('Strike', 'A', { miracles: 1 }),
      { expect: { players: [{ energy: 6, miracles: 1 }] } },
      play('Whirlwind', undefined, { row: 1, x: 7, miracles: 1 }),
    ],
    expect: { players: [{ energy: 0, miracles: 0 }], enemies: [{ hp: 2 }] },
  });
});

test('STS-23.4 no more than 6 Energy may remain after paying', () => {
  fight({
    player: watcher({ miracles: 3, energy: 6, hand: ['Strike', 'Whirlwind'] }),
    moves: [
      { refused: play('Strike', 'A', { miracles: 2 }), code: 'energy-limit' },
      { refused: play('Whirlwind', undefined, { row: 1, x: 2, miracles: 3 }), code: 'energy-limit' },
      play('Whirlwind', undefined, { row: 1, x: 3, miracles: 3 }),
    ],
    expect: { players: [{ energy: 6, miracles: 0 }], enemies: [{ hp: 7 }] },
  });
});

test('STS-23.4 the Miracles must be there', () => {
  fight({
    player: watcher({ miracles: 1, energy: 6, hand: ['Whirlwind'] }),
    moves: [{ refused: play('Whirlwind', undefined, { row: 1, x: 8, miracles: 2 }), code: 'no-miracle' }],
    expect: {},
  });
});

test('STS-23.5 entering a Stance leaves the old one', () => {
  fight({
    player: watcher({ hand: ['Eruption', 'Vigilance'], energy: 4 }),
    moves: [
      { expect: { players: [{ stance: 'neutral' }] } },
      play('Eruption', 'A'),
      { expect: { players: [{ stance: 'wrath' }] } },
      play('Vigilance', undefined, { player: 'Watcher' }),
    ],
    expect: { players: [{ stance: 'calm', block: 2 }] },
  });
});

test('STS-23.5 a Stance lasts until it is left', () => {
  fight({
    player: watcher({ stance: 'calm' }),
    moves: [endTurn(), endTurn()],
    expect: { round: 3, players: [{ stance: 'calm', energy: 3 }] },
  });
});

test('STS-23.6 entering the Stance one is in does nothing: no Energy from Calm to Calm', () => {
  fight({
    player: watcher({ stance: 'calm', hand: ['Vigilance'] }),
    moves: [play('Vigilance', undefined, { player: 'Watcher' })],
    expect: { players: [{ stance: 'calm', energy: 1, block: 2 }] },
  });
});

test('STS-23.7 leaving Calm gives 2 Energy, after the card that did it', () => {
  const { events } = fight({
    player: watcher({ stance: 'calm', hand: ['Eruption'], energy: 2 }),
    moves: [play('Eruption', 'A')],
    expect: { players: [{ stance: 'wrath', energy: 2 }], enemies: [{ hp: 8 }] },
  });
  const course = events.map(({ type }) => type);
  expect(course.indexOf('energyGained')).toBeGreaterThan(course.indexOf('cardMoved'));
});

test('STS-23.7 no more than 6 Energy, and none for leaving another Stance', () => {
  fight({
    player: watcher({ stance: 'calm', hand: ['Eruption+'], energy: 6 }),
    moves: [play('Eruption+', 'A')],
    expect: { players: [{ energy: 6 }] },
  });
  fight({
    player: watcher({ stance: 'neutral', hand: ['Eruption+'], energy: 3 }),
    moves: [play('Eruption+', 'A')],
    expect: { players: [{ energy: 2 }] },
  });
});

test('STS-23.8 in Wrath each hit deals 1 more, and no more once it is left', () => {
  fight({
    player: watcher({ stance: 'wrath', hand: ['Twin Strike', 'Strike', 'Vigilance'], energy: 4 }),
    moves: [
      play('Twin Strike', 'A'),
      { expect: { enemies: [{ hp: 6 }] } },
      play('Vigilance', undefined, { player: 'Watcher' }),
      play('Strike', 'A'),
    ],
    expect: { enemies: [{ hp: 5 }] },
  });
});

test('STS-23.8 Wrath does nothing for the hits of the enemies', () => {
  fight({
    player: watcher({ stance: 'wrath', block: 1 }),
    enemies: [{ id: 'a1-enc-small-slime' }],
    moves: [endTurn()],
    expect: { players: [{ hp: 8 }] },
  });
});

test('STS-23.9 ending the turn in Wrath deals 1 damage, which Block stops', () => {
  fight({ player: watcher({ stance: 'wrath' }), moves: [endTurn()], expect: { players: [{ hp: 8 }] } });
  fight({
    player: watcher({ stance: 'wrath', block: 1 }),
    moves: [endTurn()],
    expect: { players: [{ hp: 9 }] },
  });
  fight({ player: watcher({ stance: 'calm' }), moves: [endTurn()], expect: { players: [{ hp: 9 }] } });
});

test('STS-23.9 the players order it among the other end-of-turn abilities', () => {
  const end = (ability: string) =>
    fight({
      player: watcher({ stance: 'wrath', powers: ['Metallicize'] }),
      moves: [endTurn(), { do: 'order', ability }],
      expect: { round: 2 },
    }).state.players[0]?.hp;
  expect(end('Wrath')).toBe(8);
  expect(end('Metallicize')).toBe(9);
});
