import { describe, expect, it } from 'vitest';
import { slayTheSpire } from '../../index.ts';
import { done, FRIEND, HERO, leave, onClimb, option, pickCard } from '../../testing/climb.ts';
import { faceOf } from '../card.ts';
import { FACES, ITEM_ENTRIES } from '../compile/entries.ts';
import { dailyModifiers, FIRST_SECTION, RUN_MODIFIERS, SECOND_SECTION } from '../run-modifiers.ts';

const start = (modifiers: readonly string[], more: object = {}, characters = ['Ironclad', 'Silent']) =>
  slayTheSpire.start(slayTheSpire.readSetup({ characters, climb: { modifiers, ...more } }), 'modifiers');
const namesOf = (deck: readonly number[]): string[] => deck.map((card) => FACES[faceOf(card)]?.name ?? '');
const raritiesOf = (deck: readonly number[]): string[] =>
  deck.map((card) => FACES[faceOf(card)]?.definition.deck ?? '');
const DECK = ['Strike', 'Defend', 'Bash'];
const LOCKS = { Ironclad: 0, Silent: 0, Defect: 0, Watcher: 0, actFour: false };
const strike = { do: 'play', card: 'Strike' };
const fighting = (hero: object) => ({ ...hero, hand: ['Strike'], deck: [] });
const LOOTER = {
  enemies: [{ id: 'a1-enc-blue-slaver', row: 1, hp: 1 }],
  with: { encounters: ['a1-enc-blue-slaver'] },
};

