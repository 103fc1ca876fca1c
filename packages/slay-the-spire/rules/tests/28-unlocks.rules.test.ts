import { InputError } from '@three-spires/kernel';
import { describe, expect, it } from 'vitest';
import {
  assignSpare,
  type Campaign,
  finishGame,
  type GameResult,
  newCampaign,
  readCampaign,
  resultOf,
  spareBoxes,
  unlocksOf,
} from '../../campaign.ts';
import { slayTheSpire } from '../../index.ts';
import { fight, play } from '../../testing/position.ts';
import { facesOfDeck } from '../compile/decks.ts';
import { FACES, TICKET } from '../compile/entries.ts';
import { PHASE, type State } from '../state.ts';

const isTicket = (face: number): boolean => FACES[face]?.type === TICKET;

const result = (fields: Partial<GameResult> = {}): GameResult => ({
  won: false,
  ascension: 0,
  act: 1,
  actsBeaten: [],
  players: [{ character: 'Ironclad', bosses: 0 }],
  achievements: [],
  ...fields,
});
const ironcladWith = (bosses: number) => result({ players: [{ character: 'Ironclad', bosses }] });
const campaign = (fields: Partial<Campaign> = {}): Campaign => ({ ...newCampaign(), ...fields });
const boxes = (fields: Partial<Campaign['boxes']>) => ({ ...newCampaign().boxes, ...fields });

describe('boxes (STS-28.1)', () => {
  it.each([
    [0, 1],
    [2, 3],
  ])('every player checks 1 box and 1 for each Boss: with %i Bosses %i (STS-28.1)', (bosses, checked) => {
    const after = finishGame(newCampaign(), ironcladWith(bosses)).campaign;
    expect(after.boxes).toEqual(boxes({ Ironclad: checked }));
  });

  it('counts only Bosses defeated while one took part (STS-28.1, R118)', () => {
    const players = [
      { character: 'Ironclad', bosses: 2 },
      { character: 'Silent', bosses: 1 },
    ] as const;
    const after = finishGame(newCampaign(), result({ players })).campaign;
    expect(after.boxes).toEqual(boxes({ Ironclad: 3, Silent: 2 }));
  });

  it('fills the own track first, then what is chosen for each box (STS-28.2, R119)', () => {
    const before = campaign({ boxes: boxes({ Ironclad: 7 }) });
    const game = ironcladWith(3);
    expect(spareBoxes(before, game)).toEqual([3]);
    const after = finishGame(before, game, [['actFour', 'colorless', 'actFour']]).campaign;
    expect(after).toMatchObject({ boxes: { Ironclad: 8, Silent: 0 }, colorless: 1, actFour: 2 });
  });

  it('puts unassigned boxes where there is room, and loses the rest (STS-28.2, R119)', () => {
    const before = campaign({ boxes: boxes({ Ironclad: 8 }), colorless: 2, actFour: 3 });
    const after = finishGame(before, ironcladWith(3)).campaign;
    expect(after).toMatchObject({ colorless: 3, actFour: 4 + 1 });
    expect(finishGame(after, ironcladWith(3)).campaign).toMatchObject({ colorless: 3, actFour: 5 });
  });

  it('lets boxes wait for a choice where there is one, and puts them one by one (STS-28.2, R119)', () => {
    const before = campaign({ boxes: boxes({ Ironclad: 8 }), colorless: 1, actFour: 2 });
    const waiting = finishGame(before, ironcladWith(2)).campaign;
    expect(waiting).toMatchObject({ colorless: 1, actFour: 2, spare: 3 });
    const one = assignSpare(waiting, 'colorless').campaign;
    expect(one).toMatchObject({ colorless: 2, actFour: 2, spare: 2 });
    // With the first track full nothing is left to choose.
    const all = assignSpare(one, 'colorless');
    expect(all.campaign).toMatchObject({ colorless: 3, actFour: 3, spare: 0 });
    expect(all.unlocked).toEqual([{ kind: 'colorless' }]);
    expect(() => assignSpare(all.campaign, 'actFour')).toThrow(/no box waits/);
    expect(readCampaign({ ...newCampaign(), spare: undefined }).spare).toBe(0);
  });

  it('refuses a full track while the other has room, and more boxes than there are (STS-28.2)', () => {
    const before = campaign({ boxes: boxes({ Ironclad: 8 }), colorless: 3 });
    expect(() => finishGame(before, ironcladWith(0), [['colorless']])).toThrow(
      /spare\[0\]\[0\]: colorless is full/,
    );
    expect(() => finishGame(before, ironcladWith(0), [['actFour', 'actFour']])).toThrow(InputError);
    expect(() => finishGame(newCampaign(), ironcladWith(0), [['actFour']])).toThrow(InputError);
  });

  it('leaves the campaign it was given alone', () => {
    const before = newCampaign();
    finishGame(before, ironcladWith(3));
    expect(before).toEqual(newCampaign());
  });
});

