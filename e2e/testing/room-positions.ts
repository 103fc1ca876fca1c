/** Positions at every kind of place between combats, written as in scenario files. */
import type { ScenarioStep } from '@three-spires/kernel';

type Fields = Readonly<Record<string, unknown>>;

const IRONCLAD = {
  character: 'Ironclad',
  row: 1,
  hp: 6,
  gold: 9,
  deck: ['Strike', 'Strike', 'Strike', 'Defend', 'Defend', 'Bash', 'Cleave', 'Inflame', 'Anger+'],
  rewardDeck: ['Anger', 'Cleave', 'Carnage', 'Flex', 'Iron Wave', 'Clash', 'Warcry', 'Havoc'],
  rareDeck: ['Feed', 'Offering', 'Bludgeon', 'Berserk', 'Immolate', 'Exhume'],
  relics: ['Vajra', 'Lantern'],
  potions: ['Fire Potion', 'Blood Potion'],
} as const;
const SILENT = {
  character: 'Silent',
  row: 2,
  hp: 7,
  gold: 4,
  deck: ['Strike', 'Strike', 'Defend', 'Survivor', 'Backflip', 'Bane'],
  rewardDeck: ['Slice', 'Backflip', 'Bane', 'Deflect', 'Dash', 'Blur'],
  rareDeck: ['Burst', 'Adrenaline', 'Envenom'],
  relics: ['Anchor'],
  potions: ['Swift Potion'],
} as const;
const DEFECT = { character: 'Defect', row: 3, hp: 5, gold: 2, deck: ['Strike', 'Zap', 'Defend'] } as const;
const WATCHER = { character: 'Watcher', row: 4, hp: 9, gold: 0, deck: ['Strike', 'Eruption'] } as const;

const PARTY = [IRONCLAD, SILENT, DEFECT, WATCHER] as const;

export type Room = {
  readonly position: {
    readonly players: readonly { readonly character: string }[];
    readonly [field: string]: unknown;
  };
  readonly moves: readonly ScenarioStep[];
};

/** A party of this size in a room; the decks have known cards on top. */
const room = (
  players: number,
  climb: Fields,
  moves: readonly ScenarioStep[] = [],
  first: Fields = {},
): Room => ({
  position: {
    players: PARTY.slice(0, players).map((player, at) => (at === 0 ? { ...player, ...first } : player)),
    potionDeck: ['Block Potion', 'Weak Potion', 'Energy Potion', 'Snecko Oil'],
    climb: {
      eventsMet: 1,
      map: climb.act === undefined ? 'act1-A' : `act${climb.act}`,
      space: climb.act === undefined ? 5 : 0,
      ...climb,
      decks: {
        relics: ['Sundial', 'Akabeko', 'Pen Nib', 'Orichalcum', 'Red Mask', 'Duality'],
        bossRelics: ['Ectoplasm', 'Coffee Dripper', 'Black Blood', 'Sozu', 'Astrolabe'],
        curses: ['Injury', 'Regret', 'Doubt'],
        ...(climb.decks as Fields | undefined),
      },
    },
  },
  moves,
});

const WON = {
  enemies: [{ name: 'Jaw Worm', row: 1, hp: 1 }],
  encounters: ['Jaw Worm', 'Jaw Worm', 'Jaw Worm', 'Jaw Worm'],
};

/** A fight that one Strike wins, so that its rewards lie open. */
const won = (players: number, first: Fields = {}, climb: Fields = {}): Room => {
  const { position } = room(players, { room: 'encounter', ...climb }, [], {
    hand: ['Strike'],
    energy: 3,
    ...first,
  });
  return {
    position: { ...position, ...WON, encounters: WON.encounters.slice(0, players) },
    moves: [{ do: 'play', card: 'Strike', enemy: 'Jaw Worm', seat: 'Ironclad' }],
  };
};

const take = (option: string, seat = 'Ironclad'): ScenarioStep => ({ do: 'option', option, seat });

