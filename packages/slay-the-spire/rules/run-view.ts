/** The climb as everyone sees it, field by field. */

import type { Text } from '@three-spires/kernel';
import { NONE } from '@three-spires/kernel';
import type { Space } from '../content/maps.ts';
import { effectText } from '../text/effect-text.ts';
import { eventOptionText } from '../text/event-text.ts';
import { EVENT_ENTRIES, type OptionEntry } from './compile/run-entries.ts';
import { freeCharacters } from './join.ts';
import { claimOf } from './run/boss-relics.ts';
import { reachableSpaces, spacesOf } from './run/map.ts';
import { menuOptions, whyClosed, whyPartyClosed } from './run/menu.ts';
import { cardPrice, potionPrice, relicPrice, removePrice } from './run/merchant.ts';
import { hasModifier, RUN_MODIFIERS } from './run-modifiers.ts';
import { KEY, MENU, ROOM_NAMES } from './run-state.ts';
import type { OptionView, RunView, SpaceView, StockView } from './run-view-types.ts';
import { PHASE, type State } from './state.ts';

export const viewRun = (state: State): RunView => {
  const { run } = state;
  const event = EVENT_ENTRIES[run.event]?.definition;
  return {
    act: run.act,
    ascension: run.ascension,
    modifiers: RUN_MODIFIERS.filter((modifier) => hasModifier(run, modifier)),
    map: viewMap(state),
    space: run.space,
    path: run.path.slice(),
    reachable: state.phase === PHASE.map ? reachableSpaces(state) : [],
    room: ROOM_NAMES[run.room] ?? 'none',
    boss: run.boss,
    bossesBeaten: run.bossesBeaten,
    keys: {
      ruby: (run.keys & KEY.ruby) !== 0,
      sapphire: (run.keys & KEY.sapphire) !== 0,
      emerald: (run.keys & KEY.emerald) !== 0,
    },
    ...(event === undefined ? {} : { event: { index: run.event, name: event.name, scope: event.scope } }),
    ...(run.menu === MENU.none ? {} : { menus: state.players.map((_, seat) => viewMenu(state, seat)) }),
    finished: run.finished.map((finished) => finished !== 0),
    offers: run.sharing.slice(),
    turnedUp: run.turnedUp.slice(),
    ...(state.phase === PHASE.merchant ? { merchant: viewMerchant(state) } : {}),
    bossRelics: run.bossRelics.slice(),
    claims: state.phase === PHASE.bossRelics ? state.players.map((_, seat) => claimOf(state, seat)) : [],
    votes: state.votes.slice(),
    free: freeCharacters(state),
  };
};

const viewMap = (state: State): SpaceView[] =>
  spacesOf(state).map((space, index) =>
    viewSpace(
      space,
      index,
      state.run.faceDown[index] === 1 ? 'hidden' : (ROOM_NAMES[state.run.rooms[index] ?? 0] ?? 'none'),
    ),
  );

/**
 * A cache of views of printed spaces, by the room on them: a map is shown after every move and hardly ever
 * changes.
 */
const SPACE_VIEWS = new Map<Space, Map<string, SpaceView>>();

const viewSpace = (space: Space, index: number, room: string): SpaceView => {
  const { row, column, exits } = space;
  const byRoom = SPACE_VIEWS.get(space) ?? new Map<string, SpaceView>();
  SPACE_VIEWS.set(space, byRoom);
  const shown = byRoom.get(room) ?? { index, row, column, room, exits };
  byRoom.set(room, shown);
  return shown;
};

const viewMenu = (state: State, seat: number): OptionView[] =>
  menuOptions(state, seat).map((option, at) => ({
    name: option.name,
    text: optionText(state, option, at),
    ...viewClosed(state, seat, at),
    taken: state.run.taken[seat]?.includes(at) ?? false,
  }));

/**
 * A cache of printed options' texts: each belongs to one menu, which is shown after every move in its room.
 */
const OPTION_TEXTS = new Map<OptionEntry, Text>();

const optionText = (state: State, option: OptionEntry, at: number): Text => {
  const text = OPTION_TEXTS.get(option) ?? writeOption(state, option, at);
  OPTION_TEXTS.set(option, text);
  return text;
};

/** An Event may say more than its option's effects. */
const writeOption = ({ run }: State, { effects }: OptionEntry, at: number): Text => {
  const event = run.menu === MENU.event ? EVENT_ENTRIES[run.event]?.definition : undefined;
  return event === undefined ? effectText(effects) : eventOptionText(event, at);
};

const viewClosed = (state: State, seat: number, at: number): Pick<OptionView, 'closed'> => {
  const forParty =
    state.run.menu === MENU.event && EVENT_ENTRIES[state.run.event]?.definition.scope !== 'player';
  const closed = forParty ? whyPartyClosed(state, at) : whyClosed(state, seat, at);
  return closed === undefined ? {} : { closed };
};

const viewMerchant = (state: State): NonNullable<RunView['merchant']> => {
  const { run } = state;
  const stock = (items: readonly number[], price: (slot: number) => number): StockView[] =>
    items.map((item, slot) => ({ item, price: item === NONE ? 0 : price(slot) }));
  return {
    relics: stock(run.relicStock, (slot) => relicPrice(state, slot)),
    potions: stock(run.potionStock, (slot) => potionPrice(state, slot)),
    colorless: stock(run.colorlessStock, (slot) => cardPrice(run.colorlessStock[slot] as number)),
    cards: run.cardStock.map((faces) => stock(faces, (slot) => cardPrice(faces[slot] as number))),
    removePrice: removePrice(state),
    removeUsed: run.removeUsed.map((used) => used !== 0),
  };
};
