import { defined } from '@three-spires/kernel';
import { expect, test } from 'vitest';
import { endTurn, type Fight, fight, play } from '../../testing/position.ts';

type Step = Fight['moves'][number];

/** A player in front of the rewards of the first Jaw Worm: 1 gold, a potion, a card. */
const rewards = (
  player: Readonly<Record<string, unknown>>,
  moves: readonly Step[],
  expected: Readonly<Record<string, unknown>>,
  potionDeck: readonly string[] = ['Fire Potion', 'Weak Potion'],
) =>
  fight({
    player: { rewardDeck: ['Anger', 'Clash', 'Rage', 'Flex', 'Cleave'], rareDeck: ['Feed'], ...player },
    enemies: [],
    with: { phase: 'rewards', encounters: ['first-jaw-worm'], potionDeck },
    moves,
    expect: expected,
  });

const reveal = (reward: string, seat?: string): Step => ({
  do: 'reveal',
  reward,
  ...defined({ seat }),
});
const take = (fields: Readonly<Record<string, unknown>>): Step => ({ do: 'take', ...fields });
const skip = (reward: string): Step => ({ do: 'skip', reward });
const confirm = { do: 'confirm' } as const;
const pieces = (...list: readonly Readonly<Record<string, unknown>>[]) => ({
  rewards: { Ironclad: { pieces: list } },
});

test('STS-8.1 rewards are taken in any order', () => {
  const steps = {
    potion: [reveal('potion'), take({ potion: 'Fire Potion' })],
    card: [reveal('card'), take({ card: 'Clash' })],
  };
  for (const moves of [
    [...steps.potion, ...steps.card],
    [...steps.card, ...steps.potion],
  ]) {
    rewards({}, [...moves, confirm], {
      outcome: 'victory',
      players: [{ gold: 1, potions: ['Fire Potion'], deck: ['Clash'] }],
    });
  }
});

test('STS-8.2 every reward can be skipped before anything is revealed', () => {
  rewards({}, [skip('gold'), skip('potion'), skip('card'), confirm], {
    outcome: 'victory',
    potionDeck: ['Fire Potion', 'Weak Potion'],
    players: [{ gold: 0, potions: [], deck: [], rewardDeck: ['Anger', 'Clash', 'Rage', 'Flex', 'Cleave'] }],
  });
});

test('STS-8.2 a reward that was revealed can be skipped', () => {
  rewards({}, [reveal('card'), skip('card'), skip('potion'), confirm], {
    players: [{ gold: 1, deck: [], rewardDeck: ['Flex', 'Cleave', 'Anger', 'Clash', 'Rage'] }],
  });
});

test('STS-8.3 all rewards can be looked at before one is chosen, and a choice changed', () => {
  rewards(
    {},
    [
      reveal('card'),
      take({ card: 'Anger' }),
      reveal('potion'),
      {
        expect: pieces(
          { kind: 'gold' },
          { kind: 'potion', revealed: true, offer: ['Fire Potion'] },
          { kind: 'card', offer: ['Anger', 'Clash', 'Rage'], choice: 'Anger' },
        ),
      },
      { refused: confirm, code: 'rewards-open' },
      take({ card: 'Rage' }),
      take({ potion: 'Fire Potion' }),
      skip('potion'),
      confirm,
    ],
    { players: [{ deck: ['Rage'], potions: [] }] },
  );
});

test('STS-8.3 what is revealed stays until every player has confirmed', () => {
  fight({
    players: [
      { rewardDeck: ['Anger', 'Clash', 'Rage'] },
      { character: 'Silent', rewardDeck: ['Slice', 'Blur', 'Dash'] },
    ],
    enemies: [],
    with: { phase: 'rewards', encounters: ['first-cultist', 'first-cultist'] },
    moves: [
      reveal('card'),
      take({ card: 'Anger' }),
      confirm,
      { refused: take({ reward: 'card', card: 'Rage' }), code: 'rewards-confirmed' },
      {
        expect: {
          phase: 'rewards',
          players: [{ deck: [], gold: 0 }, {}],
          rewards: { Ironclad: { confirmed: true, pieces: [{}, { offer: ['Anger', 'Clash', 'Rage'] }] } },
        },
      },
      reveal('card', 'Silent'),
      take({ seat: 'Silent', card: 'Dash' }),
      { ...confirm, seat: 'Silent' },
    ],
    expect: {
      outcome: 'victory',
      players: [
        { deck: ['Anger'], gold: 1, rewardDeck: ['Clash', 'Rage'] },
        { deck: ['Dash'], gold: 1, rewardDeck: ['Slice', 'Blur'] },
      ],
    },
  });
});

test('STS-8.5 a card reward shows the top 3; the others go under the deck in the order revealed', () => {
  rewards({}, [skip('potion'), reveal('card'), take({ card: 'Clash' }), confirm], {
    players: [{ deck: ['Clash'], rewardDeck: ['Flex', 'Cleave', 'Anger', 'Rage'] }],
  });
});

test('STS-8.5 only one of the cards can be taken', () => {
  rewards({}, [reveal('card'), take({ card: 'Clash' }), take({ card: 'Anger' }), skip('potion'), confirm], {
    players: [{ deck: ['Anger'], rewardDeck: ['Flex', 'Cleave', 'Clash', 'Rage'] }],
  });
});

test.each([[['Anger', 'Clash']], [[]]])(
  'STS-8.6 with the deck %j all that is there is revealed',
  (rewardDeck) => {
    rewards(
      { rewardDeck },
      [
        reveal('card'),
        { expect: pieces({}, {}, { kind: 'card', offer: rewardDeck, choice: 'open' }) },
        skip('card'),
        skip('potion'),
        confirm,
      ],
      { outcome: 'victory', players: [{ deck: [], rewardDeck }] },
    );
  },
);

