import { describe, it } from 'vitest';
import { done, FRIEND, HERO, leave, onClimb, pickCard, pickItem } from '../../testing/climb.ts';

const quick = (startAct: number, more: object = {}) => ({
  climb: { room: 'quickStart', startAct, space: null, ...more },
});
const times = <Item>(count: number, item: Item): Item[] => new Array<Item>(count).fill(item);

/** Rows of the table before the Boss relics: card rewards, Transform, rolls, potion, relics, rare rewards. */
const COLUMNS = [
  {
    act: 2,
    gold: 6,
    rewards: 4,
    rolls: 1,
    relics: 2,
    rares: 1,
    drafts: 1,
    lastRewards: 0,
    removes: 0,
    upgrades: 2,
  },
  {
    act: 3,
    gold: 7,
    rewards: 4,
    rolls: 3,
    relics: 4,
    rares: 2,
    drafts: 2,
    lastRewards: 3,
    removes: 1,
    upgrades: 4,
  },
  {
    act: 4,
    gold: 10,
    rewards: 5,
    rolls: 5,
    relics: 6,
    rares: 2,
    drafts: 2,
    lastRewards: 5,
    removes: 2,
    upgrades: 6,
  },
];

describe('Quick Start', () => {
  it.each(COLUMNS)(
    'STS-33.1 STS-33.2 STS-33.3 the column for a start in Act $act, from top to bottom',
    ({ act, gold, rewards, rolls, relics, rares, drafts, lastRewards, removes, upgrades }) => {
      const skips = (count: number) =>
        times(count, [{ expect: { phase: 'quickStart', question: { kind: 'offer' } } }, done()]).flat();
      onClimb({
        ...quick(act, { unlocks: { actFour: act === 4 } }),
        player: { deck: ['Strike', 'Strike', 'Strike', 'Defend', 'Defend', 'Bash', 'Anger', 'Flex'] },
        // Each roll of a 6 is a card remove, which is skipped like the rest.
        with: { nextDie: times(Math.min(rolls, 5), 6) },
        moves: [
          { expect: { players: [{ gold }] } },
          ...skips(rewards),
          { expect: { question: { kind: 'card', optional: true } } },
          done(),
          ...times(rolls, done()),
          ...skips(1),
          ...skips(relics),
          ...skips(rares),
          ...times(drafts, [{ expect: { phase: 'bossRelics' } }, leave()]).flat(),
          ...skips(lastRewards),
          // One answer skips the whole row of the table.
          ...times(Math.min(removes, 1), done()),
          { expect: { question: { kind: 'card' }, phase: 'quickStart' } },
          ...times(upgrades, 0).map((_, at) =>
            pickCard(['Strike', 'Strike', 'Strike', 'Defend', 'Defend', 'Bash'][at] ?? ''),
          ),
          { expect: { phase: 'merchant', players: [{ gold }] } },
          leave(),
        ],
        expect: { climb: { act } },
      });
    },
  );

  it('STS-33.4 each die icon is a roll of the own: relic, Transform, card and 1 gold, potion and 2 gold, Upgrade, remove', () => {
    const roll = (face: number, moves: Parameters<typeof onClimb>[0]['moves'], player: object) =>
      onClimb({
        ...quick(2),
        with: { nextDie: [face] },
        moves: [...times(5, done()), ...moves, { expect: { players: [player] } }],
        expect: {},
      });
    const DECK = ['Strike', 'Defend', 'Bash'];
    roll(1, [pickItem('Anchor')], { relics: ['Anchor'], gold: 6 });
    // Four rewards of three cards have gone through the deck of eight.
    roll(2, [pickCard('Bash')], { deck: ['Strike', 'Defend', 'Iron Wave'] });
    roll(3, [pickCard('Clash')], { deck: [...DECK, 'Clash'], gold: 7 });
    roll(4, [pickItem('Fire Potion')], { potions: ['Fire Potion'], gold: 8 });
    roll(5, [pickCard('Bash')], { deck: ['Strike', 'Defend', 'Bash+'] });
    roll(6, [pickCard('Bash')], { deck: ['Strike', 'Defend'] });
  });

  it('STS-33.4 STS-7.4 only the owner of an item changes that roll', () => {
    onClimb({
      ...quick(2),
      players: [HERO, { ...FRIEND, relics: ['The Abacus'] }],
      with: { nextDie: [5, 5] },
      moves: [...times(5, done()), pickCard('Bash')],
      expect: { players: [{ deck: ['Strike', 'Defend', 'Bash+'] }, {}] },
    });
  });

  it('STS-33.5 Boss relics are drafted by the party as after a Boss', () => {
    onClimb({
      ...quick(2, { decks: { bossRelics: ['Sozu', 'Black Blood', 'Wrist Blade', 'Ectoplasm'] } }),
      with: { nextDie: [6] },
      moves: [
        ...times(10, done()),
        { expect: { climb: { bossRelics: ['Sozu', 'Black Blood', 'Wrist Blade'] } } },
      ],
      expect: { phase: 'bossRelics' },
    });
  });

  it('STS-33.6 one Merchant for the whole party ends it, then the Act is set up', () => {
    onClimb({
      ...quick(2),
      with: { nextDie: [6] },
      player: { hp: 1 },
      moves: [...times(10, done()), leave(), done(), leave()],
      expect: { climb: { act: 2, space: 0, room: 'encounter' }, phase: 'play', players: [{ hp: 10 }] },
    });
  });
});
