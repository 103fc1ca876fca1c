/** Which cards lie in which deck, by Act, Ascension and unlocks (STS-2.7, STS-28, STS-29). */
import { randomBelow, shuffle } from '@three-spires/kernel';
import type { EnemyDefinition } from '../../words/definition.ts';
import { cardsOf, keepDecks } from '../compile/decks.ts';
import { CURSE, ENEMY_ENTRIES, FACES, ITEM_ENTRIES } from '../compile/entries.ts';
import { EVENT_ENTRIES, NEOW_ENTRIES } from '../compile/run-entries.ts';
import type { Run } from '../run-state.ts';
import { STREAM, type State } from '../state.ts';

const isActive = (definition: EnemyDefinition, ascension: number): boolean =>
  definition.ascension === undefined || definition.ascension <= ascension;

const knownEnemies = keepDecks<string>();
const knownSummons = keepDecks<number>();
const knownEvents = keepDecks<number>();

/** Enemy kinds of a deck; a card that a higher Ascension replaces stays out (STS-29.5, STS-29.11). */
export const enemyDeck = (
  deck: EnemyDefinition['deck'],
  rank: EnemyDefinition['rank'],
  ascension: number,
): number[] => knownEnemies(`${deck} ${rank} ${ascension}`, () => collectEnemies(deck, rank, ascension));

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

/** Exchanges the decks that belong to an Act (STS-3.1); Summons of earlier Acts stay at hand (R9). */
export const layOutActDecks = (state: State): void => {
  const { run } = state;
  run.encounterDeck = shuffled(state, enemyDeck(actDeck(run.act), 'encounter', run.ascension));
  run.eliteDeck = shuffled(state, enemyDeck(actDeck(run.act), 'elite', run.ascension));
  run.eventDeck = shuffled(state, eventDeck(run));
  state.summons = summonSupply(run);
};

/** Summons of this Act and the earlier ones. */
export const summonSupply = ({ act, ascension }: Run): number[] =>
  knownSummons((ascension << 3) | act, () => {
    const supply: number[] = [];
    for (let one = 1; one <= Math.min(act, 3); one++)
      supply.push(...enemyDeck(actDeck(one), 'summon', ascension));
    return supply;
  });

const eventDeck = ({ act, ascension, colorless }: Run): number[] =>
  knownEvents((ascension << 4) | (act << 1) | colorless, () =>
    cardsOf(EVENT_ENTRIES, ({ definition }) => {
      const open =
        (definition.ascension ?? 0) <= ascension && (definition.colorless !== true || colorless !== 0);
      return definition.act === act && open ? definition.copies : 0;
    }),
  );

const itemsOf = (kind: string): readonly number[] =>
  cardsOf(ITEM_ENTRIES, ({ definition }) => (definition.kind === kind ? definition.copies : 0));

/** Base faces, as often as the box holds them. */
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
  run.relicDeck = shuffled(state, RELICS.slice());
  run.bossRelicDeck = shuffled(state, BOSS_RELICS.slice());
  run.curseDeck = shuffled(state, CURSES.slice());
  run.colorlessDeck = colorless ? shuffled(state, COLORLESS.slice()) : [];
  run.neowDeck = shuffled(state, (colorless ? NEOW : NEOW_WITHOUT_COLORLESS).slice());
  shuffle(state.random, STREAM.setup, state.potionDeck);
};

const shuffled = (state: State, cards: number[]): number[] => {
  shuffle(state.random, STREAM.setup, cards);
  return cards;
};

/** One Boss of the Act, by die result (STS-2.12); Act IV has only one. */
export const drawBoss = (state: State, act: number, except: number): number => {
  const bosses = enemyDeck(actDeck(act), 'boss', state.run.ascension).filter((kind) => {
    const die = ENEMY_ENTRIES[kind]?.definition.bossDie;
    return kind !== except && (act === 4 || (die !== undefined && die.length > 0));
  });
  return bosses[randomBelow(state.random, STREAM.setup, bosses.length)] as number;
};
