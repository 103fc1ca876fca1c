import { playScenario, type ScenarioStep } from '@three-spires/kernel';
import { describe, expect, it } from 'vitest';
import { slayTheSpire } from '../index.ts';
import { faceInfo } from '../library.ts';
import { FRIEND, HERO, option } from '../testing/climb.ts';
import type { SlayTheSpireView } from './view-types.ts';

/** What a seat sees after the moves. */
const seen = (climb: object, moves: readonly ScenarioStep[] = [], seat = 0): SlayTheSpireView => {
  const position = { players: [HERO, FRIEND], climb: { eventsMet: 1, ...climb } };
  return slayTheSpire.view(
    playScenario(slayTheSpire, { game: 'slay-the-spire', position, moves }).state,
    seat,
  );
};

const closedOf = ({ run }: SlayTheSpireView, seat: number): unknown =>
  run?.menus?.[seat]?.map(({ name, closed }) => [name, closed]);

describe('the view of the climb', () => {
  it('says why an option is closed (STS-10.12)', () => {
    expect(closedOf(seen({ room: 'event', act: 2, event: 'We Meet Again!' }), 0)).toEqual([
      ['Give Gold', 'gold'],
      ['Exchange', 'relic'],
      ['Give Card', 'card'],
    ]);
    expect(closedOf(seen({ room: 'event', event: 'Big Fish' }, [option('Banana', 'Silent')]), 0)).toEqual([
      ['Banana', 'takenByOther'],
      ['Donut', undefined],
      ['Box', undefined],
      ['Restraint', undefined],
    ]);
  });

  it('leaves what the party votes for open to everybody', () => {
    expect(closedOf(seen({ room: 'event', act: 2, event: 'Colosseum' }), 1)).toEqual([
      ['Warm Up', undefined],
      ['Main Event', undefined],
    ]);
  });

  it('shows the keys that the party has, and no others (STS-32.10)', () => {
    for (const key of ['ruby', 'sapphire', 'emerald'] as const) {
      const none = { ruby: false, sapphire: false, emerald: false };
      expect(seen({ room: 'campfire', keys: [key] }).run?.keys).toEqual({ ...none, [key]: true });
    }
  });

  it('shows the claims on Boss relics (STS-8.20)', () => {
    const bossRelics = ['Coffee Dripper', 'Cursed Key', 'Ectoplasm'];
    const { run } = seen({ room: 'bossRelics', decks: { bossRelics } }, [
      { do: 'take', relic: 'Cursed Key', seat: 'Silent' },
    ]);
    expect(run?.claims).toEqual([-1, 1]);
  });

  it('tells what becomes of a card that is chosen from the deck, and how many are to come', () => {
    const { question } = seen({ room: 'event', event: 'Transmogriphier' }, [option('Sacrifice', 'Ironclad')]);
    expect(question).toMatchObject({ kind: 'card', pile: 'deck', change: 'transform', left: 2 });
  });

  it('shows everybody what is offered (STS-8.3)', () => {
    const moves = [option('Take', 'Ironclad')];
    const { question } = seen({ room: 'event', act: 2, event: 'Cursed Tome' }, moves, 1);
    expect(question?.offer?.items).toBe(false);
    expect(question?.offer?.numbers.map((face) => faceInfo(face).name)).toEqual([
      'Feed',
      'Offering',
      'Bludgeon',
    ]);
  });

  it('lists decks for everybody (R11)', () => {
    const names = (view: SlayTheSpireView): unknown =>
      view.players[0]?.deck.map((face) => faceInfo(face).name).sort();
    expect(names(seen({ room: 'campfire' }, [], 1))).toEqual(['Bash', 'Defend', 'Strike']);
  });
});

describe('the view of a fight', () => {
  it('lists a whole deck wherever its cards lie (R11)', () => {
    const position = {
      players: [{ character: 'Ironclad', hand: ['Bash'], draw: ['Strike'], discard: ['Defend'] }],
      enemies: [{ name: 'Jaw Worm', row: 1 }],
    };
    const { players } = slayTheSpire.view(slayTheSpire.scenario.build(position, 'list'), 'spectator');
    expect(players[0]?.deck.map((face) => faceInfo(face).name).sort()).toEqual(['Bash', 'Defend', 'Strike']);
  });
});
