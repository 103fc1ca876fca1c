/** The heroes' cards and status tokens on the displayed view. */
import {
  type CardView,
  cardInfo,
  type HeroView,
  STATUSES,
  type StygianSocietyView,
} from '../../pieces/content.ts';

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

const shieldsOn = (card: number): number => cardInfo(card).definition.shields;

const changeHero = (
  shown: StygianSocietyView,
  hero: number,
  change: (hero: HeroView) => HeroView,
): StygianSocietyView => ({
  ...shown,
  heroes: shown.heroes.map((each, place) => (place === hero ? change(each) : each)),
});

/** How a held card changes the party's limits (STY-10.2, STY-13.6). */
const changeLimits = (shown: StygianSocietyView, card: number, by: 1 | -1): StygianSocietyView => {
  const { modifiers } = cardInfo(card).definition;
  const sum = (name: 'luckMax' | 'maxWounds'): number =>
    modifiers.reduce((all, modifier) => all + (modifier.mod === name ? by * modifier.number : 0), 0);
  const [luck, wounds] = [sum('luckMax'), sum('maxWounds')];
  if (luck === 0 && wounds === 0) return shown;
  return { ...shown, luckLimit: shown.luckLimit + luck, woundLimit: shown.woundLimit + wounds };
};

const without = (cards: readonly CardView[], card: number): readonly CardView[] =>
  cards.filter((each) => each.card !== card);

/** STY-13.2: the shields of the acting hero count at once. */
const changeShields = (shown: StygianSocietyView, hero: number, by: number): StygianSocietyView => {
  if (by === 0) return shown;
  const changed = changeHero(shown, hero, (each) => ({ ...each, shields: each.shields + by }));
  const counts = hero === shown.active && !BETWEEN_TURNS.has(shown.phase);
  return counts ? { ...changed, shieldsLeft: Math.max(0, shown.shieldsLeft + by) } : changed;
};

const take = (
  shown: StygianSocietyView,
  hero: number,
  pile: 'skills' | 'treasures',
  card: CardView,
): StygianSocietyView =>
  changeShields(
    changeHero(shown, hero, (each) => ({ ...each, [pile]: [...each[pile], card] })),
    hero,
    shieldsOn(card.card),
  );

export const learn = (shown: StygianSocietyView, hero: number, card: number): StygianSocietyView =>
  changeLimits(take(shown, hero, 'skills', { card, exhausted: false }), card, 1);

export const giveTreasure = (shown: StygianSocietyView, hero: number, card: number): StygianSocietyView =>
  changeLimits(take(shown, hero, 'treasures', { card, exhausted: false }), card, 1);

/** STY-20.6: a treasure comes from the deck; one for the party is held at once. */
export const drawTreasure = (shown: StygianSocietyView, card: number): StygianSocietyView => {
  const drawn = { ...shown, treasureDeck: shown.treasureDeck - 1 };
  if (cardInfo(card).owner !== 'party') return drawn;
  const partyTreasures = [...shown.partyTreasures, { card, exhausted: false }];
  return changeLimits({ ...drawn, partyTreasures }, card, 1);
};

const loseTreasure = (shown: StygianSocietyView, hero: number, card: number): StygianSocietyView =>
  changeShields(
    changeHero(shown, hero, (each) => ({ ...each, treasures: without(each.treasures, card) })),
    hero,
    -shieldsOn(card),
  );

export const handOver = (
  shown: StygianSocietyView,
  card: number,
  from: number,
  to: number,
): StygianSocietyView => {
  const held = shown.heroes[from]?.treasures.find((each) => each.card === card);
  if (held === undefined) return shown;
  return take(loseTreasure(shown, from, card), to, 'treasures', held);
};

/** STY-18.8 */
export const discard = (shown: StygianSocietyView, card: number): StygianSocietyView => {
  const holder = shown.heroes.findIndex(({ treasures }) => treasures.some((each) => each.card === card));
  const gone = holder < 0 ? shown : loseTreasure(shown, holder, card);
  return changeLimits({ ...gone, partyTreasures: without(gone.partyTreasures, card) }, card, -1);
};

const setAll = (
  shown: StygianSocietyView,
  exhausted: boolean,
  isMeant: (card: number) => boolean,
): StygianSocietyView => {
  const set = (cards: readonly CardView[]): readonly CardView[] =>
    cards.map((each) => (isMeant(each.card) ? { ...each, exhausted } : each));
  return {
    ...shown,
    partyTreasures: set(shown.partyTreasures),
    heroes: shown.heroes.map((hero) => ({
      ...hero,
      skills: set(hero.skills),
      treasures: set(hero.treasures),
    })),
  };
};

export const exhaust = (shown: StygianSocietyView, card: number): StygianSocietyView =>
  setAll(shown, true, (each) => each === card);

export const refresh = (shown: StygianSocietyView, card: number): StygianSocietyView =>
  setAll(shown, false, (each) => each === card);

/** STY-17.3 */
export const refreshAll = (shown: StygianSocietyView): StygianSocietyView => setAll(shown, false, () => true);

export const changeToken = (
  shown: StygianSocietyView,
  hero: number,
  status: number,
  colour: number,
  by: 1 | -1,
): StygianSocietyView => {
  const name = STATUSES[status] ?? '';
  return changeHero({ ...shown, tokensLeft: shown.tokensLeft - by }, hero, (each) => ({
    ...each,
    tokens: {
      ...each.tokens,
      [name]: (each.tokens[name] ?? []).map((count, at) => (at === colour ? count + by : count)),
    },
  }));
};
