/** What climbers bring to each Boss: shows whether decks or HP were lacking where fights are lost. */
import { faceOf, type Player, type State } from '@three-spires/slay-the-spire/for-bots';

/** One fight against a Boss, with what each player brings on average. */
export type BossFight = {
  readonly act: number;
  readonly hp: number;
  readonly relics: number;
  readonly upgrades: number;
  readonly cards: number;
  readonly potions: number;
  readonly gold: number;
};

/** In a fight, the cards of the deck are in the piles. */
export const cardsOf = ({ deck, draw, hand, discard, exhaust, powers }: Player): number[] =>
  [deck, draw, hand, discard, exhaust, powers].flat();

/** An upgraded face follows its base face. */
const isUpgraded = (card: number): boolean => faceOf(card) % 2 === 1;

/** A fight against a Boss at its start. */
export const bossFightOf = ({ run, players }: State): BossFight => {
  const mean = (part: (player: Player) => number): number =>
    players.reduce((sum, player) => sum + part(player), 0) / players.length;
  return {
    act: run.act,
    hp: mean(({ hp }) => hp),
    relics: mean(({ relics }) => relics.length),
    upgrades: mean((player) => cardsOf(player).filter(isUpgraded).length),
    cards: mean((player) => cardsOf(player).length),
    potions: mean(({ potions }) => potions.length),
    gold: mean(({ gold }) => gold),
  };
};

const BROUGHT = ['hp', 'relics', 'upgrades', 'cards', 'potions', 'gold'] as const;

/** A line per Act: what each player brought to its Boss, on average. */
export const bossLines = (fights: readonly BossFight[]): string[] => {
  const acts = [...new Set(fights.map(({ act }) => act))].sort((one, other) => one - other);
  const lines = acts.map((act) => {
    const there = fights.filter((fight) => fight.act === act);
    const mean = (what: (typeof BROUGHT)[number]): string =>
      (there.reduce((sum, fight) => sum + fight[what], 0) / there.length).toFixed(1);
    return `  Act ${act}: ${BROUGHT.map((what) => `${mean(what)} ${what === 'hp' ? 'HP' : what}`).join(', ')}`;
  });
  return lines.length === 0 ? [] : ['  brought to Bosses, by each player on average:', ...lines];
};
