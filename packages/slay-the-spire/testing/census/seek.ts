/** Positions close to a printed effect, so that random players trigger it. */
import { createRandom, type Random, randomBelow } from '@three-spires/kernel';
import { NEOW_CARDS } from '../../content/neow.ts';
import { CURSE, ENEMY_ENTRIES, FACES, ITEM_ENTRIES, STATUS, TICKET } from '../../rules/compile/entries.ts';
import { EVENT_ENTRIES } from '../../rules/compile/run-entries.ts';
import { CHARACTERS, type Character } from '../../words/lists.ts';
import type { Row } from './rows.ts';

const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[randomBelow(random, 0, items.length)] as Item;

const facesOf = (owner: Character): readonly string[] =>
  FACES.flatMap(({ definition, name, type }) =>
    definition.owner === owner && type !== TICKET ? [name] : [],
  );
const OWN: Readonly<Record<Character, readonly string[]>> = {
  Ironclad: facesOf('Ironclad'),
  Silent: facesOf('Silent'),
  Defect: facesOf('Defect'),
  Watcher: facesOf('Watcher'),
};
const BAD = FACES.flatMap(({ type, name }, face) =>
  (type === STATUS || type === CURSE) && face % 2 === 0 ? [name] : [],
);
const potionNames = ITEM_ENTRIES.flatMap(({ definition }) =>
  definition.kind === 'potion' ? [definition.name] : [],
);
const relicNames = ITEM_ENTRIES.flatMap(({ definition }) =>
  definition.kind === 'relic' ? [definition.name] : [],
);

/** A deck of varied cards: the character's own of all kinds, and a few unwelcome ones. */
const someCards = (random: Random, owner: Character, number: number): string[] =>
  Array.from({ length: number }, () => pick(random, randomBelow(random, 0, 5) === 0 ? BAD : OWN[owner]));

type Fields = Readonly<Record<string, unknown>>;

const playerWith = (random: Random, character: Character, more: Fields = {}): Fields => ({
  character,
  maxHp: 60,
  hp: 40 + randomBelow(random, 0, 20),
  gold: 30,
  ...more,
});

const fighter = (random: Random, character: Character, more: Fields = {}): Fields =>
  playerWith(random, character, {
    energy: 6,
    hand: someCards(random, character, 4),
    draw: someCards(random, character, 12),
    ...more,
  });

const climber = (random: Random, character: Character, more: Fields = {}): Fields =>
  playerWith(random, character, {
    deck: ['Strike', 'Defend', ...someCards(random, character, 12)],
    potions: [pick(random, potionNames)],
    relics: [pick(random, relicNames)],
    ...more,
  });

const others = (character: Character): Character[] => CHARACTERS.filter((one) => one !== character);

const ENEMIES = [
  { name: 'A', row: 1, hp: 30 },
  { name: 'B', row: 1, hp: 4 },
  { name: 'C', row: 2, hp: 30 },
];

const ROOMS = ['campfire', 'merchant', 'event', 'treasure', 'encounter', 'elite', 'map'] as const;
const UNLOCKS = { Ironclad: 3, Silent: 3, Defect: 3, Watcher: 3, colorless: true, actFour: true };

const fightWith = (random: Random, character: Character, more: Fields): Fields => ({
  players: [fighter(random, character, more), fighter(random, others(character)[0] as Character)],
  enemies: ENEMIES,
});

const climbWith = (random: Random, character: Character, more: Fields, climb: Fields): Fields => ({
  players: [climber(random, character, more), climber(random, others(character)[1] as Character)],
  climb: { unlocks: UNLOCKS, eventsMet: 1, ...climb },
});

// By kind

const forFace = (random: Random, { source }: Row, attempt: number): Fields => {
  const { definition, name, whenRemoved, type } = FACES[source] as (typeof FACES)[number];
  const owner = definition.owner ?? pick(random, CHARACTERS);
  // The ticket of an opened lock has another ticket's name, so it is reached by waiting.
  if (type === TICKET) return { setup: { characters: [owner], climb: { unlocks: UNLOCKS, startAct: 4 } } };
  if (whenRemoved >= 0) return climbWith(random, owner, { deck: [name, name] }, { room: 'merchant' });
  const hand = [name, ...someCards(random, owner, 1 + (attempt % 5))];
  return fightWith(random, owner, { hand, draw: [name, ...someCards(random, owner, 10)] });
};

