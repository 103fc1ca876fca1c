import { movesSeen, seenBy } from '@three-spires/kernel';
import { slayTheSpire as game, type SlayTheSpireState as State } from '@three-spires/slay-the-spire';
import { ENEMY_ENTRIES, ROOM, spacesOf } from '@three-spires/slay-the-spire/for-bots';
import { describe, expect, test } from 'vitest';
import type { Bot } from '../../bot.ts';
import { slayTheSpireAdept, slayTheSpireNovice } from '../bots.ts';

const STARTER = [...new Array<string>(5).fill('Strike'), ...new Array<string>(4).fill('Defend')];

/** A Silent with a weak deck at the campfire before The Champ, who is expected to cost more HP than there are. */
const beforeTheChamp = (hp: number): State => {
  const state = game.scenario.build(
    {
      players: [
        { character: 'Silent', hp, maxHp: 9, deck: [...STARTER, 'Survivor', 'Neutralize', 'Dagger Spray'] },
      ],
      climb: { act: 2, room: 'campfire' },
    },
    'campfire',
  ) as State;
  state.run.boss = ENEMY_ENTRIES.findIndex(({ definition }) => definition.id === 'a2-boss-champ');
  const isBoss = (space: number): boolean => state.run.rooms[space] === ROOM.boss;
  state.run.space = spacesOf(state).findIndex(({ exits }) => exits.some(isBoss));
  return state;
};

const halfWay = (hp: number): State => {
  const state = game.scenario.build(
    {
      players: [
        {
          character: 'Silent',
          hp,
          maxHp: 9,
          deck: [...STARTER, 'Survivor', 'Neutralize', 'Dagger Spray', 'Predator', 'Backflip'],
        },
        {
          character: 'Ironclad',
          hp: 9,
          maxHp: 10,
          deck: [...STARTER, 'Bash', 'Cleave', 'Uppercut', 'Shrug It Off'],
        },
      ],
      climb: { act: 2, room: 'campfire' },
    },
    'campfire',
  ) as State;
  state.run.space = spacesOf(state).findIndex(({ row }) => row === 4);
  return state;
};

const chosen = (state: State, bot: Bot = slayTheSpireAdept): unknown => {
  const seen = seenBy(game, state, 0, 'campfire');
  const thinking = { seed: 'campfire', outOfTime: () => false };
  const { move } = bot.choose(seen, movesSeen(game, seen), thinking);
  return game.describe(state, 0, move).option;
};

describe('at the campfire before a Boss', () => {
  test('a player with few HP rests, also where the fight looks lost', () => {
    expect(chosen(beforeTheChamp(3))).toBe('Rest');
  });

  test('a player with all HP smiths', () => {
    expect(chosen(beforeTheChamp(9))).toBe('Smith');
  });
});

describe('at a campfire, a novice with half its HP', () => {
  test('rests, for it loses more in fights than others', () => {
    expect(chosen(beforeTheChamp(4), slayTheSpireNovice)).toBe('Rest');
    expect(chosen(beforeTheChamp(9), slayTheSpireNovice)).toBe('Smith');
  });
});

describe('at a campfire on the way, in a party', () => {
  test('a player who lacks one HP smiths: the upgrade helps all players', () => {
    expect(chosen(halfWay(8))).toBe('Smith');
  });

  test('a player who is hurt rests', () => {
    expect(chosen(halfWay(5))).toBe('Rest');
  });
});
