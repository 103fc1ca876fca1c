/** Output of `npm run climbs -- --watch`: the board at the start of each round, and every decision. */
import { slayTheSpire } from '@three-spires/slay-the-spire';
import {
  ALIVE,
  type Enemy,
  enemyLabel,
  FACES,
  faceOf,
  forecast,
  ITEM_ENTRIES,
  isCombatPhase,
  type Player,
  playerAt,
  STANCES,
  type State,
  seatName,
} from '@three-spires/slay-the-spire/for-bots';

export const watchDecision = (state: State, seat: number, move: number, why: string): void => {
  const { hp, maxHp, gold } = playerAt(state, seat);
  const { act, path } = state.run;
  const { do: kind, ...about } = slayTheSpire.describe(state, seat, move);
  const words = Object.values(about).join(' ');
  const place = isCombatPhase(state.phase) ? `round ${state.round}` : `gold ${gold}`;
  const who = state.players.length > 1 ? `${seatName(state, seat)} ` : '';
  console.log(`${act}.${path.length} ${who}${hp}/${maxHp} ${place}: ${kind} ${words} ${why}`.trim());
};

/** Everyone in a fight, one line each. */
export const watchRound = (state: State): void => {
  console.log(`  round ${state.round}, die ${state.die}`);
  state.enemies.forEach((enemy, at) => {
    if (enemy.status === ALIVE) console.log(`    ${enemyLine(state, enemy, at)}`);
  });
  state.players.forEach((player, seat) => {
    console.log(`    ${playerLine(state, player, seat)}`);
  });
};

/** The tokens present, such as `2 Weak`. */
const tokens = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, count]) => (count === 0 ? '' : `, ${count} ${name}`))
    .join('');

const enemyLine = (state: State, enemy: Enemy, at: number): string => {
  const { row, hp, maxHp, block, strength, vulnerable, weak, poison, cubes } = enemy;
  const held = {
    Block: block,
    Strength: strength,
    Vulnerable: vulnerable,
    Weak: weak,
    Poison: poison,
    cubes,
  };
  return `${enemyLabel(state, at)} (${row === 0 ? 'all rows' : `row ${row}`}) ${hp}/${maxHp}${tokens(held)}`;
};

const playerLine = (state: State, player: Player, seat: number): string => {
  const { row, hp, maxHp, block, strength, vulnerable, weak, shivs, miracles, energy } = player;
  const held = {
    Block: block,
    Strength: strength,
    Vulnerable: vulnerable,
    Weak: weak,
    Shivs: shivs,
    miracles,
  };
  const names = (cards: readonly number[]): string =>
    cards.map((card) => FACES[faceOf(card)]?.name ?? '').join(', ');
  const potions = player.potions.map((item) => ITEM_ENTRIES[item]?.definition.name).join(', ');
  const stance = STANCES[player.stance] ?? '';
  const parts = [
    `${seatName(state, seat)} (row ${row}) ${hp}/${maxHp}${tokens(held)}, ${energy} energy ${stance}`,
    `${forecast(state, seat)[seat]?.damage ?? 0} damage coming`,
    `hand: ${names(player.hand)}`,
    `powers: ${names(player.powers)}`,
    `potions: ${potions}`,
  ];
  return parts.join('; ');
};