describe('locks (STS-28.3)', () => {
  it.each([
    [0, 0],
    [1, 1],
    [3, 1],
    [4, 2],
    [7, 2],
    [8, 3],
  ])('%i boxes of a character open %i locks (STS-28.3)', (checked, locks) => {
    expect(unlocksOf(campaign({ boxes: boxes({ Silent: checked }) }))).toEqual({
      Ironclad: 0,
      Silent: locks,
      Defect: 0,
      Watcher: 0,
      colorless: false,
      actFour: false,
    });
  });

  it('Colorless opens at 3 boxes and Act IV at 5 (STS-28.3, STS-28.8)', () => {
    expect(unlocksOf(campaign({ colorless: 2, actFour: 4 }))).toMatchObject({
      colorless: false,
      actFour: false,
    });
    expect(unlocksOf(campaign({ colorless: 3, actFour: 5 }))).toMatchObject({
      colorless: true,
      actFour: true,
    });
  });

  it('says which locks a game has opened (STS-28.3)', () => {
    const before = campaign({ boxes: boxes({ Ironclad: 3 }), colorless: 2 });
    expect(finishGame(before, ironcladWith(5), [['colorless']]).unlocked).toEqual([
      { kind: 'lock', character: 'Ironclad', lock: 2 },
      { kind: 'lock', character: 'Ironclad', lock: 3 },
      { kind: 'colorless' },
    ]);
    expect(finishGame(before, result({ players: [{ character: 'Silent', bosses: 0 }] })).unlocked).toEqual([
      { kind: 'lock', character: 'Silent', lock: 1 },
    ]);
  });

  it.each(['Ironclad', 'Silent', 'Defect', 'Watcher'] as const)(
    'the three locks of the %s hold 13 cards, the second Golden Ticket in lock 2 (STS-28.4)',
    (character) => {
      const decks = [0, 1, 2, 3].map((locks) => [
        ...facesOfDeck(character, 'rewards', locks),
        ...facesOfDeck(character, 'rare', locks),
      ]);
      const tickets = decks.map((deck) => deck.filter(isTicket).length);
      expect((decks[3] ?? []).length - (decks[0] ?? []).length).toBe(13);
      expect(tickets).toEqual([1, 1, 2, 2]);
    },
  );

  it('the opened locks go into the set-up of the next climb (STS-28.3)', () => {
    const unlocks = unlocksOf(campaign({ boxes: boxes({ Ironclad: 8 }), colorless: 3 }));
    const setup = slayTheSpire.readSetup({ characters: ['Ironclad'], climb: { unlocks } });
    const { run } = slayTheSpire.start(setup, 'locks');
    expect([run.unlocks, run.colorless, run.actFour]).toEqual([[3, 0, 0, 0], 1, 0]);
  });
});

