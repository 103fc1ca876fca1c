/**
 * The chance of winning a climb, by how it stands between fights: a logistic regression that `npm run train-climbs` fits
 * to climbs of bots.
 */
import { CHARACTERS, type Player, type State } from '@three-spires/slay-the-spire/for-bots';
import { rowsAhead } from './outlook.ts';
import fitted from './standing.json' with { type: 'json' };
import { strengthOf, WORTHS, type Worth } from './worth.ts';

const byAct = (name: string): string[] => [1, 2, 3, 4].map((act) => `${name} in Act ${act}`);

/** The names of the figures, in the order of their places. */
export const FIGURES: readonly string[] = [
  ...byAct('being'),
  ...byAct('rows left'),
  ...byAct('HP'),
  ...byAct('strength'),
  ...byAct('gold'),
  ...byAct('potions'),
  'few HP',
  'max HP',
  'Ascension',
  'party',
  'Heart',
  ...CHARACTERS,
];

const [BEING, ROWS, HP, STRENGTH, GOLD, POTIONS, FEW] = [0, 4, 8, 12, 16, 20, 24] as const;
const CHARACTER = FEW + 5;
/** Below this, HP are few. */
const FEW_HP = 4;

const sumOf = (players: readonly Player[], part: (player: Player) => number): number => {
  let sum = 0;
  for (const player of players) sum += part(player);
  return sum;
};

/** The figures of a climb: of its players on average, so that parties of all sizes compare. */
export const figuresOf = (state: State): Float64Array => {
  const out = new Float64Array(FIGURES.length);
  const { run, players } = state;
  const act = run.act - 1;
  const mean = (part: (player: Player) => number): number => sumOf(players, part) / players.length;
  out[BEING + act] = 1;
  out[ROWS + act] = rowsAhead(state) / 10;
  out[HP + act] = mean(({ hp }) => hp) / 10;
  out[STRENGTH + act] = mean((player) => strengthOf(player, WORTHS[player.character] as Worth)) / 10;
  out[GOLD + act] = mean(({ gold }) => gold) / 10;
  out[POTIONS + act] = mean(({ potions }) => potions.length) / 3;
  out[FEW] = mean(({ hp }) => Math.max(0, FEW_HP - hp)) / FEW_HP;
  out[FEW + 1] = mean(({ maxHp }) => maxHp) / 10;
  out[FEW + 2] = run.ascension / 13;
  out[FEW + 3] = (players.length - 1) / 3;
  out[FEW + 4] = run.actFour;
  for (const { character } of players) out[CHARACTER + character] = 1 / players.length;
  return out;
};

const WEIGHTS = Float64Array.from(FIGURES, (name) => (fitted as Readonly<Record<string, number>>)[name] ?? 0);

export const chanceOfFigures = (figures: Float64Array, weights: Float64Array = WEIGHTS): number => {
  let sum = 0;
  for (let at = 0; at < figures.length; at++) sum += (figures[at] as number) * (weights[at] as number);
  return 1 / (1 + Math.exp(-sum));
};

/** The party's chance of winning the climb, outside fights. */
export const chanceOfClimb = (state: State): number => chanceOfFigures(figuresOf(state));
