import { describe, expect, it } from 'vitest';
import { slayTheSpire } from '../../index.ts';
import { FRIEND, HERO, onClimb } from '../../testing/climb.ts';
import { ENEMY_ENTRIES } from '../compile/entries.ts';
import { EVENT_ENTRIES } from '../compile/run-entries.ts';
import type { State } from '../state.ts';

const newAct = (act: number, climb: object = {}, player: object = {}) =>
  onClimb({
    climb: { act, room: 'newAct', map: `act${act}`, space: null, ...climb },
    players: [{ ...HERO, ...player }, FRIEND],
    moves: [],
    expect: { climb: { act, space: 0 } },
  }).state;

const actsOf = (state: State): unknown => ({
  encounters: new Set(
    [...state.run.encounterDeck, ...state.encounters].map((kind) => ENEMY_ENTRIES[kind]?.definition.deck),
  ),
  elites: new Set(state.run.eliteDeck.map((kind) => ENEMY_ENTRIES[kind]?.definition.deck)),
  events: new Set(state.run.eventDeck.map((event) => EVENT_ENTRIES[event]?.definition.act)),
});

describe('later Acts', () => {
  it.each([
    [2, 12, 3, 14],
    [3, 10, 3, 11],
  ])('STS-3.1 STS-2.7 Act %i has decks of its own', (act, encounters, elites, events) => {
    const { run } = newAct(act);
    const deck = `act${act}`;
    const state = newAct(act);
    expect(actsOf(state)).toEqual({
      encounters: new Set([deck]),
      elites: new Set([deck]),
      events: new Set([act]),
    });
    // Two Encounters are on the table.
    expect([run.encounterDeck.length + 2, run.eliteDeck.length, run.eventDeck.length]).toEqual([
      encounters,
      elites,
      events,
    ]);
  });

  it('STS-3.1 Summons of earlier Acts stay at hand (R9)', () => {
    const decks = (act: number) =>
      new Set(newAct(act).summons.map((kind) => ENEMY_ENTRIES[kind]?.definition.deck));
    expect(decks(2)).toEqual(new Set(['act1', 'act2']));
    expect(decks(3)).toEqual(new Set(['act1', 'act2', 'act3']));
  });

  it('STS-3.2 the bottom encounter is a normal Encounter', () => {
    const state = newAct(2);
    expect(state.encounters.map((kind) => ENEMY_ENTRIES[kind]?.definition)).toMatchObject([
      { deck: 'act2', rank: 'encounter' },
      { deck: 'act2', rank: 'encounter' },
    ]);
  });

  it('STS-3.3 a new map, new tokens and a Boss of the new Act', () => {
    const { run } = newAct(3);
    expect(ENEMY_ENTRIES[run.boss]?.definition).toMatchObject({ rank: 'boss', deck: 'act3' });
    expect(run.rooms).toHaveLength(30);
    expect(run.secondBoss).toBe(-1);
  });

  it('STS-3.4 everybody begins at maximum HP', () => {
    expect(newAct(2, {}, { hp: 1 }).players.map(({ hp }) => hp)).toEqual([10, 9]);
  });

  it('STS-29.10 with Ascension 6 they heal 4', () => {
    expect(newAct(2, { ascension: 6 }, { hp: 1, maxHp: 9 }).players.map(({ hp }) => hp)).toEqual([5, 9]);
  });

  it('STS-3.4 Mark of Pain stops the healing at 6', () => {
    expect(newAct(2, {}, { hp: 1, relics: ['Mark of Pain'] }).players[0]?.hp).toBe(6);
  });

  it('STS-3.5 STS-3.6 card rewards are reshuffled, rares and shared decks are not (R10)', () => {
    const rewards = [
      'Anger',
      'Cleave',
      'Carnage',
      'Flex',
      'Clash',
      'Warcry',
      'Havoc',
      'Combust',
      'Rage',
      'Disarm',
    ];
    const { state } = onClimb({
      climb: { act: 2, room: 'newAct', map: 'act2', space: null },
      player: { rewardDeck: rewards },
      moves: [],
      expect: {
        players: [{ rareDeck: HERO.rareDeck }],
        potionDeck: ['Fire Potion', 'Block Potion', 'Swift Potion', 'Weak Potion'],
        climb: {
          decks: {
            relics: ['Anchor', 'Lantern', 'Vajra', 'Akabeko', 'Sundial', 'Pen Nib'],
            curses: ['Injury', 'Regret', 'Doubt'],
          },
        },
      },
    });
    const shown = slayTheSpire.scenario.show(state) as { players: { rewardDeck: string[] }[] };
    const deck = shown.players[0]?.rewardDeck ?? [];
    expect(deck.slice().sort()).toEqual(rewards.slice().sort());
    expect(deck).not.toEqual(rewards);
  });

  it('STS-3.7 deck, items, gold and keys come along', () => {
    const state = newAct(
      2,
      { keys: ['ruby'], unlocks: { actFour: true } },
      { gold: 7, relics: ['Anchor'], potions: ['Fire Potion'], deck: ['Bash+', 'Strike'] },
    );
    const [player] = state.players;
    expect([player?.gold, player?.relics.length, player?.potions.length, state.run.keys]).toEqual([
      7, 1, 1, 1,
    ]);
    expect((player?.hand.length ?? 0) + (player?.draw.length ?? 0)).toBe(2);
  });
});