describe('Daily Climb and custom runs', () => {
  it('STS-31.1 two rolls, one modifier of each section, the same on the same day (R131)', () => {
    const day = (daily: string) =>
      dailyModifiers({ daily, unlocks: { ...LOCKS, colorless: true } }, 'any seed');
    expect(day('2026-11-15')).toEqual(day('2026-11-15'));
    const rolled = new Set<string>();
    for (let number = 10; number < 99; number++) {
      const [first, second, ...more] = day(`20${number}-01-01`);
      expect(FIRST_SECTION).toContain(first);
      expect(SECOND_SECTION).toContain(second);
      expect(more).toEqual([]);
      rolled.add(first ?? '').add(second ?? '');
    }
    expect(rolled.size).toBe(12);
    expect(dailyModifiers({ daily: undefined, unlocks: { ...LOCKS, colorless: true } }, '')).toEqual([]);
  });

  it('STS-31.1 a party may roll for itself: the seed decides, the climb is a Daily Climb and counts', () => {
    const setup = { characters: ['Ironclad'], climb: { daily: 'own' } };
    const roll = (seed: string) => {
      const state = slayTheSpire.start(slayTheSpire.readSetup(setup), seed);
      expect(state.run.daily).toBe(1);
      return slayTheSpire.view(state, 0).run?.modifiers ?? [];
    };
    const rolls = Array.from({ length: 40 }, (_, game) => roll(`game ${game}`));
    for (const [first, second, ...more] of rolls) {
      expect(FIRST_SECTION).toContain(first);
      expect(SECOND_SECTION).toContain(second);
      expect(more).toEqual([]);
    }
    expect(new Set(rolls.map((modifiers) => modifiers.join())).size).toBeGreaterThan(10);
    expect(roll('game 7')).toEqual(rolls[7]);
    expect(slayTheSpire.dayOf?.(slayTheSpire.readSetup(setup))).toBeUndefined();
    expect(() => slayTheSpire.readSetup({ ...setup, climb: { daily: 'mine' } })).toThrow(
      'a roll of your own',
    );
  });

  it('STS-31.2 a custom run chooses any of them', () => {
    expect(RUN_MODIFIERS).toHaveLength(12);
    expect(slayTheSpire.view(start(['Terminal', 'Shiny']), 0).run?.modifiers).toEqual(['Shiny', 'Terminal']);
  });

  it('STS-31.3 All Star: 5 colorless cards each; without the unlock it is rolled again (R132)', () => {
    const state = start(['All Star'], { unlocks: { colorless: true } });
    for (const { deck } of state.players)
      expect(raritiesOf(deck).filter((name) => name === 'colorless')).toHaveLength(5);
    expect(state.run.colorlessDeck).toHaveLength(12);
    expect(() => start(['All Star'])).toThrow('STS-31.3');
    for (let number = 10; number < 99; number++) {
      expect(
        dailyModifiers({ daily: `20${number}-01-01`, unlocks: { ...LOCKS, colorless: false } }, '')[0],
      ).not.toBe('All Star');
    }
  });

  it('STS-31.4 Shiny: the top 5 cards of the own rare deck (R133)', () => {
    const state = start(['Shiny']);
    const plain = start([]);
    state.players.forEach(({ deck, rareDeck }, seat) => {
      expect(raritiesOf(deck).filter((name) => name === 'rare')).toHaveLength(5);
      expect(rareDeck).toEqual(plain.players[seat]?.rareDeck.slice(0, -5));
    });
    for (const { deck } of start(['Shiny'], { unlocks: { colorless: true } }).players)
      expect(raritiesOf(deck)).not.toContain('colorless');
  });

  it('STS-31.5 Heirloom: the top Boss relic each, and one used at once is resolved (R134)', () => {
    for (let seed = 0; seed < 12; seed++) {
      const state = slayTheSpire.start(
        slayTheSpire.readSetup({ characters: ['Ironclad'], climb: { modifiers: ['Heirloom'] } }),
        `heirloom ${seed}`,
      );
      const kinds = state.players[0]?.relics.map((item) => ITEM_ENTRIES[item]?.definition.kind) ?? [];
      const used = state.run.bossRelicDeck.length === 20;
      expect(kinds.includes('bossRelic')).toBe(!used);
    }
  });

  it('STS-31.6 Transformed: every plain card reward is a Transform, from whatever source (R135)', () => {
    onClimb({
      climb: { act: 1, room: 'encounter', modifiers: ['Transformed'] },
      player: fighting(HERO),
      ...LOOTER,
      moves: [
        strike,
        { expect: { rewards: { Ironclad: { pieces: [{ kind: 'gold' }, { kind: 'transform' }] } } } },
        { do: 'take', reward: 'transform' },
        { do: 'confirm' },
        pickCard('Strike'),
      ],
      expect: { phase: 'map', players: [{ deck: ['Anger'] }] },
    });
    onClimb({
      climb: { act: 1, room: 'encounter', modifiers: ['Transformed'] },
      player: fighting(HERO),
      ...LOOTER,
      moves: [strike, { do: 'skip', reward: 'transform' }, { do: 'confirm' }],
      expect: { phase: 'map', question: { kind: 'party' }, players: [{ deck: ['Strike'] }] },
    });
    onClimb({
      climb: { act: 2, room: 'event', event: 'Cursed Tome', modifiers: ['Transformed'] },
      moves: [option('Skim'), pickCard('Bash')],
      expect: { players: [{ deck: ['Strike', 'Defend', 'Anger'], hp: 4 }] },
    });
    onClimb({
      climb: { act: 2, room: 'event', event: 'Cursed Tome', modifiers: ['Transformed'] },
      moves: [option('Skim'), done()],
      expect: { players: [{ deck: DECK, hp: 4 }] },
    });
    onClimb({
      climb: { act: 2, room: 'event', event: 'Cursed Tome', modifiers: ['Transformed'] },
      moves: [option('Take'), pickCard('Feed')],
      expect: { players: [{ deck: [...DECK, 'Feed', 'Injury'] }] },
    });
  });

  it('STS-31.7 Vintage: encounters give relics for cards, Elites do not; with Transformed both hold (R136)', () => {
    const pieces = (modifiers: readonly string[], last: string) =>
      onClimb({
        climb: { act: 1, room: 'encounter', modifiers },
        player: fighting(HERO),
        ...LOOTER,
        moves: [strike],
        expect: { rewards: { Ironclad: { pieces: [{ kind: 'gold' }, { kind: last }] } } },
      });
    pieces(['Vintage'], 'relic');
    pieces(['Vintage', 'Transformed'], 'relic');
    onClimb({
      climb: { act: 1, room: 'elite', modifiers: ['Vintage', 'Transformed'] },
      player: fighting(HERO),
      enemies: [{ name: 'Lagavulin', hp: 1 }],
      moves: [strike],
      expect: {
        rewards: { Ironclad: { pieces: [{ kind: 'gold' }, { kind: 'relic' }, { kind: 'transform' }] } },
      },
    });
  });

  it('STS-31.8 Prismatic Shard: everyone has it, and chooses three different decks for a card reward', () => {
    for (const player of start(['Prismatic Shard']).players) {
      expect(player.shard).toBe(1);
      expect(player.relics).toHaveLength(1);
    }
    onClimb({
      climb: {
        act: 2,
        room: 'event',
        event: 'Cursed Tome',
        modifiers: ['Prismatic Shard'],
        unlocks: { colorless: true },
        decks: { colorless: ['Blind', 'Trip'] },
      },
      players: [HERO, FRIEND],
      moves: [
        option('Skim'),
        { expect: { question: { kind: 'option', optional: true } } },
        { do: 'choose', name: 'Ironclad, Silent, Colorless' },
        { expect: { climb: { offer: ['Anger', 'Slice', 'Blind'] } } },
        pickCard('Slice'),
      ],
      expect: {
        players: [{ deck: [...DECK, 'Slice'] }, {}],
        climb: { decks: { colorless: ['Trip', 'Blind'] } },
      },
    });
    onClimb({
      climb: { act: 1, room: 'encounter', modifiers: ['Prismatic Shard'] },
      players: [fighting(HERO), FRIEND],
      enemies: LOOTER.enemies,
      with: { encounters: ['a1-enc-blue-slaver', 'a1-enc-looter'] },
      moves: [
        strike,
        { refused: { do: 'reveal', reward: 'potion' } },
        { do: 'reveal', reward: 'card', decks: 'Ironclad, Silent, Defect' },
      ],
      expect: { rewards: { Ironclad: { pieces: [{}, { revealed: true }] } } },
    });
  });

  it('STS-31.9 a rare reward takes three characters; the Merchant shows the own cards (R137)', () => {
    onClimb({
      climb: {
        act: 2,
        room: 'event',
        event: 'Cursed Tome',
        modifiers: ['Prismatic Shard'],
        unlocks: { colorless: true },
      },
      players: [HERO, FRIEND],
      moves: [
        option('Take'),
        { refused: { do: 'choose', option: 5 } },
        { do: 'choose', name: 'Ironclad, Silent, Watcher' },
        pickCard('Burst'),
      ],
      expect: { players: [{ deck: [...DECK, 'Burst', 'Injury'] }, {}] },
    });
    onClimb({
      climb: { room: 'merchant', modifiers: ['Prismatic Shard'] },
      moves: [],
      expect: {
        climb: {
          merchant: {
            cards: {
              Ironclad: [
                ['Anger', 2],
                ['Cleave', 2],
                ['Carnage', 3],
              ],
            },
          },
        },
      },
    });
  });

  it('STS-31.10 Terminal: 1 HP at the end of every combat, and it can kill (R138)', () => {
    const end = (hp: number) => ({
      climb: { act: 1, room: 'encounter', modifiers: ['Terminal'] },
      player: { ...fighting(FRIEND), hp },
      ...LOOTER,
      moves: [strike],
    });
    onClimb({ ...end(4), expect: { players: [{ hp: 3 }], phase: 'rewards' } });
    onClimb({ ...end(1), expect: { outcome: 'defeat' } });
  });

  describe('STS-31.11 Insanity', () => {
    const insane = { act: 1, room: 'encounter', modifiers: ['Insanity'] };
    const transform = { do: 'take', reward: 'insanity' };
    const card = { do: 'reveal', reward: 'card' };
    const won = (player: object) => ({ climb: insane, player: { ...fighting(HERO), ...player }, ...LOOTER });

    it('a random card of the deck is Transformed, never a Curse (R139)', () => {
      onClimb({
        ...won({ draw: ['Injury'] }),
        moves: [strike, { expect: { players: [{ deck: ['Injury', 'Strike'] }] } }, transform],
        expect: { phase: 'rewards', players: [{ deck: ['Injury', 'Anger'] }] },
      });
    });

    it('what was chosen before it stays as it is (R174)', () => {
      onClimb({
        ...won({}),
        moves: [
          strike,
          { do: 'skip', reward: 'gold' },
          transform,
          { refused: { do: 'take', reward: 'gold' } },
          { refused: { do: 'reveal', reward: 'gold' } },
        ],
        expect: { phase: 'rewards', players: [{ gold: 0 }] },
      });
    });

    it('before the rewards: the Transform takes the card that the reward would have shown', () => {
      onClimb({
        ...won({}),
        moves: [strike, transform, { refused: transform }, card],
        expect: {
          players: [{ deck: ['Anger'] }],
          rewards: {
            Ironclad: {
              pieces: [
                { kind: 'gold', settled: true },
                { kind: 'card', offer: ['Cleave', 'Carnage', 'Flex'], settled: false },
                { kind: 'insanity', choice: 'taken', settled: true },
              ],
            },
          },
        },
      });
    });

    it('between them: what was taken so far is in the deck by then, and stays taken (R174)', () => {
      onClimb({
        // Of these cards only the one gained as a reward can be Transformed.
        ...won({ hand: [], draw: ['Injury'], potions: ['Fire Potion'] }),
        moves: [
          { do: 'potion', potion: 'Fire Potion' },
          card,
          { do: 'take', reward: 'card', card: 'Cleave' },
          transform,
          { refused: { do: 'skip', reward: 'card' } },
          { refused: { do: 'take', reward: 'card', card: 'Anger' } },
          { do: 'confirm' },
        ],
        expect: { phase: 'map', players: [{ deck: ['Injury', 'Flex'] }] },
      });
    });

    it('after them, unless its player says otherwise', () => {
      onClimb({
        ...won({}),
        moves: [
          strike,
          { expect: { rewards: { Ironclad: { pieces: [{}, {}, { kind: 'insanity', choice: 'later' }] } } } },
          { refused: { do: 'skip', reward: 'insanity' }, code: 'already-skipped' },
          card,
          { do: 'skip', reward: 'card' },
          { do: 'confirm' },
        ],
        expect: {
          phase: 'map',
          players: [
            {
              deck: ['Flex'],
              rewardDeck: ['Iron Wave', 'Clash', 'Warcry', 'Havoc', 'Anger', 'Cleave', 'Carnage'],
            },
          ],
        },
      });
    });

    it('a relic skipped before the Transform still counts for the Sapphire Key (STS-32.5)', () => {
      onClimb({
        climb: { ...insane, room: 'elite', unlocks: { actFour: true } },
        player: fighting(HERO),
        enemies: [{ name: 'Lagavulin', hp: 1 }],
        moves: [
          strike,
          { do: 'skip', reward: 'relic' },
          transform,
          { do: 'skip', reward: 'card' },
          { do: 'confirm' },
        ],
        expect: { phase: 'map', climb: { keys: ['sapphire'] } },
      });
    });

    it('after a fight without rewards there is nothing to choose', () => {
      onClimb({
        climb: { ...insane, act: 4, room: 'boss', map: 'act4', space: 2 },
        player: { ...fighting(HERO), hand: ['Strike'] },
        enemies: [{ name: 'Corrupt Heart', mode: 2, cube: 2, hp: 1 }],
        moves: [strike],
        expect: { outcome: 'victory', players: [{ deck: ['Anger'] }] },
      });
    });
  });

  it('STS-31.10 STS-31.11 STS-35.1 nothing happens to a player who has fallen (R149)', () => {
    const { events } = onClimb({
      climb: { act: 1, room: 'boss', modifiers: ['Terminal', 'Insanity'], options: ['lastStand'] },
      players: [fighting(HERO), { ...FRIEND, hp: 0 }],
      enemies: [{ name: 'Hexaghost', hp: 1 }],
      moves: [strike, { do: 'order all' }, { do: 'skip', reward: 'rare' }, { do: 'confirm' }],
      expect: {
        players: [
          { hp: 5, deck: ['Anger'] },
          { hp: 0, deck: ['Strike', 'Defend', 'Survivor'] },
        ],
      },
    });
    expect(events.flatMap((event) => (event.type === 'hpLost' ? [event.index] : []))).toEqual([0]);
  });

  it('STS-31.12 Uncertain Future: tokens lie face down until the party enters', () => {
    const state = onClimb({
      climb: { act: 1, room: 'newAct', space: null, modifiers: ['Uncertain Future'] },
      moves: [],
      expect: {},
    }).state;
    expect(state.run.faceDown.filter((down) => down === 1)).toHaveLength(15);
    const seen = slayTheSpire.view(state, 0).run?.map.map(({ room }) => room) ?? [];
    expect(seen.filter((room) => room === 'hidden')).toHaveLength(15);
    const rooms = new Array(41).fill('event');
    rooms[8] = 'merchant';
    onClimb({
      climb: { map: 'act1-A', space: 5, rooms, faceDown: [8], modifiers: ['Uncertain Future'] },
      moves: [{ do: 'vote', room: 'hidden', row: 3, column: 2 }],
      expect: { phase: 'merchant', climb: { faceDown: [] } },
    });
  });

  it('STS-31.13 Cursed: 2 random Curses each', () => {
    const state = start(['Cursed']);
    for (const { deck } of state.players)
      expect(raritiesOf(deck).filter((name) => name === 'curse')).toHaveLength(2);
    expect(state.run.curseDeck).toHaveLength(9);
    expect(namesOf(state.players[0]?.deck ?? [])).toHaveLength(12);
  });

  it('STS-31.14 Deadly Events: 2 HP when the Event card goes under its deck, after all it led to (R140)', () => {
    onClimb({
      climb: { room: 'event', event: 'Wing Statue', modifiers: ['Deadly Events'] },
      players: [HERO, FRIEND],
      moves: [
        option('Gather Gold'),
        { expect: { players: [{ hp: 5 }, { hp: 5 }] } },
        option('Gather Gold', 'Silent'),
      ],
      expect: { phase: 'map', players: [{ hp: 3 }, { hp: 3 }] },
    });
    onClimb({
      climb: { ascension: 3, room: 'event', event: 'The Merchant', modifiers: ['Deadly Events'] },
      moves: [{ do: 'vote', option: 'Shop' }, { expect: { players: [{ hp: 5 }] } }, leave()],
      expect: { phase: 'map', players: [{ hp: 3 }] },
    });
  });

  it('STS-31.15 Night Terrors: no player can Rest', () => {
    onClimb({
      climb: { room: 'campfire', modifiers: ['Night Terrors'] },
      moves: [{ refused: option('Rest') as object, code: 'option-closed' }],
      expect: { climb: { menus: { Ironclad: { open: ['Smith'] } } } },
    });
  });
});
