import { describe, expect, it } from 'vitest';
import { slayTheSpire } from '../../index.ts';
import { checkState, conserved } from '../../testing/properties.ts';
import { legalMoves } from '../../testing/property-checks.ts';
import { FREE, makeCard } from '../card.ts';
import { BURN_FACE, DAZE_FACE, FACES, TICKET } from '../compile/entries.ts';
import {
  DEAD,
  type Enemy,
  enemyAt,
  LEFT,
  PHASE,
  type Player,
  playerAt,
  QUESTION,
  type Question,
  type State,
} from '../state.ts';

const start = (): State =>
  slayTheSpire.start({ characters: ['Ironclad', 'Silent', 'Defect', 'Watcher'] }, 'planted faults');

/** A game in its rewards: everybody plays the first legal move, and enemies fall at the first blow. */
const startRewards = (): State => {
  const state = start();
  for (let moves = 0; state.phase !== PHASE.rewards && moves < 500; moves++) {
    for (const enemy of state.enemies) enemy.hp = Math.min(enemy.hp, 1);
    const seat = state.players.findIndex((_, one) => (slayTheSpire.deciding(state) & (1 << one)) !== 0);
    slayTheSpire.apply(state, seat, legalMoves(state, seat)[0] as number);
  }
  return state;
};

// Faults: something that is changed in a sound position.

type Fault = (state: State) => void;

const game =
  (fields: Partial<Record<keyof State, unknown>>): Fault =>
  (state) => {
    Object.assign(state, fields);
  };
const player =
  (fields: Partial<Record<keyof Player, unknown>>): Fault =>
  (state) => {
    Object.assign(first(state), fields);
  };
const party =
  (fields: Partial<Player>): Fault =>
  (state) => {
    for (const one of state.players) Object.assign(one, fields);
  };
const enemy =
  (fields: Partial<Enemy>): Fault =>
  (state) => {
    Object.assign(enemyAt(state, 0), fields);
  };
const enemies =
  (fields: Partial<Enemy>): Fault =>
  (state) => {
    for (const one of state.enemies) Object.assign(one, fields);
  };
const question =
  (fields: Partial<Question>): Fault =>
  (state) => {
    Object.assign(state.question, fields);
  };

type Pile = 'hand' | 'draw' | 'discard' | 'exhaust' | 'powers' | 'deck';

const first = (state: State): Player => playerAt(state, 0);
const addCard =
  (pile: Pile, face: number, uid = 99): Fault =>
  (state) => {
    first(state)[pile].push(makeCard(face, uid));
  };
const moveCard =
  (from: Pile, to: Pile): Fault =>
  (state) => {
    first(state)[to].push(first(state)[from].pop() as number);
  };

const ticket = FACES.findIndex(({ type }) => type === TICKET);

/** A fault, and words that must stand in what is said about it. */
const FAULTS: readonly [string, Fault, RegExp][] = [
  ['a number that is none', game({ die: Number.NaN }), /die is NaN/],
  ['half a point', player({ hp: 2.5 }), /hp is 2.5/],
  ['minus nothing', player({ block: -0 }), /block is 0, no integer/],
  ['a missing value', player({ hand: [undefined] }), /hand is undefined/],
  ['a word', game({ phase: 'play' }), /phase is play/],
  ['an item before the first', (state) => Object.assign(first(state).draw, { [-1]: 3 }), /before its first/],
  ['a negative number', player({ gold: -1 }), /gold is negative/],
  ['too much Energy', player({ energy: 7 }), /7 energy/],
  ['too much Block', player({ block: 21 }), /21 block/],
  ['too much Strength', player({ strength: 9 }), /9 strength/],
  ['too many Vulnerable', player({ vulnerable: 4 }), /4 vulnerable/],
  ['too many Weak', player({ weak: 4 }), /4 weak/],
  ['more HP than there can be', player({ hp: 11 }), /11 hp/],
  ['too many potions', player({ potions: [1, 1, 1, 1] }), /4 potions/],
  ['too many Shivs together', party({ shivs: 2 }), /8 Shivs/],
  ['too many Miracles together', party({ miracles: 2 }), /8 Miracles/],
  ['two players in a row', player({ row: 2 }), /rows 2,2/],
  ['a lost card', (state) => first(state).draw.pop(), /other cards in the deck/],
  ['a new card', addCard('hand', 0), /other cards in the deck/],
  ['another card', (state) => first(state).draw.splice(0, 1, makeCard(9, 99)), /other cards in the deck/],
  ['the same card twice', (state) => first(state).hand.push(...first(state).draw), /two cards/],
  ['a card numbered like "done"', addCard('hand', 0, 255), /means "done"/],
  ['a lost reward card', (state) => first(state).rewardDeck.pop(), /reward decks/],
  ['a lost rare', (state) => first(state).rareDeck.pop(), /reward decks/],
  ['a lost potion', (state) => state.potionDeck.pop(), /other potions/],
  ['a Daze from nowhere', addCard('draw', DAZE_FACE), /10 \+ 1 Daze/],
  ['a Burn from nowhere', addCard('discard', BURN_FACE), /36 \+ 1 Status/],
  ['a lost Daze', game({ dazeLeft: 9 }), /9 \+ 0 Daze/],
  ['a Burn that is Exhausted', addCard('exhaust', BURN_FACE), /exhaust pile/],
  ['a memory in the draw pile', (state) => first(state).draw.push(FREE), /remembers/],
  ['a Strike in front', moveCard('draw', 'powers'), /no Power/],
  ['a Golden Ticket in hand', addCard('hand', ticket), /Golden Ticket/],
  ['an Orb without a slot', player({ orbs: [0] }), /Orbs/],
  ['a Stance without a track', player({ stance: 1 }), /Stance/],
  ['abilities from nowhere', player({ listens: 7 }), /abilities/],
  ['a dead player who plays', player({ hp: 0 }), /no HP left/],
  ['a dead enemy that lives', enemy({ hp: 0 }), /0 HP/],
  ['tokens on one who has left', enemy({ status: LEFT, poison: 2 }), /keeps poison/],
  ['too much Poison', enemy({ poison: 31 }), /31 Poison/],
  ['a strong enemy', enemy({ strength: 9 }), /9 Strength/],
  ['a vulnerable enemy', enemy({ vulnerable: 4 }), /4 Vulnerable/],
  ['a weak enemy', enemy({ weak: 4 }), /4 Weak/],
  ['an enemy with more HP than it had', enemy({ hp: 99 }), /99 of/],
  ['an enemy in no row', enemy({ row: 5 }), /row 5/],
  ['a cube beside the track', enemy({ cube: 9 }), /cube/],
  ['an enemy from the future', enemy({ actedRound: 9 }), /later round/],
  ['an order with an enemy missing', (state) => (state.order = state.order.slice(0, -1)), /acting order/],
  ['an order from below', (state) => (state.order = state.order.toReversed()), /not from the highest/],
  [
    'more Summons than cards',
    (state) => (state.summons = [...state.summons, ...state.enemies.map(({ kind }) => kind)]),
    /more than/,
  ],
  ['no enemy left', enemies({ hp: 0, status: DEAD }), /without enemies/],
  ['a die of seven', game({ die: 7 }), /die shows 7/],
  ['a combat won and not ended', game({ won: 1 }), /won/],
  ['a deck in the middle of a combat', moveCard('draw', 'deck'), /draw pile/],
  ['a question without asker', question({ kind: QUESTION.enemy }), /nothing asks/],
  ['a question to no seat', question({ kind: QUESTION.enemy, seat: 7 }), /seat 7/],
  ['an order of nothing', question({ kind: QUESTION.order }), /order of 0/],
  ['something half done', game({ active: 1 }), /half resolved/],
  ['everybody done', party({ done: 1 }), /all are done/],
  ['rewards in combat', game({ rewards: [[]] }), /have rewards/],
];

