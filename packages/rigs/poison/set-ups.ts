/** Set-ups and positions written by hand: the bombs that were found, the largest ones that are allowed, and traps. */
import { type PoisonCase, tableRequest } from './case.ts';

const CHARACTERS = ['Ironclad', 'Silent', 'Defect', 'Watcher'];

const slayTheSpire = (position: object, characters = ['Ironclad']) =>
  tableRequest('slay-the-spire', { characters, position }, characters.length);

const mysticSpires = (one: object, two: object = {}, rest: object = {}) =>
  tableRequest('mystic-spires', { decks: [null, null], position: { keepers: [one, two], ...rest } }, 2);

const stygianSociety = (position: object) => tableRequest('stygian-society', { players: 1, position }, 1);

const fill = <Item>(count: number, item: Item): Item[] => new Array<Item>(count).fill(item);

const party = (player: object) => CHARACTERS.map((character) => ({ character, ...player }));

const worms = (count: number, rows: number) =>
  Array.from({ length: count }, (_, at) => ({ name: 'Jaw Worm', row: 1 + (at % rows), hp: 8 }));

const unknownNames = Object.fromEntries(
  Array.from({ length: 2_000 }, (_, at) => [`Quilted Sentinol ${at}`, 1]),
);

/** C1 and H1 of the findings, as they were reported. */
const FOUND: readonly PoisonCase[] = [
  {
    name: 'C1: 4,000,000,000 tokens',
    send: mysticSpires({ tokens: { 'Quilted Sentinel': 4_000_000_000 } }),
    outcome: 'refused',
    says: 'setup.position.keepers[0].tokens.Quilted Sentinel: at most 60, not 4000000000',
  },
  {
    name: 'C1: 30,000,000 tokens',
    send: mysticSpires({}, { tokens: { 'Bone Token': 30_000_000 } }),
    outcome: 'refused',
    says: 'setup.position.keepers[1].tokens.Bone Token: at most 60, not 30000000',
  },
  {
    name: 'H1: a deck of unknown names',
    send: tableRequest(
      'mystic-spires',
      { decks: [{ name: 'x', tower: 'The Lone Menhir', main: unknownNames, tokens: {} }, null] },
      2,
    ),
    outcome: 'refused',
    says: 'setup.decks[0].main: at most 100 fields, not',
  },
  {
    name: 'H1: 1,200 against 1,200 Units',
    send: mysticSpires(
      { field: fill(1_200, 'Surge Sprite') },
      { field: fill(1_200, 'Surge Sprite') },
      { phase: 'Battle' },
    ),
    outcome: 'refused',
    says: 'setup.position.keepers[0].field: at most 30 entries, not 1200',
  },
  {
    name: 'H1: 1,000 enemies',
    send: slayTheSpire({ players: [{ character: 'Ironclad', hand: ['Strike'] }], enemies: worms(1_000, 1) }),
    outcome: 'refused',
    says: 'setup.position.enemies: at most 48 entries, not 1000',
  },
];

/** A legal position of four people with some of the dearest moves and pictures there are. */
export const MANY_MOVES = {
  game: 'slay-the-spire',
  setup: {
    characters: CHARACTERS,
    position: {
      players: party({ energy: 6, hand: fill(20, 'Silent: Skewer') }),
      enemies: worms(16, 4),
    },
  },
};

/** As large as the limits allow: these are taken, and watched and played within the same bounds. */
const LARGEST: readonly PoisonCase[] = [
  {
    name: 'four players with every X card against 16 enemies',
    send: slayTheSpire(
      {
        players: party({
          energy: 6,
          hand: [
            ...['Silent: Skewer', 'Silent: Skewer+', 'Silent: Malaise', 'Silent: Malaise+'],
            ...['Ironclad: Whirlwind', 'Ironclad: Whirlwind+'],
            ...fill(14, 'Silent: Skewer'),
          ],
          potions: fill(10, 'Fire Potion'),
        }),
        enemies: worms(16, 4),
      },
      CHARACTERS,
    ),
    outcome: 'taken',
  },
  {
    name: 'five Miracles above six Energy and 20 cards for X',
    send: slayTheSpire(
      {
        players: [{ character: 'Watcher', energy: 6, miracles: 5, hand: fill(20, 'Silent: Skewer') }],
        enemies: worms(16, 1),
      },
      ['Watcher'],
    ),
    outcome: 'taken',
  },
  {
    name: 'twelve moves before the position, among hundreds',
    send: slayTheSpire(
      {
        players: party({ energy: 6, hand: fill(3, 'Silent: Skewer') }),
        enemies: worms(16, 4),
        before: Array.from({ length: 12 }, (_, at) => ({
          seat: CHARACTERS[at % 3],
          do: at % 6 < 3 ? 'end turn' : 'take back',
        })),
      },
      CHARACTERS,
    ),
    outcome: 'either',
  },
  {
    name: '17 enemies that live',
    send: slayTheSpire({ players: [{ character: 'Ironclad' }], enemies: worms(17, 1) }),
    outcome: 'refused',
    says: 'position.enemies: at most 16 that are alive, not 17',
  },
  {
    name: 'whole piles of Powers and relics',
    send: slayTheSpire(
      {
        players: party({
          powers: fill(40, 'Ironclad: Juggernaut'),
          relics: fill(60, 'Lantern'),
          draw: fill(120, 'Strike'),
        }),
        enemies: worms(16, 4),
        phase: 'start',
      },
      CHARACTERS,
    ),
    outcome: 'either',
  },
  {
    name: '30 against 30 Units in battle',
    send: mysticSpires(
      { field: fill(30, 'Surge Sprite'), crystal: 99 },
      { field: fill(30, 'Surge Sprite'), crystal: 99 },
      { phase: 'Battle' },
    ),
    outcome: 'taken',
  },
  {
    name: '30 Units with abilities and 30 cards in hand',
    send: mysticSpires(
      { field: fill(30, 'Censer-Bearer'), hand: fill(30, 'Answering Flame'), crystal: 99 },
      { field: fill(30, 'Censer-Bearer'), hand: fill(30, 'Answering Flame'), crystal: 99 },
    ),
    outcome: 'taken',
  },
  {
    name: 'every Unit bound to every other',
    send: mysticSpires({
      field: Array.from({ length: 30 }, () => ({
        card: 'Quilted Sentinel',
        bonds: Array.from({ length: 30 }, (_, at) => `Quilted Sentinel ${at + 1}`),
      })),
    }),
    outcome: 'either',
  },
  {
    name: 'every cube between field and crypt, with all luck',
    send: stygianSociety({
      heroes: ['Knight', 'Spellsling', 'Doctor', 'Burglar'].map((hero) => ({ hero })),
      field: { blue: 5, green: 5, white: 5, red: 5, yellow: 5, black: 5 },
      crypt: { blue: 5, green: 5, white: 5, red: 5, yellow: 5, black: 5 },
      luck: 5,
      front: fill(12, 'Ripper'),
      rear: fill(12, 'Clank'),
      physical: false,
    }),
    outcome: 'either',
  },
];

