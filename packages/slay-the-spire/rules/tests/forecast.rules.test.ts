import { describe, expect, it } from 'vitest';
import { slayTheSpire as game } from '../../index.ts';
import { legalMoves } from '../../testing/property-checks.ts';
import { forecast } from '../forecast.ts';
import type { State } from '../state.ts';

const build = (position: object): State => game.scenario.build(position, 'forecast') as State;

/** Four players and twelve enemies; the Defect cannot survive the round. */
const crowded = (hp: readonly number[]): State =>
  build({
    die: 4,
    round: 3,
    players: [
      { character: 'Ironclad', hp: hp[0], vulnerable: 1 },
      { character: 'Silent', hp: hp[1], weak: 1 },
      { character: 'Defect', hp: hp[2] },
      { character: 'Watcher', hp: hp[3] },
    ],
    enemies: [
      { name: 'Jaw Worm', row: 1, strength: 1 },
      { name: 'Fungi Beast', row: 1, weak: 1 },
      { name: 'Green Louse', row: 1 },
      { name: 'Gremlin Nob', row: 2 },
      { name: 'Cultist', row: 2, strength: 2 },
      { name: 'Acid Slime', row: 2 },
      { name: 'Sentry A', row: 3 },
      { name: 'Red Louse', row: 3 },
      { name: 'Spike Slime', row: 3 },
      { name: 'Cultist', row: 4 },
      { name: 'Lagavulin', row: 4 },
      { name: 'Jaw Worm', row: 4 },
    ],
  });

describe('what comes in', () => {
  const healthy = forecast(crowded([9, 9, 9, 9]), 0);

  it('STS-15.3 is known for every player, also when another would die first', () => {
    const dying = forecast(crowded([9, 9, 1, 9]), 0);
    expect(healthy.every(({ damage, lethal }) => damage > 0 && !lethal)).toBe(true);
    expect(dying[2]).toEqual({ damage: healthy[2]?.damage, hpLost: 1, lethal: true });
    for (const seat of [0, 1, 3]) expect(dying[seat]).toEqual(healthy[seat]);
  });

  it('is known for every player when all would die', () => {
    const dying = forecast(crowded([1, 1, 1, 1]), 0);
    expect(dying).toEqual(healthy.map(({ damage }) => ({ damage, hpLost: 1, lethal: true })));
  });
});

describe('a preview', () => {
  const threatOf = (state: State, card: string) => {
    const move = legalMoves(state, 0).find((each) => game.describe(state, 0, each).card === card) as number;
    return game
      .preview(state, 0, move)
      .changes.filter(({ field }) => ['incoming', 'loss', 'lethal'].includes(field));
  };
  const against = (player: object, enemy: object = {}): State =>
    build({
      die: 4,
      players: [{ character: 'Ironclad', ...player }],
      enemies: [{ name: 'Jaw Worm', row: 1, strength: 2, ...enemy }],
    });

  it('tells how much less HP a Block card leaves to lose', () => {
    const state = against({ hp: 9, hand: ['Defend'] });
    const [now] = forecast(state, 0);
    expect(now?.hpLost).toBe(4);
    expect(threatOf(state, 'Defend')).toEqual([{ of: 'player', index: 0, field: 'loss', from: 4, to: 3 }]);
  });

  it('tells that nothing comes in when the last enemy dies', () => {
    expect(threatOf(against({ hp: 3, hand: ['Strike'] }, { hp: 1 }), 'Strike')).toEqual([
      { of: 'player', index: 0, field: 'incoming', from: 4, to: 0 },
      { of: 'player', index: 0, field: 'loss', from: 3, to: 0 },
      { of: 'player', index: 0, field: 'lethal', from: 1, to: 0 },
    ]);
  });

  it('STS-4.1 does not tell of a Burn that would be drawn', () => {
    const hand = ['Shrug It Off'];
    const [burn, strike] = ['Burn', 'Strike'].map((card) =>
      threatOf(against({ hp: 9, hand, draw: [card] }), 'Shrug It Off'),
    );
    expect(burn).toEqual(strike);
    expect(burn).toContainEqual({ of: 'player', index: 0, field: 'loss', from: 4, to: 2 });
  });
});

describe('the preview of an Event’s option', () => {
  const previewOf = (event: string, option: string) => {
    const state = build({
      players: [{ character: 'Ironclad', gold: 5 }],
      climb: { room: 'event', event },
    });
    const move = legalMoves(state, 0).find((each) => game.describe(state, 0, each).option === option);
    return game.preview(state, 0, move ?? -1);
  };

  it('STS-10.9 is known to the end where only the next room follows', () => {
    const { changes, unknown } = previewOf('World of Goop', 'Gather Gold');
    expect(changes).toMatchObject([{ of: 'player', field: 'hp' }]);
    expect(unknown).toBe(false);
  });

  it('says so where a die or a card decides', () => {
    expect(previewOf('Scrap Ooze', 'Reach Inside').unknown).toBe(true);
    expect(previewOf('Big Fish', 'Box').unknown).toBe(true);
  });

  it('STS-10.9 knows what an Event option brings where the party goes on by itself, and not what it reveals', () => {
    const fish = build({
      players: [{ character: 'Ironclad', hp: 5 }],
      climb: { room: 'event', event: 'Big Fish' },
    });
    const previewOf = (option: string) => {
      const move = legalMoves(fish, 0).find(
        (each) => game.describe(fish, 0, each).option === option,
      ) as number;
      return game.preview(fish, 0, move);
    };
    expect(previewOf('Banana')).toEqual({
      changes: [{ of: 'player', index: 0, field: 'hp', from: 5, to: 7 }],
      unknown: false,
    });
    expect(previewOf('Box').unknown).toBe(true);
  });
});