describe('a game that is given up (R118)', () => {
  const { outside, outcome, campaign } = slayTheSpire;
  const givenUp = (combatsWon: number): State => {
    const state = slayTheSpire.start(slayTheSpire.readSetup({ characters: ['Silent'], climb: {} }), 'enough');
    state.run.combatsWon = combatsWon;
    outside?.apply(state, outside.read(state, { giveUp: true }));
    return state;
  };

  it('is lost, whatever was asked, and no one decides any more (R118)', () => {
    const state = givenUp(1);
    expect(outcome(state)).toEqual({ result: 'defeat', winners: [], reason: 'gave-up' });
    expect(slayTheSpire.deciding(state)).toBe(0);
    expect(slayTheSpire.view(state, 0).result).toBe('defeat');
    expect(() => outside?.read(state, { giveUp: true })).toThrow(/over/);
  });

  it('counts as a defeat once its first combat was won, and not before (R118)', () => {
    expect(campaign?.result(givenUp(1))).toMatchObject({ won: false });
    expect(campaign?.result(givenUp(0))).toBeUndefined();
  });
});

describe('a finished game (STS-28.1, R118)', () => {
  const start = (): State =>
    slayTheSpire.start(slayTheSpire.readSetup({ characters: ['Ironclad', 'Silent'], climb: {} }), 'finish');

  it('is not one that is given up before its first combat is won', () => {
    expect(() => resultOf(start())).toThrow(InputError);
    const fought = start();
    fought.run.combatsWon = 1;
    expect(resultOf(fought)).toMatchObject({ won: false, act: 1, actsBeaten: [] });
  });

  it('is not the first fight alone', () => {
    const state = slayTheSpire.start(slayTheSpire.readSetup({ characters: ['Ironclad'] }), 'fight');
    state.phase = PHASE.over;
    expect(() => resultOf(state)).toThrow(InputError);
  });

  it('ends as a victory after a beaten Act, with its Bosses and achievements (STS-1.3, STS-30.1)', () => {
    const state = start();
    state.phase = PHASE.over;
    state.achievements = 1 << 1;
    const [first] = state.players;
    if (first !== undefined) Object.assign(first, { bosses: 1, achievements: 1 });
    Object.assign(state.run, { actsBeaten: 0b10, bossesBeaten: 1 });
    expect(resultOf(state)).toEqual({
      won: true,
      ascension: 0,
      act: 1,
      actsBeaten: [1],
      players: [
        { character: 'Ironclad', bosses: 1 },
        { character: 'Silent', bosses: 0 },
      ],
      achievements: ['Jaxxed', 'Catalyst'],
    });
    state.fallen = 1;
    expect(resultOf(state).won).toBe(false);
  });

  it('counts a beaten Boss for everybody who fought it (STS-28.1)', () => {
    const { state } = fight({
      players: [{ hand: ['Strike'] }, { character: 'Silent' }],
      enemies: [{ name: 'Boss', hp: 1 }],
      with: { climb: { act: 3, room: 'boss' } },
      moves: [play('Strike', 'Boss', { seat: 'Ironclad' })],
      expect: { outcome: 'victory' },
    });
    expect(resultOf(state as State)).toMatchObject({
      won: true,
      act: 3,
      actsBeaten: [3],
      players: [{ bosses: 1 }, { bosses: 1 }],
    });
  });

  it('goes into the statistics of its characters', () => {
    const won = result({ won: true, act: 3, players: [{ character: 'Silent', bosses: 3 }] });
    const first = finishGame(newCampaign(), won).campaign;
    const second = finishGame(
      first,
      result({ act: 2, players: [{ character: 'Silent', bosses: 1 }] }),
    ).campaign;
    expect(second.statistics).toEqual({
      ...newCampaign().statistics,
      Silent: { games: 2, wins: 1, bosses: 4, bestAct: 3 },
    });
  });

  it('adds achievements, each once (STS-30.1)', () => {
    const game = result({ achievements: ['Ninja', 'Jaxxed'] });
    const { campaign: first, unlocked } = finishGame(campaign({ achievements: ['Ninja'] }), game);
    expect(first.achievements).toEqual(['Jaxxed', 'Ninja']);
    expect(unlocked).toContainEqual({ kind: 'achievement', achievement: 'Jaxxed' });
    expect(unlocked).not.toContainEqual({ kind: 'achievement', achievement: 'Ninja' });
  });
});

