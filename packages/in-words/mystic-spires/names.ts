/** Cards, Towers and references by name. */
import { plainText } from '@three-spires/kernel';
import {
  CARDS,
  cardText,
  isPile,
  isTower,
  type MysticSpiresView,
  pileCard,
  pileSeat,
  TOWERS,
  towerAbilityTexts,
  towerSeat,
} from '@three-spires/mystic-spires/library';
import type { Target } from '@three-spires/mystic-spires/options';
import type { Seen } from '../telling/game.ts';
import { say } from './words.ts';

export type MysticSeen = Seen<MysticSpiresView>;

export const cardName = (card: number): string => CARDS[card]?.name ?? '';

export const cardWords = (card: number): string => {
  const definition = CARDS[card];
  return definition === undefined ? '' : plainText(cardText(definition));
};

/** A card in play by name. Copies of one name are numbered in order of arrival, as moves call them. */
export const thingName = ({ things }: MysticSpiresView, id: number): string => {
  const thing = things.find((each) => each.id === id);
  if (thing === undefined) return say('nothing');
  const alike = things.filter(({ card }) => card === thing.card);
  const name = cardName(thing.card);
  return alike.length < 2 ? name : `${name} ${alike.indexOf(thing) + 1}`;
};

/** Two Towers of one name are told apart by their Keepers. */
export const towerName = ({ view, names }: MysticSeen, seat: number): string => {
  const tower = TOWERS[view.keepers[seat]?.tower ?? -1];
  return tower === undefined
    ? say('noDeck')
    : say('keepersTower', { tower: tower.name, who: names[seat] ?? '' });
};

export const towerTexts = ({ keepers }: MysticSpiresView, seat: number): string[] => {
  const tower = TOWERS[keepers[seat]?.tower ?? -1];
  return tower === undefined ? [] : towerAbilityTexts(tower).map(plainText);
};

const inGraveyard = ({ names }: MysticSeen, seat: number, card: number): string =>
  say('inGraveyard', { card: cardName(card), who: names[seat] ?? '' });

export const refName = (seen: MysticSeen, ref: number): string => {
  if (isTower(ref)) return towerName(seen, towerSeat(ref));
  return isPile(ref) ? inGraveyard(seen, pileSeat(ref), pileCard(ref)) : thingName(seen.view, ref);
};

export const targetName = (seen: MysticSeen, target: Target): string => {
  switch (target.kind) {
    case 'thing':
      return thingName(seen.view, target.id);
    case 'tower':
      return towerName(seen, target.seat);
    case 'pile':
      return inGraveyard(seen, target.seat, target.card);
  }
};

export const namesCounted = (cards: readonly number[]): string => {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(cardName(card), (counts.get(cardName(card)) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${name} ×${count}`)).join(', ');
};
