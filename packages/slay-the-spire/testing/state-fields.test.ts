import { RichStates, requireFullCopy, requireFullHash, requireFullView } from '@three-spires/kernel/testing';
import { describe, test } from 'vitest';
import { slayTheSpire } from '../index.ts';
import { makeCard, RETAINED } from '../rules/card.ts';
import { hashFight } from '../rules/hash.ts';
import { MODE } from '../rules/run-state.ts';
import { enemyAt, isCombatPhase, type State } from '../rules/state.ts';
import { randomStart } from './property-climbs.ts';
import { mixedGame } from './property-games.ts';
import { playOn } from './random-play.ts';

/** Random games, looked at now and then. */
const look = (state: State, seed: string, limit: number): void => {
  let decision = 0;
  playOn(state, seed, limit, (now) => {
    if (decision++ % 4 !== 0) return false;
    all.look(now);
    if (isCombatPhase(now.phase)) fights.look(now);
    return false;
  });
};

const all = new RichStates<State>();
const fights = new RichStates<State>();
for (let game = 0; game < 12; game++) look(mixedGame(game).start(), `fields ${game}`, 160);
for (let game = 0; game < 16; game++) {
  const seed = `fields climb ${game}`;
  look(slayTheSpire.scenario.build(randomStart(seed), seed), seed, 400);
}

/** What chance fills too rarely: any numbers will do. */
const first = fights.states.find(({ run }) => run.mode === MODE.climb) as State;
const filled: State = { ...slayTheSpire.copy(first), nextRolls: [3], later: [1], turnOrder: [0] };
filled.pending = [{ routine: 1, enemy: 1 }];
filled.run.turnedUp = [1];
Object.assign(enemyAt(filled, 0), { attachedCard: 1, attachedSeat: 1 });
for (const player of filled.players)
  Object.assign(player, { atEndOfTurn: [1], doubling: [1], loopStates: [1] });
all.look(filled);
fights.look(filled);

const REPLACED = 'is replaced and never changed';
const STANDS_STILL = 'stands still in a combat (own-climb.ts)';
const SHARED = {
  'players[].relics': REPLACED,
  'players[].relicState': REPLACED,
  'players[].modifiers': REPLACED,
  'players[].atEndOfTurn': REPLACED,
  'players[].doubling': REPLACED,
  'players[].loopStates': REPLACED,
  order: REPLACED,
  encounters: REPLACED,
  summons: REPLACED,
  'players[].rewardDeck': STANDS_STILL,
  'players[].rareDeck': STANDS_STILL,
  potionDeck: STANDS_STILL,
  run: STANDS_STILL,
};

const CLIMB = 'belongs to the climb, which a search of a fight leaves alone';
const DERIVED = 'follows from what is hashed';
const ACHIEVED = 'changes achievements, not the fight';
const NUMBER = 'is only a number for a question';
const LEFT_OUT = {
  random: 'is chance: a search deals it again',
  nextRolls: 'is arranged by a position; imagined ones have none',
  'players[].character': 'never changes in a game',
  'players[].shard': `${DERIVED}: the relics`,
  'players[].listens': `${DERIVED}: character, powers and relics`,
  'players[].modifiers': `${DERIVED}: character, powers and relics`,
  'players[].nextUid': 'is the number of the next copy; copies count alike',
  'players[].rewardDeck': CLIMB,
  'players[].rareDeck': CLIMB,
  potionDeck: CLIMB,
  encounters: CLIMB,
  run: CLIMB,
  'players[].achievements': ACHIEVED,
  'players[].bosses': ACHIEVED,
  'players[].loopCards': ACHIEVED,
  'players[].loopEnergy': ACHIEVED,
  'players[].loopStates': ACHIEVED,
  achievements: ACHIEVED,
  order: `${DERIVED}: the rows of the enemies`,
  summons: 'lacks what stands among the enemies, and its order is chance',
  confirmed: 'belongs to the rewards',
  'question.id': NUMBER,
  asked: NUMBER,
  phaseQuestion: NUMBER,
};
const PARTLY = {
  'enemies[].attachedSeat': 'counts with the card that lies there',
  playedThisTurn: 'counts to its end, and whole where a card may still be copied',
};

