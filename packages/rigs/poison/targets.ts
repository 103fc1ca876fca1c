/** Set-ups that are right, and the places in them that are attacked. */
import type { Kind } from './attacks.ts';

export type Target = {
  readonly game: string;
  readonly name: string;
  readonly seats: number;
  readonly setup: unknown;
  readonly places: Readonly<Record<string, Kind>>;
};

const SLAY_THE_SPIRE: Target = {
  game: 'slay-the-spire',
  name: 'a fight',
  seats: 2,
  setup: {
    characters: ['Ironclad', 'Silent'],
    position: {
      players: [
        { character: 'Ironclad', hand: ['Strike'], draw: ['Defend'], potions: ['Fire Potion'], orbs: [] },
        { character: 'Silent', hand: [{ card: 'Strike', cubes: 1 }], relics: ['Lantern'] },
      ],
      enemies: [
        { name: 'Jaw Worm', row: 1, hp: 5 },
        { name: 'Cultist', row: 2 },
      ],
      nextDie: [1],
      playedThisTurn: ['Strike'],
    },
  },
  places: {
    characters: 'list',
    rows: 'list',
    orbCubes: 'number',
    'position.players': 'list',
    'position.players.0.hand': 'list',
    'position.players.0.draw': 'list',
    'position.players.0.deck': 'list',
    'position.players.0.potions': 'list',
    'position.players.0.orbs': 'list',
    'position.players.0.achievements': 'list',
    'position.players.0.rewardDeck': 'list',
    'position.players.0.hp': 'number',
    'position.players.0.gold': 'number',
    'position.players.0.orbSlots': 'number',
    'position.players.1.relics': 'list',
    'position.players.1.hand.0.card': 'text',
    'position.players.1.hand.0.cubes': 'number',
    'position.enemies': 'list',
    'position.enemies.0.name': 'text',
    'position.enemies.0.hp': 'number',
    'position.enemies.0.cubes': 'number',
    'position.enemies.0.usedSlots': 'list',
    'position.round': 'number',
    'position.nextDie': 'list',
    'position.playedThisTurn': 'list',
    'position.summons': 'list',
    'position.encounters': 'list',
    'position.potionDeck': 'list',
    'position.waiting': 'list',
    'position.before': 'list',
    position: 'object',
  },
};

const CLIMB: Target = {
  game: 'slay-the-spire',
  name: 'a climb',
  seats: 1,
  setup: {
    characters: ['Silent'],
    climb: { ascension: 1 },
    position: {
      players: [{ character: 'Silent' }],
      enemies: [],
      climb: { room: 'map', map: 'act1-A', space: 5, path: [0, 2, 5] },
    },
  },
  places: {
    'climb.modifiers': 'list',
    'climb.unlocks': 'object',
    'climb.daily': 'text',
    'position.climb.rooms': 'list',
    'position.climb.path': 'list',
    'position.climb.space': 'number',
    'position.climb.map': 'text',
    'position.climb.event': 'text',
    'position.climb.neow': 'list',
    'position.climb.faceDown': 'list',
    'position.climb.decks': 'object',
    'position.climb.decks.events': 'list',
    'position.climb.menus': 'object',
  },
};

const MYSTIC_SPIRES: Target = {
  game: 'mystic-spires',
  name: 'a battle',
  seats: 2,
  setup: {
    decks: [null, null],
    position: {
      keepers: [
        { hand: ['Quilted Sentinel'], tokens: { 'Bone Token': 2 }, field: [{ card: 'Quilted Sentinel' }] },
        { field: ['Quilted Sentinel'], marks: [1] },
      ],
    },
  },
  places: {
    decks: 'list',
    sets: 'list',
    position: 'object',
    'position.keepers': 'list',
    'position.keepers.0.hp': 'number',
    'position.keepers.0.crystal': 'number',
    'position.keepers.0.hand': 'list',
    'position.keepers.0.deck': 'list',
    'position.keepers.0.graveyard': 'list',
    'position.keepers.0.exiled': 'list',
    'position.keepers.0.tower': 'text',
    'position.keepers.0.tokens': 'object',
    'position.keepers.0.tokens.Bone Token': 'number',
    'position.keepers.0.field': 'list',
    'position.keepers.0.field.0.damage': 'number',
    'position.keepers.0.field.0.bonds': 'list',
    'position.keepers.0.field.0.marks': 'list',
    'position.keepers.0.field.0.statuses': 'list',
    'position.keepers.0.field.0.on': 'text',
    'position.keepers.0.skipDraw': 'number',
    'position.keepers.1.marks': 'list',
    'position.turn': 'number',
    'position.phase': 'text',
  },
};

const DECKS: Target = {
  game: 'mystic-spires',
  name: 'decks',
  seats: 2,
  setup: {
    decks: [{ name: 'Mine', tower: 'The Lone Menhir', main: { 'Quilted Sentinel': 3 }, tokens: {} }, null],
  },
  places: {
    'decks.0': 'object',
    'decks.0.name': 'text',
    'decks.0.tower': 'text',
    'decks.0.main': 'object',
    'decks.0.main.Quilted Sentinel': 'number',
    'decks.0.tokens': 'object',
    'decks.1': 'text',
    first: 'text',
  },
};

const STYGIAN_SOCIETY: Target = {
  game: 'stygian-society',
  name: 'a floor',
  seats: 1,
  setup: {
    players: 1,
    position: {
      players: 1,
      heroes: [{ hero: 'Knight', skills: [], tokens: { Dazed: { blue: 1 } } }, { hero: 'Doctor' }],
      front: ['Ripper'],
      rear: [],
      field: { blue: 2 },
    },
  },
  places: {
    players: 'number',
    heroes: 'list',
    position: 'object',
    'position.heroes': 'list',
    'position.heroes.0.skills': 'list',
    'position.heroes.0.treasures': 'list',
    'position.heroes.0.exhausted': 'list',
    'position.heroes.0.seat': 'number',
    'position.heroes.0.tokens': 'object',
    'position.heroes.0.tokens.Dazed.blue': 'number',
    'position.front': 'list',
    'position.rear': 'list',
    'position.field': 'object',
    'position.field.blue': 'number',
    'position.crypt.red': 'number',
    'position.tower.black': 'number',
    'position.stuck': 'list',
    'position.luck': 'number',
    'position.xp': 'number',
    'position.needed': 'number',
    'position.maxWounds': 'number',
    'position.peril': 'number',
    'position.place': 'text',
    'position.treasureDeck': 'list',
    'position.partyTreasures': 'list',
    'position.chests': 'list',
    'position.tokenColours': 'list',
    'position.jostling': 'list',
  },
};

export const TARGETS: readonly Target[] = [SLAY_THE_SPIRE, CLIMB, MYSTIC_SPIRES, DECKS, STYGIAN_SOCIETY];
