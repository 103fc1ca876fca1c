/** Cards in hands of heroes and the party on the displayed view, and how they change limits and shields. */
import { ADDS, SHIELDS } from '../compile/card-tables.ts';
import type { CardView, HeroView } from '../view-types.ts';
import type { View } from './event.ts';

/** Phases between two turns, in which shields do not count down. */
const BETWEEN_TURNS: ReadonlySet<string> = new Set([
  'extraSkill',
  'startingHero',
  'floorStart',
  'floorEffects',
  'floorAbilities',
  'floorEnd',
  'defeatedSide',
  'chests',
  'treasures',
  'decks',
  'trading',
  'climbing',
  'over',
]);

type Cards = readonly CardView[];
type Heroes = readonly HeroView[];
type OfCard = { readonly card: number };

export const without = (cards: Cards, card: number): Cards => cards.filter((each) => each.card !== card);

export const changeHero = (heroes: Heroes, hero: number, change: (hero: HeroView) => HeroView): Heroes =>
  heroes.map((each, place) => (place === hero ? change(each) : each));

export const shieldsOn = (card: number): number => SHIELDS[card] ?? 0;

export const given = (heroes: Heroes, hero: number, pile: 'skills' | 'treasures', card: CardView): Heroes =>
  changeHero(heroes, hero, (each) => ({
    ...each,
    shields: each.shields + shieldsOn(card.card),
    [pile]: [...each[pile], card],
  }));

export const isHolding = ({ treasures }: HeroView, card: number): boolean =>
  treasures.some((each) => each.card === card);

export const taken = (heroes: Heroes, card: number): Heroes =>
  heroes.map((hero) =>
    isHolding(hero, card)
      ? { ...hero, shields: hero.shields - shieldsOn(card), treasures: without(hero.treasures, card) }
      : hero,
  );

/** STY-13.2: the shields of the acting hero count at once. */
export const shieldsLeft = (shown: View, hero: number, change: number): number =>
  change === 0 || hero !== shown.active || BETWEEN_TURNS.has(shown.phase)
    ? shown.shieldsLeft
    : Math.max(0, shown.shieldsLeft + change);

/** How a card changes the party's limits when `sign` says that it is gained or lost (STY-10.2, STY-13.6). */
export const limits = <Fields extends OfCard>(sign: (event: Fields) => 1 | 0 | -1) => ({
  luckLimit: ({ luckLimit }: View, event: Fields) =>
    luckLimit + sign(event) * (ADDS.luckMax[event.card] ?? 0),
  woundLimit: ({ woundLimit }: View, event: Fields) =>
    woundLimit + sign(event) * (ADDS.maxWounds[event.card] ?? 0),
});

const turned = (exhausted: boolean) => {
  const turn = (cards: Cards, which: number | undefined): Cards =>
    cards.map((each) => (which === undefined || each.card === which ? { ...each, exhausted } : each));
  return {
    partyTreasures: (shown: View, event: Partial<OfCard>) => turn(shown.partyTreasures, event.card),
    heroes: (shown: View, { card }: Partial<OfCard>) =>
      shown.heroes.map((hero) => ({
        ...hero,
        skills: turn(hero.skills, card),
        treasures: turn(hero.treasures, card),
      })),
  };
};

export const exhausted = turned(true);
export const refreshed = turned(false);

/** STY-17.3 */
export const allReady = {
  partyTreasures: (shown: View) => refreshed.partyTreasures(shown, {}),
  heroes: (shown: View) => refreshed.heroes(shown, {}),
};