describe('SC-36: Ascension 13 and unlock boxes', () => {
  it('4 Bosses make 5 boxes each (STS-28.1, STS-28.2, STS-28.3, STS-29.17)', () => {
    const before = campaign({ boxes: boxes({ Ironclad: 3, Watcher: 8 }), ascension: 13 });
    const players = (['Ironclad', 'Watcher'] as const).map((character) => ({ character, bosses: 4 }));
    const game = result({ won: true, ascension: 13, act: 3, actsBeaten: [1, 2, 3], players });
    expect(spareBoxes(before, game)).toEqual([0, 5]);
    const { campaign: after, unlocked } = finishGame(before, game, [
      [],
      ['colorless', 'actFour', 'colorless', 'colorless', 'actFour'],
    ]);
    expect(after).toMatchObject({
      boxes: { Ironclad: 8, Watcher: 8 },
      colorless: 3,
      actFour: 2,
      ascension: 13,
    });
    expect(unlocked).toEqual([
      { kind: 'lock', character: 'Ironclad', lock: 2 },
      { kind: 'lock', character: 'Ironclad', lock: 3 },
      { kind: 'colorless' },
    ]);
    expect(() => finishGame(before, game, [[], Array(5).fill('colorless')])).toThrow(InputError);
  });

  it('the second Boss is another one, without healing in between, and both count (STS-29.17, R123)', () => {
    const { state } = fight({
      players: [
        { hp: 4, hand: ['Strike'] },
        { character: 'Watcher', hp: 5 },
      ],
      enemies: [{ name: 'Boss', hp: 1 }],
      with: {
        climb: {
          act: 3,
          ascension: 13,
          room: 'boss',
          boss: 'a3-boss-time-eater',
          secondBoss: 'a3-boss-awakened-one',
          bossesBeaten: 2,
        },
      },
      moves: [
        play('Strike', 'Boss', { seat: 'Ironclad' }),
        { do: 'confirm', seat: 'Ironclad' },
        { do: 'confirm', seat: 'Watcher' },
      ],
      expect: { phase: 'play', round: 1, players: [{ hp: 5 }, { hp: 5 }] },
    });
    const { run, players } = state as State;
    expect([run.bossesBeaten, run.actsBeaten]).toEqual([3, 0]);
    expect(players.map(({ bosses }) => bosses)).toEqual([1, 1]);
  });
});

describe('a stored campaign', () => {
  it('is the same after export and import', () => {
    const stored = finishGame(newCampaign(), result({ achievements: ['Infinity'] })).campaign;
    expect(readCampaign(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  });

  it.each([
    ['campaign: ', 'nothing'],
    ['campaign.version: ', { ...newCampaign(), version: 2 }],
    ['campaign.boxes.Ironclad: must be at most 8', campaign({ boxes: boxes({ Ironclad: 9 }) })],
    ['campaign.colorless: must be at most 3', campaign({ colorless: 4 })],
    ['campaign.actFour: must not be negative', campaign({ actFour: -1 })],
    ['campaign.ascension: must be at most 13', campaign({ ascension: 14 })],
    ['campaign.achievements.0: is no achievement', { ...newCampaign(), achievements: ['Rich'] }],
    ['campaign.achievements: names', campaign({ achievements: ['Ninja', 'Ninja'] })],
    [
      'campaign.statistics.Watcher.games: ',
      { ...newCampaign(), statistics: { ...newCampaign().statistics, Watcher: {} } },
    ],
    ['campaign.more: ', { ...newCampaign(), more: 1 }],
  ])('a bad one is refused with the field that is wrong: %s', (message, value) => {
    expect(() => readCampaign(value)).toThrow(InputError);
    expect(() => readCampaign(value)).toThrow(message);
  });
});
