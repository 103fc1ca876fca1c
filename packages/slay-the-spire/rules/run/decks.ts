/** Which cards are in which deck, by Act, Ascension and unlocks (STS-2.7, STS-28, STS-29). */
import { NONE, randomBelow, shuffle } from '@three-spires/kernel';
import type { EnemyDefinition } from '../../words/definition.ts';
import { cardsOf, type DeckTable, keepDeck } from '../compile/decks.ts';
import { CURSE, ENEMY_ENTRIES, FACES, ITEM_ENTRIES } from '../compile/entries.ts';
import { EVENT_ENTRIES, NEOW_ENTRIES } from '../compile/run-entries.ts';
import type { Run } from '../run-state.ts';
import { STREAM, type State } from '../state.ts';

const isActive = (definition: EnemyDefinition, ascension: number): boolean =>
  definition.ascension === undefined || definition.ascension <= ascension;

/** Enemy kinds of a deck, without cards replaced at a higher Ascension (STS-29.5, STS-29.11). */
const collectEnemies = (
  deck: EnemyDefinition['deck'],
  rank: EnemyDefinition['rank'],
  ascension: number,
): number[] => {
  const inDeck = (definition: EnemyDefinition): boolean =>
    definition.deck === deck && definition.rank === rank && isActive(definition, ascension);
  const replaced = new Set(
    ENEMY_ENTRIES.flatMap(({ definition }) => (inDeck(definition) ? [definition.replaces] : [])),
  );
  return cardsOf(ENEMY_ENTRIES, ({ definition }) =>
    inDeck(definition) && !replaced.has(definition.id) ? definition.copies : 0,
  );
};

const actDeck = (act: number): EnemyDefinition['deck'] => `act${act}` as EnemyDefinition['deck'];

/** What an Act's decks depend on, as one number: the Act and the Ascension. */
const actKey = (act: number, ascension: number): number => (ascension << 3) | act;

const FIRST_ENCOUNTERS: DeckTable = [];
const ENCOUNTERS: DeckTable = [];
const ELITES: DeckTable = [];
const BOSSES: DeckTable = [];
const SUMMONS: DeckTable = [];
const EVENTS: DeckTable = [];

/** The cards of Act I's first fight (STS-10.4). */
export const firstEncounters = (ascension: number): readonly number[] =>
  FIRST_ENCOUNTERS[ascension] ??
  keepDeck(FIRST_ENCOUNTERS, ascension, collectEnemies('first', 'encounter', ascension));

const encountersOf = (act: number, ascension: number): readonly number[] => {
  const key = actKey(act, ascension);
  return ENCOUNTERS[key] ?? keepDeck(ENCOUNTERS, key, collectEnemies(actDeck(act), 'encounter', ascension));
};

export const elitesOf = (act: number, ascension: number): readonly number[] => {
  const key = actKey(act, ascension);
  return ELITES[key] ?? keepDeck(ELITES, key, collectEnemies(actDeck(act), 'elite', ascension));
};

/** Bosses that a die result can choose (STS-2.12); Act IV has only one. */
const bossesOf = (act: number, ascension: number): readonly number[] => {
  const key = actKey(act, ascension);
  return BOSSES[key] ?? keepDeck(BOSSES, key, collectBosses(act, ascension));
};

const collectBosses = (act: number, ascension: number): number[] =>
  collectEnemies(actDeck(act), 'boss', ascension).filter((kind) => {
    const die = ENEMY_ENTRIES[kind]?.definition.bossDie;
    return act === 4 || (die !== undefined && die.length > 0);
  });

/** Exchanges an Act's decks (STS-3.1); Summons of earlier Acts stay available (R9). */
export const layOutActDecks = (state: State): void => {
  const { run } = state;
  run.encounterDeck = shuffled(state, encountersOf(run.act, run.ascension));
  run.eliteDeck = shuffled(state, elitesOf(run.act, run.ascension));
  run.eventDeck = shuffled(state, eventsOf(run.act, run.ascension, run.colorless));
  state.summons = summonSupply(run);
};

/** Summons of this and earlier Acts. */
export const summonSupply = ({ act, ascension }: Run): readonly number[] => {
  const key = actKey(act, ascension);
  return SUMMONS[key] ?? keepDeck(SUMMONS, key, collectSummons(act, ascension));
};

const collectSummons = (act: number, ascension: number): number[] => {
  const supply: number[] = [];
  for (let one = 1; one <= Math.min(act, 3); one++)
    supply.push(...collectEnemies(actDeck(one), 'summon', ascension));
  return supply;
};

const eventsOf = (act: number, ascension: number, colorless: number): readonly number[] => {
  const key = (actKey(act, ascension) << 1) | colorless;
  return EVENTS[key] ?? keepDeck(EVENTS, key, collectEvents(act, ascension, colorless));
};

const collectEvents = (act: number, ascension: number, colorless: number): number[] =>
  cardsOf(EVENT_ENTRIES, ({ definition }) => {
    const open =
      (definition.ascension ?? 0) <= ascension && (definition.colorless !== true || colorless !== 0);
    return definition.act === act && open ? definition.copies : 0;
  });

const itemsOf = (kind: string): readonly number[] =>
  cardsOf(ITEM_ENTRIES, ({ definition }) => (definition.kind === kind ? definition.copies : 0));

/** Base faces, repeated per copy in the box. */
const facesOf = (fits: (entry: (typeof FACES)[number]) => boolean): readonly number[] =>
  cardsOf(FACES, (entry, face) => (face % 2 === 0 && fits(entry) ? entry.definition.copies : 0));

const RELICS = itemsOf('relic');
const BOSS_RELICS = itemsOf('bossRelic');
const CURSES = facesOf(({ type, definition }) => type === CURSE && definition.deck === 'curse');
const COLORLESS = facesOf(({ definition }) => definition.deck === 'colorless');
const NEOW = NEOW_ENTRIES.map((_, card) => card);
const NEOW_WITHOUT_COLORLESS = NEOW.filter((card) => NEOW_ENTRIES[card]?.card.colorless !== true);

/** The decks that last the whole game (STS-2.5, STS-2.6). */
export const layOutSharedDecks = (state: State): void => {
  const { run } = state;
  const colorless = run.colorless !== 0;
  run.relicDeck = shuffled(state, RELICS);
  run.bossRelicDeck = shuffled(state, BOSS_RELICS);
  run.curseDeck = shuffled(state, CURSES);
  run.colorlessDeck = colorless ? shuffled(state, COLORLESS) : [];
  run.neowDeck = shuffled(state, colorless ? NEOW : NEOW_WITHOUT_COLORLESS);
  shuffle(state.random, STREAM.setup, state.potionDeck);
};

/** A copy of a deck, shuffled. */
export const shuffled = (state: State, cards: readonly number[]): number[] => {
  const deck = cards.slice();
  shuffle(state.random, STREAM.setup, deck);
  return deck;
};

/** One Boss of the Act, by die result (STS-2.12). */
export const drawBoss = (state: State, act: number, except: number): number => {
  const bosses = bossesOf(act, state.run.ascension);
  const free = except === NONE ? bosses : bosses.filter((kind) => kind !== except);
  return free[randomBelow(state.random, STREAM.setup, free.length)] as number;
};