test('STS-8.7 a Golden Ticket adds the top rare to two cards, and cannot be taken itself', () => {
  rewards(
    { rewardDeck: ['Anger', 'Golden Ticket', 'Rage', 'Flex'], rareDeck: ['Feed', 'Impervious'] },
    [
      reveal('card'),
      { expect: pieces({}, {}, { offer: ['Anger', 'Golden Ticket', 'Feed', 'Rage'] }) },
      { refused: take({ reward: 'card', card: 'Golden Ticket' }), code: 'cannot-take' },
      take({ card: 'Feed' }),
      skip('potion'),
      confirm,
    ],
    {
      players: [
        { deck: ['Feed'], rareDeck: ['Impervious'], rewardDeck: ['Flex', 'Anger', 'Golden Ticket', 'Rage'] },
      ],
    },
  );
});

test('STS-8.7 two Golden Tickets leave one card and two rares', () => {
  rewards(
    { rewardDeck: ['Golden Ticket', 'Golden Ticket', 'Rage'], rareDeck: ['Feed', 'Impervious', 'Exhume'] },
    [
      reveal('card'),
      { expect: pieces({}, {}, { offer: ['Golden Ticket', 'Feed', 'Golden Ticket', 'Impervious', 'Rage'] }) },
      take({ card: 'Impervious' }),
      skip('potion'),
      confirm,
    ],
    { players: [{ deck: ['Impervious'], rareDeck: ['Exhume', 'Feed'] }] },
  );
});

test('STS-8.7 with an empty rare deck a Golden Ticket adds nothing', () => {
  rewards(
    { rewardDeck: ['Golden Ticket', 'Clash', 'Rage'], rareDeck: [] },
    [reveal('card'), { expect: pieces({}, {}, { offer: ['Golden Ticket', 'Clash', 'Rage'] }) }],
    { phase: 'rewards' },
  );
});

test('STS-8.8 the ticket goes under the card rewards deck, a rare not taken under the rare deck', () => {
  rewards(
    { rewardDeck: ['Golden Ticket', 'Clash', 'Rage', 'Flex'], rareDeck: ['Feed', 'Impervious'] },
    [reveal('card'), take({ card: 'Rage' }), skip('potion'), confirm],
    {
      players: [
        { deck: ['Rage'], rareDeck: ['Impervious', 'Feed'], rewardDeck: ['Flex', 'Golden Ticket', 'Clash'] },
      ],
    },
  );
});

test('STS-8.13 the top potion is drawn, and gained or put under the deck', () => {
  const taken = [reveal('potion'), take({ potion: 'Fire Potion' }), skip('card'), confirm];
  rewards({}, taken, { potionDeck: ['Weak Potion'], players: [{ potions: ['Fire Potion'] }] });
  const skipped = [reveal('potion'), skip('potion'), skip('card'), confirm];
  rewards({}, skipped, { potionDeck: ['Weak Potion', 'Fire Potion'], players: [{ potions: [] }] });
});

test('STS-8.13 a potion stays with its owner until it is used', () => {
  fight({
    player: { potions: ['Fire Potion'] },
    moves: [endTurn(), endTurn()],
    expect: { round: 3, players: [{ potions: ['Fire Potion'] }] },
  });
});

test('STS-8.14 a third potion can be taken, a fourth cannot', () => {
  const two = ['Block Potion', 'Flex Potion'];
  rewards({ potions: two }, [reveal('potion'), take({ potion: 'Fire Potion' }), skip('card'), confirm], {
    players: [{ potions: [...two, 'Fire Potion'] }],
  });
  rewards(
    { potions: [...two, 'Swift Potion'] },
    [reveal('potion'), { refused: take({ reward: 'potion' }), code: 'cannot-take' }, skip('potion')],
    { players: [{ potions: [...two, 'Swift Potion'] }] },
  );
});

test('STS-8.16 a potion works once and goes under the potion deck', () => {
  const { events } = fight({
    player: { potions: ['Fire Potion'] },
    with: { potionDeck: ['Weak Potion', 'Swift Potion'] },
    moves: [
      { do: 'potion', potion: 'Fire Potion', enemy: 'A' },
      { refused: { do: 'potion', potion: 'Fire Potion', enemy: 'A' }, code: 'no-potion' },
    ],
    expect: {
      potionDeck: ['Weak Potion', 'Swift Potion', 'Fire Potion'],
      players: [{ potions: [], energy: 3 }],
      enemies: [{ hp: 6 }],
    },
  });
  expect(events.filter(({ type }) => type === 'potionUsed')).toHaveLength(1);
});

test('STS-8.19 from an empty potion deck nothing is gained, now or later', () => {
  rewards(
    {},
    [
      reveal('potion'),
      { expect: pieces({}, { kind: 'potion', offer: [] }, {}) },
      { refused: take({ reward: 'potion' }), code: 'cannot-take' },
      skip('potion'),
      skip('card'),
      confirm,
    ],
    { outcome: 'victory', players: [{ potions: [], gold: 1 }] },
    [],
  );
});

test('STS-8.1 the rewards open when the last enemy of a real encounter falls', () => {
  fight({
    player: { hand: ['Strike'] },
    enemies: [{ name: 'Cultist', hp: 1 }],
    moves: [play('Strike', 'Cultist')],
    expect: { phase: 'rewards', ...pieces({ kind: 'gold', amount: 1 }, { kind: 'card', amount: 1 }) },
  });
});
