/**
 * The complete box: besides cards, enemies and items also Events, Neow's Blessings, maps, player boards and
 * other components.
 */

import type { ContentItem, Text } from '@three-spires/kernel';
import { defined } from '@three-spires/kernel';
import { CHARACTER_DEFINITIONS } from './content/characters.ts';
import { EVENTS } from './content/events/index.ts';
import { MAPS } from './content/maps.ts';
import { NEOW_CARDS, NEOW_GIFT } from './content/neow.ts';
import { eventId } from './library.ts';
import { CONTENT } from './library-content.ts';
import { boardText } from './text/board-text.ts';
import { effectText, eventText } from './text/index.ts';

/** The line of the rulebook's component list that includes an item (with the list's own names). */
const componentOf = ({ kind, deck, type, owner }: ContentItem): string => {
  if (kind === 'enemy') return enemyComponent(deck ?? '', type ?? '');
  if (kind !== 'card') return SMALL_CARDS[kind] ?? kind;
  if (deck === 'clawPack') return 'Claw Pack';
  if (owner !== undefined) return `${owner} cards`;
  return deck === 'status' || deck === 'daze' ? PILES[deck] : deck === 'colorless' ? 'Colorless' : 'Curses';
};

const PILES = { status: 'Status', daze: 'Daze' } as const;
const SMALL_CARDS: Readonly<Record<string, string>> = {
  potion: 'Potions',
  relic: 'Relics',
  bossRelic: 'Boss Relics',
  soloRelic: 'Solo Relic',
  specialRelic: 'Prismatic Shards',
};

/** All enemies of Act IV are printed on Boss cards. */
const enemyComponent = (deck: string, rank: string): string => {
  if (deck === 'first') return '1st Encounters';
  if (rank === 'boss' || deck === 'act4') return 'Boss Cards';
  return rank === 'elite' ? 'Elites' : rank === 'summon' ? 'Summons' : 'Encounters';
};

const lines = (parts: readonly Text[]): Text =>
  parts.flatMap((part, at) => (at === 0 ? part : ['\n', ...part]));

/** Names recur in other Acts, and once within the same Act. */
const eventItems: readonly ContentItem[] = EVENTS.map((event, at) => {
  const { name, story, act, copies, ascension, colorless, ...rest } = event;
  return {
    id: eventId(at),
    name,
    kind: 'event',
    component: 'Events',
    deck: `act${act}`,
    act,
    copies,
    ...defined({ ascension }),
    ...(colorless === true ? { unlock: 'colorless' } : {}),
    story,
    faces: [
      {
        text: eventText(event),
        effects: { colorless, ...rest },
      },
    ],
  };
});

const neowItems: readonly ContentItem[] = NEOW_CARDS.map(({ id, colorless, choices }) => ({
  id,
  name: "Neow's Blessing",
  kind: 'neow',
  component: "Neow's Blessing",
  copies: 1,
  ...(colorless ? { deck: 'colorless', unlock: 'colorless' } : {}),
  faces: [
    {
      text: lines([effectText(NEOW_GIFT), ...choices.map((choice) => ['• ', ...effectText(choice)])]),
      effects: { gift: NEOW_GIFT, choices },
    },
  ],
}));

/** Printed on the main boards, so they are not separate components. */
const mapItems: readonly ContentItem[] = MAPS.map(({ name, act, spaces }) => ({
  id: `map-${name}`,
  name,
  kind: 'map',
  component: 'Maps on the boards',
  deck: `act${act}`,
  act,
  copies: 1,
  faces: [{ text: [`${spaces.length} spaces`], effects: { spaces } }],
}));

const boardItems: readonly ContentItem[] = CHARACTER_DEFINITIONS.map((character) => ({
  id: `board-${character.name.toLowerCase()}`,
  name: character.name,
  kind: 'board',
  component: 'Player Boards',
  owner: character.name,
  copies: 1,
  faces: [{ text: boardText(character), effects: character }],
}));

/** Other entries of the component list, with their numbers. */
const PIECES: readonly (readonly [string, number])[] = [
  ['Main Boards', 2],
  ['Merchant Board', 1],
  ['HP Board', 1],
  ['Ascension Reference', 1],
  ['Minis', 4],
  ['Die', 1],
  ['Boot Meeple', 1],
  ['Plastic Cubes', 50],
  ['Tokens', 113],
  ['Dividers', 31],
  ['Small Dividers', 8],
  ['Sleeves', 450],
];

const pieceItems: readonly ContentItem[] = PIECES.map(([name, copies]) => ({
  id: `piece-${name.toLowerCase().replaceAll(' ', '-')}`,
  name,
  kind: 'piece',
  component: name,
  copies,
  faces: [],
}));

export const BOX: readonly ContentItem[] = [
  ...CONTENT.map((item) => ({ ...item, component: componentOf(item) })),
  ...eventItems,
  ...neowItems,
  ...mapItems,
  ...boardItems,
  ...pieceItems,
];