export const ROOMS = {
  event: room(1, { room: 'event', event: 'Living Wall' }),
  paidEvent: room(2, { room: 'event', act: 2, event: 'Designer In-Spire' }, [], { gold: 2 }),
  partyEvent: room(4, { room: 'event', act: 2, event: 'Colosseum' }),
  campfire: room(1, { room: 'campfire' }),
  campfireParty: room(3, { room: 'campfire' }),
  treasure: room(1, { room: 'treasure' }),
  treasureParty: room(3, { room: 'treasure' }),
  merchant: room(1, { room: 'merchant', unlocks: { colorless: true } }),
  merchantParty: room(4, { room: 'merchant', unlocks: { colorless: true } }),
  bossRelics: room(1, { room: 'bossRelics' }),
  bossRelicsParty: room(4, { room: 'bossRelics' }),
  rewards: won(1),
  rewardsParty: won(2),
  insanity: won(1, {}, { modifiers: ['Insanity'] }),
  rewardsFull: won(2, { potions: ['Fire Potion', 'Blood Potion', 'Swift Potion'] }),
} as const satisfies Readonly<Record<string, Room>>;

const onTheWay = { room: 'map', space: 5, path: [0, 2, 5] } as const;

/** Every place between two rooms. Neow's first card offers a random rare card, and Gold with a Curse. */
export const BETWEEN = {
  neow: room(1, { room: 'neow', space: null, neow: ['neow-02'] }),
  neowGifts: room(1, { room: 'neow', space: null, neow: ['neow-02'] }, [{ do: 'done', seat: 'Ironclad' }]),
  neowParty: room(4, { room: 'neow', space: null, neow: ['neow-02', 'neow-08', 'neow-04', 'neow-05'] }),
  map: room(1, onTheWay),
  mapParty: room(4, onTheWay),
  actEnd: room(1, { room: 'actEnd', act: 1, map: 'act1-A' }),
  actEndParty: room(4, { room: 'actEnd', act: 1, map: 'act1-A' }),
  quickStart: room(1, { room: 'quickStart', startAct: 3 }),
} as const satisfies Readonly<Record<string, Room>>;

/** The Lab's extra potion, which the party gives to one of its members after a high roll. */
const lab = (players: number): Room => {
  const { position } = room(players, { room: 'event', event: 'Lab' });
  return {
    position: { ...position, nextDie: [6] },
    moves: PARTY.slice(0, players).map(({ character }) => ({ do: 'done', seat: character })),
  };
};

/** Every kind of question that can be open between combats. */
export const QUESTIONS = {
  upgrade: room(1, { room: 'campfire' }, [take('Smith')]),
  remove: room(1, { room: 'event', event: 'Living Wall' }, [take('Forget')]),
  transformTwo: room(1, { room: 'event', event: 'Transmogriphier' }, [take('Sacrifice')]),
  offerCards: room(1, { room: 'event', act: 2, event: 'Cursed Tome' }, [take('Take')]),
  offerPotion: room(2, { room: 'event', act: 2, event: 'The Woman In Blue' }, [take('Buy 1')], {
    potions: ['Fire Potion', 'Blood Potion', 'Swift Potion'],
  }),
  offerRelic: room(1, { room: 'event', act: 2, event: 'We Meet Again!' }, [take('Give Gold')]),
  player: room(2, { room: 'campfire' }, [{ do: 'swap rows', seat: 'Ironclad' }]),
  agree: room(2, { room: 'campfire' }, [
    { do: 'swap rows', seat: 'Ironclad' },
    { do: 'choose', player: 'Silent', seat: 'Ironclad' },
  ]),
  partyPlayer: lab(2),
  die: room(1, { room: 'event', act: 2, event: 'The Joust' }, [take('Bet Gold')], { relics: ['The Abacus'] }),
} as const satisfies Readonly<Record<string, Room>>;