const DECK = 'lies face down';
const COUNTS = 'counts for later effects';
const RESOLVING = 'belongs to what is being resolved';
const PROGRESS = 'is told by the page of the game, not by the table';
const OWN = {
  'players[].hand': 'cards in hand are their owner’s',
  'players[].draw': 'lies face down; its owner sees which copies lie on top where a card looks at them',
};
const HIDDEN = {
  random: 'is chance',
  nextRolls: 'is chance that a position arranges',
  'players[].rewardDeck': DECK,
  'players[].rareDeck': DECK,
  'players[].loopStates': 'holds the order of the draw pile',
  potionDeck: DECK,
  summons: DECK,
  'run.relicDeck': DECK,
  'run.bossRelicDeck': DECK,
  'run.curseDeck': DECK,
  'run.colorlessDeck': DECK,
  'run.neowDeck': DECK,
  'run.encounterDeck': DECK,
  'run.eliteDeck': DECK,
  'run.eventDeck': DECK,
  'run.foreignRewards': DECK,
  'run.foreignRares': DECK,
  'run.secondBoss': 'is met after the first',
};
const INNER = {
  'players[].nextUid': 'is the number of the next copy',
  'players[].attacksThisTurn': COUNTS,
  'players[].discardedThisTurn': COUNTS,
  'players[].noMoreDraws': COUNTS,
  'players[].cardsThisTurn': COUNTS,
  'players[].shivsThisTurn': COUNTS,
  'players[].powersThisTurn': COUNTS,
  'players[].changedStance': COUNTS,
  'players[].redCubes': COUNTS,
  'players[].strengthToLose': COUNTS,
  'players[].strengthForAttack': COUNTS,
  'players[].hpLostThisRound': COUNTS,
  'players[].hpLostThisCombat': COUNTS,
  'players[].hpLossLimited': COUNTS,
  'players[].reshuffledThisCombat': COUNTS,
  'players[].leftoverEnergy': COUNTS,
  'players[].blockChoice': COUNTS,
  'players[].atEndOfTurn': COUNTS,
  'players[].attacked': COUNTS,
  'players[].bosses': PROGRESS,
  'players[].loopCards': 'is for Infinity alone',
  'players[].loopEnergy': 'is for Infinity alone',
  'enemies[].usedSlots': COUNTS,
  'enemies[].usedAbilities': COUNTS,
  'enemies[].attacked': COUNTS,
  'enemies[].actedRound': COUNTS,
  'enemies[].arrivedRound': COUNTS,
  'enemies[].attachedSeat': COUNTS,
  encounters: 'shows in the rewards',
  stack: RESOLVING,
  waiting: RESOLVING,
  pending: 'shows as the arrivals',
  ordered: RESOLVING,
  later: RESOLVING,
  active: RESOLVING,
  dieAccepted: RESOLVING,
  'question.id': 'shows in the decisions',
  asked: 'shows in the decisions',
  phaseQuestion: 'shows in the decisions',
  playedThisTurn: COUNTS,
  turnOrder: 'shows as the seats whose turn it is',
  turnAt: 'shows as the seats whose turn it is',
  won: 'is wound up before anybody decides',
  'run.options': 'is shown with the set-up',
  'run.unlocks': 'is shown with the set-up',
  'run.actFour': 'is shown with the set-up',
  'run.startAct': 'is shown with the set-up',
  'run.orbCubes': 'is shown with the set-up',
  'run.daily': 'is shown with the set-up',
  'run.actsBeaten': PROGRESS,
  'run.combatsWon': PROGRESS,
  'run.fighters': PROGRESS,
  'run.eventsMet': PROGRESS,
  'run.newcomers': PROGRESS,
  'run.quickStep': RESOLVING,
  'run.nextRoom': RESOLVING,
  'run.jump': RESOLVING,
  'run.rewardKind': 'shows in the rewards',
  'run.yielded': 'shows as the claims',
};

describe('every field of a state', () => {
  test('is copied', () => requireFullCopy(slayTheSpire, all.states, SHARED));

  test('counts in the hash of a fight', () =>
    requireFullHash(hashFight, fights.states, { leftOut: LEFT_OUT, partly: PARTLY }));

  test('is shown, hidden or named (STS-4.1)', () =>
    requireFullView(slayTheSpire, all.states, {
      own: OWN,
      hidden: HIDDEN,
      inner: INNER,
      // Another card would change the open list of all cards, so it is another mark, or another copy of it.
      instead: {
        'players[].hand[]': (card) => card ^ RETAINED,
        'players[].draw[]': (card) => card ^ makeCard(0, 1),
      },
    }));
});