/** Values that a loop could stumble over. */
const TRAPS: readonly PoisonCase[] = [
  {
    name: 'no XP needed for a level',
    send: stygianSociety({ heroes: [{ hero: 'Knight' }], xp: 15, needed: 0, at: 'floor end' }),
    outcome: 'either',
  },
  {
    name: 'no wounds to lose',
    send: stygianSociety({ heroes: [{ hero: 'Knight' }], wounds: 30, maxWounds: 0, peril: 20 }),
    outcome: 'either',
  },
  {
    name: 'no enemies at all',
    send: stygianSociety({ heroes: [{ hero: 'Knight' }], front: [], rear: [] }),
    outcome: 'either',
  },
  {
    name: 'an empty treasure deck at the end of a floor',
    send: stygianSociety({ heroes: [{ hero: 'Knight' }], treasureDeck: [], at: 'floor end' }),
    outcome: 'either',
  },
  {
    name: 'a hero who plays twice',
    send: stygianSociety({ heroes: [{ hero: 'Knight' }, { hero: 'Knight' }] }),
    outcome: 'either',
  },
  {
    name: 'Towers without HP',
    send: mysticSpires({ hp: 0, deck: [] }, { hp: 0, deck: [] }, { phase: 'Draw' }),
    outcome: 'either',
  },
  {
    name: 'nothing to draw from, for 99 turns',
    send: mysticSpires({ deck: [], skipDraw: 99 }, { deck: [], skipDraw: 99 }, { turn: 999 }),
    outcome: 'either',
  },
  {
    name: 'a ring of bonds',
    send: mysticSpires({
      field: [
        { card: 'Quilted Sentinel', bonds: ['Quilted Sentinel 2'] },
        { card: 'Quilted Sentinel', bonds: ['Quilted Sentinel 1'] },
      ],
    }),
    outcome: 'either',
  },
  {
    name: 'a Unit bound to itself',
    send: mysticSpires({ field: [{ card: 'Quilted Sentinel', bonds: ['Quilted Sentinel'] }] }),
    outcome: 'either',
  },
  {
    name: 'a fight without enemies',
    send: slayTheSpire({ players: [{ character: 'Ironclad' }], enemies: [] }),
    outcome: 'either',
  },
  {
    name: 'a space beyond the map',
    send: slayTheSpire({
      players: [{ character: 'Ironclad' }],
      climb: { room: 'map', map: 'act1-A', space: 99 },
    }),
    outcome: 'either',
  },
  {
    name: 'a map without rooms',
    send: slayTheSpire({
      players: [{ character: 'Ironclad' }],
      climb: { room: 'map', map: 'act1-A', rooms: [] },
    }),
    outcome: 'either',
  },
  {
    name: 'empty decks in every room',
    send: slayTheSpire({
      players: [{ character: 'Ironclad', rewardDeck: [], rareDeck: [] }],
      climb: {
        room: 'encounter',
        decks: { relics: [], bossRelics: [], curses: [], events: [], encounters: [], elites: [], neow: [] },
      },
    }),
    outcome: 'either',
  },
  {
    name: 'an Act with the wrong map',
    send: slayTheSpire({
      players: [{ character: 'Ironclad' }],
      climb: { room: 'newAct', act: 4, map: 'act1-A' },
    }),
    outcome: 'either',
  },
  {
    name: 'a set-up in a position in a set-up',
    send: tableRequest(
      'slay-the-spire',
      { characters: ['Silent'], position: { setup: { characters: ['Silent'], position: { setup: {} } } } },
      1,
    ),
    outcome: 'refused',
  },
  {
    name: 'Powers that answer each other',
    send: slayTheSpire({
      players: [
        {
          character: 'Ironclad',
          energy: 6,
          hand: fill(20, 'Offering'),
          powers: [...fill(20, 'Rupture'), ...fill(20, 'Juggernaut')],
          draw: fill(120, 'Offering'),
        },
      ],
      enemies: worms(16, 1),
    }),
    outcome: 'either',
  },
];

export const SET_UPS: readonly PoisonCase[] = [...FOUND, ...LARGEST, ...TRAPS];
