/** The climb of a state in the words of scenarios, with menus, offers and stock. */
import { NONE } from '@three-spires/kernel';
import { MAPS } from '../content/maps.ts';
import { faceOf } from '../rules/card.ts';
import { EVENT_ENTRIES, NEOW_ENTRIES } from '../rules/compile/run-entries.ts';
import { seatName } from '../rules/naming.ts';
import { nameOfEnemy, nameOfFace, nameOfItem } from '../rules/printed-names.ts';
import { canTakeOption, menuOptions } from '../rules/run/menu.ts';
import { cardPrice, potionPrice, relicPrice, removePrice } from '../rules/run/merchant.ts';
import { offersItems } from '../rules/run/offer.ts';
import { hasModifier, RUN_MODIFIERS } from '../rules/run-modifiers.ts';
import { KEY, MENU, MODE, OPTION, ROOM_NAMES } from '../rules/run-state.ts';
import { PHASE, playerAt, QUESTION, type State } from '../rules/state.ts';
import { CHARACTERS, type Character } from '../words/lists.ts';

export const showClimb = (state: State): unknown => {
  const { run } = state;
  if (run.mode === MODE.firstFight) return null;
  return {
    act: run.act,
    ascension: run.ascension,
    room: ROOM_NAMES[run.room],
    event: EVENT_ENTRIES[run.event]?.definition.name ?? null,
    neow: run.menu === MENU.neow ? run.neow.map((card) => NEOW_ENTRIES[card]?.card.id ?? '') : [],
    map: MAPS[run.map]?.name,
    rooms: run.rooms.map((room) => ROOM_NAMES[room]),
    faceDown: run.faceDown.flatMap((down, at) => (down === 0 ? [] : [at])),
    space: run.space === NONE ? null : run.space,
    path: run.path.slice(),
    boss: enemyOrNone(run.boss),
    secondBoss: enemyOrNone(run.secondBoss),
    bossesBeaten: run.bossesBeaten,
    eventsMet: run.eventsMet,
    keys: (Object.keys(KEY) as (keyof typeof KEY)[]).filter((key) => (run.keys & KEY[key]) !== 0),
    modifiers: RUN_MODIFIERS.filter((modifier) => hasModifier(run, modifier)),
    unlocks: {
      ...Object.fromEntries(CHARACTERS.map((character, at) => [character, run.unlocks[at] ?? 0])),
      colorless: run.colorless !== 0,
      actFour: run.actFour !== 0,
    },
    options: (Object.keys(OPTION) as (keyof typeof OPTION)[]).filter((name) => run.options & OPTION[name]),
    startAct: run.startAct,
    decks: showDecks(state),
    menus: run.menu === MENU.none ? null : bySeat(state, (seat) => showMenu(state, seat)),
    finished: run.finished.map((finished) => finished !== 0),
    offer: state.question.kind === QUESTION.offer ? showOffer(state) : [],
    merchant: state.phase === PHASE.merchant ? showMerchant(state) : null,
    bossRelics: run.bossRelics.map(itemOrNone),
    votes: state.votes.slice(),
    sharing: run.sharing.slice(),
    turnedUp: run.turnedUp.map(itemOrNone),
  };
};

const enemyOrNone = (kind: number): string | null => (kind === NONE ? null : nameOfEnemy(kind));
const itemOrNone = (item: number): string | null => (item === NONE ? null : nameOfItem(item));
const ownCharacter = (state: State, seat: number): Character =>
  CHARACTERS[playerAt(state, seat).character] as Character;

const bySeat = <Shown>(state: State, show: (seat: number) => Shown): Record<string, Shown> =>
  Object.fromEntries(state.players.map((_, seat) => [seatName(state, seat), show(seat)]));

/** Top card first, as in scenarios. */
const showDecks = ({ run }: State): unknown => {
  const list = (deck: readonly number[], name: (card: number) => string): string[] =>
    deck.map(name).reverse();
  const face = (card: number): string => nameOfFace(card, 'Ironclad');
  return {
    relics: list(run.relicDeck, nameOfItem),
    bossRelics: list(run.bossRelicDeck, nameOfItem),
    curses: list(run.curseDeck, face),
    colorless: list(run.colorlessDeck, face),
    events: list(run.eventDeck, (event) => EVENT_ENTRIES[event]?.definition.name ?? ''),
    encounters: list(run.encounterDeck, nameOfEnemy),
    elites: list(run.eliteDeck, nameOfEnemy),
    neow: list(run.neowDeck, (card) => NEOW_ENTRIES[card]?.card.id ?? ''),
  };
};

/** The open options by name, and those that are closed or taken. */
const showMenu = (state: State, seat: number): unknown => {
  const options = menuOptions(state, seat);
  const named = (fits: (at: number) => boolean): string[] =>
    options.flatMap(({ name }, at) => (fits(at) ? [name] : []));
  return {
    open: named((at) => canTakeOption(state, seat, at)),
    taken: named((at) => state.run.taken[seat]?.includes(at) ?? false),
  };
};

const showOffer = (state: State): string[] => {
  const own = ownCharacter(state, state.question.seat);
  return state.run.offer.map((card) =>
    offersItems(state) ? nameOfItem(card) : nameOfFace(faceOf(card), own),
  );
};

/** Names with their prices, `null` for sold goods. */
const showMerchant = (state: State): unknown => {
  const { run } = state;
  const stock = (
    items: readonly number[],
    name: (item: number) => string,
    price: (slot: number) => number,
  ): unknown[] => items.map((item, slot) => (item === NONE ? null : [name(item), price(slot)]));
  const faces = (stocked: readonly number[], own: Character): unknown[] =>
    stock(
      stocked,
      (face) => nameOfFace(face, own),
      (slot) => cardPrice(stocked[slot] as number),
    );
  return {
    relics: stock(run.relicStock, nameOfItem, (slot) => relicPrice(state, slot)),
    potions: stock(run.potionStock, nameOfItem, (slot) => potionPrice(state, slot)),
    colorless: faces(run.colorlessStock, 'Ironclad'),
    cards: bySeat(state, (seat) => faces(run.cardStock[seat] ?? [], ownCharacter(state, seat))),
    removePrice: removePrice(state),
    removeUsed: run.removeUsed.map((used) => used !== 0),
  };
};
