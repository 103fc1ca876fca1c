/** For tests: a concise notation for positions of the climb, with decks whose top cards are known. */

import type { ScenarioStep } from '@three-spires/kernel';
import { defined } from '@three-spires/kernel';
import { fight } from './position.ts';

type Fields = Readonly<Record<string, unknown>>;

/** An Ironclad in the middle of a climb. */
export const HERO: Fields = {
  character: 'Ironclad',
  hp: 5,
  deck: ['Strike', 'Defend', 'Bash'],
  rewardDeck: ['Anger', 'Cleave', 'Carnage', 'Flex', 'Iron Wave', 'Clash', 'Warcry', 'Havoc'],
  rareDeck: ['Feed', 'Offering', 'Bludgeon', 'Berserk', 'Immolate', 'Exhume'],
};
export const FRIEND: Fields = {
  character: 'Silent',
  hp: 5,
  deck: ['Strike', 'Defend', 'Survivor'],
  rewardDeck: ['Slice', 'Backflip', 'Bane', 'Deflect', 'Dash', 'Blur'],
  rareDeck: ['Burst', 'Adrenaline', 'Envenom'],
};

const RELICS = ['Anchor', 'Lantern', 'Vajra', 'Akabeko', 'Sundial', 'Pen Nib'];
const CURSES = ['Injury', 'Regret', 'Doubt'];
const POTIONS = ['Fire Potion', 'Block Potion', 'Swift Potion', 'Weak Potion'];

/** Spaces with several outgoing paths, so that the party stops at the map after the room. */
const CROSSROADS: readonly Fields[] = [
  {},
  { map: 'act1-A', space: 5 },
  { map: 'act2', space: 0 },
  { map: 'act3', space: 0 },
  {},
];

export type Climb = {
  /** Act, room, event, decks and other fields of the position's climb. */
  readonly climb: Fields;
  /** Additions to HERO for the only player, or for all players. */
  readonly player?: Fields;
  readonly players?: readonly Fields[];
  readonly enemies?: readonly Fields[];
  readonly with?: Fields;
  readonly moves: readonly ScenarioStep[];
  readonly expect: Fields;
  readonly seed?: string;
};

export const onClimb = ({ climb, player, players, enemies, with: rest, moves, expect, seed }: Climb) =>
  fight({
    players: players ?? [{ ...HERO, ...player }],
    enemies: enemies ?? [],
    with: {
      potionDeck: POTIONS,
      climb: {
        ...CROSSROADS[(climb.act as number | undefined) ?? 1],
        eventsMet: 1,
        ...climb,
        decks: { relics: RELICS, curses: CURSES, ...(climb.decks as Fields | undefined) },
      },
      ...rest,
    },
    moves,
    expect,
    ...defined({ seed }),
  });

/** An Event for one player, or for the given ones. */
export const atEvent = (
  act: number,
  event: string,
  { climb, ...given }: Omit<Climb, 'climb'> & { readonly climb?: Fields },
) => onClimb({ ...given, climb: { act, room: 'event', event, ...climb } });

const seatOf = (seat: string | undefined): Fields => (seat === undefined ? {} : { seat });

export const option = (name: string, seat?: string): ScenarioStep => ({
  do: 'option',
  option: name,
  ...seatOf(seat),
});
export const vote = (name: string, seat?: string): ScenarioStep => ({
  do: 'vote',
  option: name,
  ...seatOf(seat),
});
export const pickCard = (card: string, seat?: string): ScenarioStep => ({
  do: 'choose',
  card,
  ...seatOf(seat),
});
export const pickItem = (item: string, seat?: string): ScenarioStep => ({
  do: 'choose',
  item,
  ...seatOf(seat),
});
export const done = (seat?: string): ScenarioStep => ({ do: 'done', ...seatOf(seat) });
export const leave = (seat?: string): ScenarioStep => ({ do: 'leave', ...seatOf(seat) });
export const closed = (name: string, seat?: string): ScenarioStep => ({
  refused: option(name, seat) as Fields,
  code: 'option-closed',
});

/** The party has moved on: nothing of the room is left. */
export const ON_THE_MAP: Fields = { phase: 'map' };