const forItem = (random: Random, { source }: Row, attempt: number): Fields => {
  const { definition, onGain } = ITEM_ENTRIES[source] as (typeof ITEM_ENTRIES)[number];
  const { name, kind } = definition;
  const owner = pick(random, CHARACTERS);
  if (kind === 'potion') {
    const hp = attempt % 2 === 0 ? 1 : 20;
    if (definition.anytime === true && attempt % 3 === 2)
      return climbWith(random, owner, { potions: [name, name] }, { room: 'campfire' });
    return fightWith(random, owner, { potions: [name, name], hp });
  }
  if (onGain >= 0 && kind === 'relic')
    return climbWith(random, owner, {}, { room: 'treasure', decks: { relics: [name, name, name] } });
  if (onGain >= 0 && kind === 'bossRelic')
    return climbWith(random, owner, {}, { room: 'bossRelics', decks: { bossRelics: [name, name, name] } });
  if (attempt % 2 === 0) return fightWith(random, owner, { relics: [name] });
  return climbWith(random, owner, { relics: [name] }, { room: pick(random, ROOMS) });
};

const forEvent = (random: Random, { source }: Row, attempt: number): Fields => {
  const { definition } = EVENT_ENTRIES[source] as (typeof EVENT_ENTRIES)[number];
  const needed = definition.options.flatMap(({ needsRelic }) => needsRelic ?? []);
  const relics = attempt % 2 === 0 ? needed : [pick(random, relicNames), ...needed];
  return climbWith(
    random,
    pick(random, CHARACTERS),
    { relics, hp: 30 },
    { act: definition.act, room: 'event', event: definition.name, ascension: attempt % 2 === 0 ? 13 : 0 },
  );
};

const forNeow = (random: Random, { source }: Row): Fields => {
  const owner = pick(random, CHARACTERS);
  return {
    players: [climber(random, owner, { relics: [], potions: [] })],
    climb: { unlocks: UNLOCKS, room: 'neow', neow: [NEOW_CARDS[source]?.id] },
  };
};

/** The enemy whose death brings this one into a combat. */
const bringerOf = (kind: number): (typeof ENEMY_ENTRIES)[number] | undefined =>
  ENEMY_ENTRIES.find(
    ({ definition }) =>
      definition.id !== ENEMY_ENTRIES[kind]?.definition.id &&
      JSON.stringify(definition.abilities ?? []).includes(`"${ENEMY_ENTRIES[kind]?.definition.id}"`),
  );

/** At full strength, near death, or in its second mode, and with company. */
const forEnemy = (random: Random, { source }: Row, attempt: number): Fields => {
  const bringer = attempt % 3 === 1 ? bringerOf(source) : undefined;
  const { definition, boss } = bringer ?? (ENEMY_ENTRIES[source] as (typeof ENEMY_ENTRIES)[number]);
  const state = [{}, { hp: 3 }, definition.modes === undefined ? { hp: 6 } : { mode: 2 }][attempt % 3];
  const enemy = { id: definition.id, ...(boss ? {} : { row: 1 }), ...state };
  const [first, second] = [
    pick(random, ['Ironclad', 'Defect'] as const),
    pick(random, ['Silent', 'Watcher'] as const),
  ];
  const companion = definition.companion === undefined ? [] : [{ id: definition.companion.id }];
  const company = attempt % 2 === 0 && !boss ? [{ name: 'B', row: 2, hp: 30 }] : [];
  return {
    players: [fighter(random, first, { maxHp: 99, hp: 99 }), fighter(random, second, { maxHp: 99, hp: 99 })],
    enemies: [enemy, ...companion, ...company],
    climb: { act: Number(definition.deck.at(-1)) || 1, room: boss ? 'boss' : 'encounter', unlocks: UNLOCKS },
    phase: attempt % 2 === 0 ? 'start' : 'play',
  };
};

/** A position in which a row may take effect, a different one for each attempt. */
export const positionFor = (row: Row, attempt: number): Fields => {
  const random = createRandom(`${row.name} ${attempt}`, 1);
  switch (row.kind) {
    case 'card face':
    case 'card ability':
      return forFace(random, row, attempt);
    case 'potion':
    case 'relic':
      return forItem(random, row, attempt);
    case 'event option':
      return forEvent(random, row, attempt);
    case 'Neow choice':
      return forNeow(random, row);
    default:
      return forEnemy(random, row, attempt);
  }
};
