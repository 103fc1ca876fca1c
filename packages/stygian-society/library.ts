/** Data for the browser and the lab: every card and mat with its generated text. Safe everywhere. */
import type { ContentItem, Text } from '@three-spires/kernel';
import {
  CHESTS,
  ENEMIES,
  GENERIC_ACTIONS,
  MID_BOSSES,
  ROOMS,
  SKILLS,
  TREASURES,
  WIZARDS,
} from './content/index.ts';
import { bossText, cardText, chestText, enemyText, roomText } from './text/card-text.ts';
import { say } from './text/say.ts';
import type { CardDefinition } from './words/definition.ts';
import { HEROES, STATUSES } from './words/lists.ts';

export const idOf = (kind: string, name: string): string =>
  `${kind}.${name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')}`;

type Facts = Partial<Omit<ContentItem, 'id' | 'name' | 'kind' | 'faces'>>;

const item = (kind: string, name: string, text: Text, effects: unknown, facts: Facts = {}): ContentItem => ({
  id: idOf(kind, name),
  name,
  kind,
  copies: 1,
  faces: [{ text, effects }],
  ...facts,
});

const cardItem = (kind: string, card: CardDefinition, facts: Facts): ContentItem =>
  item(kind, card.name, cardText(card), card, { type: card.type, ...facts });

/** One status card per hero (STY-1.3). */
const statusItem = (status: (typeof STATUSES)[number]): ContentItem =>
  item('status', status, say(`status.${status}`), {}, { copies: HEROES.length });

/** Everything in the box, for the content command, the library and the content hash. */
export const CONTENT: readonly ContentItem[] = [
  ...SKILLS.map((skill) => cardItem('skill', skill, { owner: skill.hero, deck: `level ${skill.level}` })),
  ...GENERIC_ACTIONS.map((action) => cardItem('generic', action, {})),
  ...TREASURES.map((treasure) =>
    cardItem('treasure', treasure, { owner: treasure.owner, deck: treasure.tier }),
  ),
  ...ENEMIES.map((enemy) => item('enemy', enemy.name, enemyText(enemy), enemy, { deck: enemy.colour })),
  ...ROOMS.map((room) => item('room', room.name, roomText(room), room, { deck: room.tier })),
  ...[...MID_BOSSES, ...WIZARDS].map((boss) => item(boss.kind, boss.name, bossText(boss), boss)),
  ...CHESTS.map((chest) => item('chest', chest.name, chestText(chest), chest)),
  ...STATUSES.map(statusItem),
];