/** Changes the last of the first player's rewards, which is a card reward. */
const reward =
  (fields: Partial<Record<string, unknown>>): Fault =>
  (state) => {
    Object.assign(state.rewards[0]?.at(-1) ?? {}, fields);
  };

const REWARD_FAULTS: readonly [string, Fault, RegExp][] = [
  ['a hand after the combat', moveCard('deck', 'hand'), /outside the deck/],
  ['Block after the combat', player({ block: 1 }), /board/],
  ['Energy after the combat', player({ energy: 2 }), /board/],
  ['a token after the combat', player({ weak: 1 }), /tokens/],
  ['a Status that is kept', game({ statusLeft: 35 }), /went back/],
  ['an offer before it is revealed', reward({ revealed: 0, offer: [0] }), /before it is revealed/],
  ['a choice that is not there', reward({ choice: 5 }), /choice 5/],
  ['a Golden Ticket that is taken', reward({ revealed: 1, offer: [ticket], choice: 0 }), /Ticket is taken/],
  ['a confirmed open reward', game({ confirmed: [1, 0, 0, 0] }), /reward open/],
  ['a player without rewards', (state) => state.rewards.pop(), /have rewards/],
];

const expectNoticed = (sound: State, fault: Fault, words: RegExp): void => {
  const faulty = structuredClone(sound);
  fault(faulty);
  expect(checkState(faulty, conserved(sound)).join('; ')).toMatch(words);
};

describe('checkState', () => {
  const inCombat = start();
  const inRewards = startRewards();

  it('says nothing about a sound position', () => {
    expect(checkState(inCombat, conserved(inCombat))).toEqual([]);
    expect(inRewards.phase).toBe(PHASE.rewards);
    expect(checkState(inRewards, conserved(inCombat))).toEqual([]);
  });

  it.each(FAULTS)('notices %s', (_title, fault, words) => {
    expectNoticed(inCombat, fault, words);
  });

  it.each(REWARD_FAULTS)('notices %s', (_title, fault, words) => {
    expectNoticed(inRewards, fault, words);
  });
});

describe('the numbers of cards', () => {
  /** Wild Strike puts a Daze on the draw pile while it is still being played. */
  const playWildStrike = (nextUid: number): State => {
    const position = {
      players: [{ character: 'Ironclad', hand: ['Wild Strike'], draw: ['Strike', 'Defend'] }],
      enemies: [{ name: 'A', row: 1, hp: 10 }],
    };
    const state = slayTheSpire.scenario.build(position, 'numbers') as State;
    first(state).nextUid = nextUid;
    slayTheSpire.apply(state, 0, legalMoves(state, 0)[0] as number);
    return state;
  };

  it.each([3, 254, 255, 256])('stay apart and below "done" when the next one would be %i', (nextUid) => {
    const state = playWildStrike(nextUid);
    expect(first(state).draw).toHaveLength(3);
    expect(checkState(state)).toEqual([]);
  });
});
