/** For tests: no card of a shared deck is lost on a climb. */
import { NONE } from '@three-spires/kernel';
import { faceOf } from '../rules/card.ts';
import { ENEMY_ENTRIES, FACES, ITEM_ENTRIES } from '../rules/compile/entries.ts';
import { POTION, RELIC } from '../rules/run/rewards.ts';
import { PHASE, type Reward, type State } from '../rules/state.ts';
import { fail } from './property-checks.ts';

const SHARED = ['relics', 'bossRelics', 'potions'] as const;
const REMOVABLE = ['curses', 'colorless'] as const;
const OF_ACT = ['encounters', 'elites', 'events'] as const;

type Name = (typeof SHARED)[number] | (typeof REMOVABLE)[number] | (typeof OF_ACT)[number];
export type Counts = Readonly<Record<Name, number>>;

/** The number of cards of each shared deck, wherever they are; valid only while nothing is being resolved. */
export const countCards = (state: State): Counts => {
  const { run } = state;
  const items = itemsInPlay(state);
  const ofKind = (kind: string): number =>
    items.filter((item) => item !== NONE && ITEM_ENTRIES[item]?.definition.kind === kind).length;
  const enemies = [...run.encounterDeck, ...run.eliteDeck, ...state.encounters];
  const ofRank = (rank: string): number =>
    enemies.filter((kind) => {
      const definition = ENEMY_ENTRIES[kind]?.definition;
      return definition?.rank === rank && definition.deck === `act${run.act}`;
    }).length;
  return {
    relics: ofKind('relic'),
    bossRelics: ofKind('bossRelic'),
    potions: ofKind('potion'),
    curses: countFaces(state, 'curse') + run.curseDeck.length,
    colorless: countFaces(state, 'colorless') + run.colorlessDeck.length + offeredColorless(state),
    encounters: ofRank('encounter'),
    elites: ofRank('elite'),
    events: run.eventDeck.length + (run.event === NONE ? 0 : 1),
  };
};

const itemsInPlay = ({ run, players, potionDeck, rewards }: State): number[] => [
  ...players.flatMap(({ relics, potions }) => [...relics, ...potions]),
  ...[run.relicDeck, run.bossRelicDeck, potionDeck, run.relicStock, run.potionStock, run.bossRelics].flat(),
  ...rewards.flat().flatMap(({ kind, offer }) => (kind === RELIC || kind === POTION ? offer : [])),
];

const countFaces = ({ players }: State, deck: string): number =>
  players
    .flatMap(({ deck: own, hand, draw, discard, exhaust, powers }) =>
      [own, hand, draw, discard, exhaust, powers].flat(),
    )
    .filter((card) => FACES[faceOf(card)]?.definition.deck === deck).length;

const offeredColorless = ({ run, rewards }: State): number => {
  const offers: readonly Reward[] = rewards.flat();
  const faces = [
    ...run.colorlessStock,
    ...run.offer,
    ...offers.flatMap(({ kind, offer }) => (kind === RELIC || kind === POTION ? [] : offer)),
  ];
  return faces.filter((face) => face !== NONE && FACES[faceOf(face)]?.definition.deck === 'colorless').length;
};

/** After a fight its cards are back in their decks but still determine the rewards. */
const AFTER_FIGHT: ReadonlySet<number> = new Set([PHASE.rewards, PHASE.bossRelics, PHASE.actEnd]);

/**
 * Items and the cards of enemies and Events are never lost; Curses and colorless cards only by being removed.
 */
export const checkCounts = (state: State, before: Counts, ofAct: boolean): void => {
  const now = countCards(state);
  const differs = (name: Name): never => fail(`${before[name]} ${name} became ${now[name]}`);
  for (const name of SHARED) if (now[name] !== before[name]) differs(name);
  for (const name of REMOVABLE) if (now[name] > before[name]) differs(name);
  if (ofAct) for (const name of OF_ACT) if (now[name] !== before[name]) differs(name);
};

/** Whether the decks of the Act can be counted now. */
export const showsActDecks = ({ run, phase }: State): boolean => run.act <= 3 && !AFTER_FIGHT.has(phase);

/** The counts to use from the start of an Act with its own decks. */
export const withActDecks = (before: Counts, state: State): Counts => {
  const { encounters, elites, events } = countCards(state);
  return { ...before, encounters, elites, events };
};
