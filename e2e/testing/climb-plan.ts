import { createMoveList, createRandom, moveA, moveB, type Random, randomBelow } from '@three-spires/kernel';
import { type SlayTheSpireState, slayTheSpire } from '@three-spires/slay-the-spire';

/** A solo climb: one seat makes every decision. */
const SEAT = 0;
const TRIES = 260;
const LONGEST = 400;
const END_OF_TURN = 'end turn';

export type Step = { readonly move: number; readonly does: string };

/** The moves that the list of options on the screen has: of copies that do the same to the same target, the first. */
const listed = (state: SlayTheSpireState, moves: readonly number[]): number[] => {
  const first = new Map<string, number>();
  for (const move of moves) {
    const readable = slayTheSpire.describe(state, SEAT, move);
    const key = `${JSON.stringify(readable)} ${readable.do === 'play' ? moveB(move) : ''}`;
    if (!first.has(key)) first.set(key, move);
  }
  return [...first.values()];
};

const list = createMoveList();
const legal = (state: SlayTheSpireState): number[] => {
  slayTheSpire.legal(state, SEAT, list);
  return listed(state, Array.from(list.moves.slice(0, list.length)));
};
export const doing = (state: SlayTheSpireState, move: number): string =>
  slayTheSpire.describe(state, SEAT, move).do;

export const viewOf = (state: SlayTheSpireState) => slayTheSpire.view(state, SEAT);
const isFighting = (state: SlayTheSpireState): boolean =>
  slayTheSpire.outcome(state) === undefined && viewOf(state).enemies.some(({ status }) => status === 'alive');

/** A move at random; ending a turn early, or giving potions away, only now and then. */
const anyMove = (state: SlayTheSpireState, random: Random): number => {
  const moves = legal(state);
  const busy = moves.filter((move) => ![END_OF_TURN, 'drop', 'take back'].includes(doing(state, move)));
  const pool = busy.length > 0 && randomBelow(random, 0, 14) > 0 ? busy : moves;
  return pool[randomBelow(random, 0, pool.length)] as number;
};

const worth = (state: SlayTheSpireState): number => {
  const result = slayTheSpire.outcome(state)?.result;
  const [player] = state.players;
  if (result === 'defeat' || player === undefined) {
    const left = state.enemies.reduce((sum, { hp }) => sum + Math.max(0, hp), 0);
    return -1000 - left;
  }
  return player.hp * 10 + player.potions.length * 4 - state.round;
};

/** Plays a fight many times with the real cards and keeps the best line. */
const planFight = (start: SlayTheSpireState, seed: string): Step[] => {
  let best: { steps: Step[]; worth: number } = { steps: [], worth: Number.NEGATIVE_INFINITY };
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const state = slayTheSpire.copy(start);
    const random = createRandom(`${seed} ${attempt}`, 1);
    const steps: Step[] = [];
    while (isFighting(state) && steps.length < LONGEST) {
      const move = anyMove(state, random);
      steps.push({ move, does: doing(state, move) });
      slayTheSpire.apply(state, SEAT, move);
    }
    const value = isFighting(state) ? -2000 : worth(state);
    if (value > best.worth) best = { steps, worth: value };
    if (value >= (start.players[SEAT]?.hp ?? 0) * 10) break;
  }
  return best.steps;
};

/** Between fights: rest when hurt, take what is offered, prefer kinds of rooms not yet seen, end after the Act. */
const chooseBetween = (state: SlayTheSpireState, seen: ReadonlySet<string>): number => {
  const moves = legal(state);
  const named = (name: string): number | undefined => moves.find((move) => doing(state, move) === name);
  const { phase, run, players, rewards } = viewOf(state);
  const [me] = players;
  const ways = moves.filter((move) => doing(state, move) === 'vote');
  if (phase === 'actEnd') return ways.at(-1) as number;
  if (phase === 'map' && run !== undefined && ways.length > 0) {
    const fresh = ways.find((move) => !seen.has(run.map[run.reachable[moveA(move)] ?? -1]?.room ?? ''));
    return fresh ?? (ways[0] as number);
  }
  const open = rewards?.[SEAT]?.findIndex(({ choice }) => choice === 'open') ?? -1;
  const forOpen = (name: string): number | undefined =>
    moves.find((move) => doing(state, move) === name && moveA(move) === open);
  if (open >= 0) return (forOpen('reveal') ?? forOpen('take') ?? forOpen('skip') ?? moves[0]) as number;
  if (phase === 'bossRelics' && named('skip') !== undefined) return named('leave') as number;
  const hurt = me !== undefined && me.hp <= me.maxHp - 3;
  const options = moves.filter((move) => doing(state, move) === 'option');
  if (run?.room === 'campfire' && options.length > 0) return (hurt ? options[0] : options.at(-1)) as number;
  return (
    named('reveal') ??
    named('confirm') ??
    named('take') ??
    options[0] ??
    named('choose') ??
    named('buy') ??
    named('leave') ??
    (moves[0] as number)
  );
};

/** The next steps of a climb: a whole fight, or one decision between fights. */
export const planNext = (state: SlayTheSpireState, seen: ReadonlySet<string>, seed: string): Step[] => {
  if (isFighting(state)) return planFight(state, seed);
  const move = chooseBetween(state, seen);
  return [{ move, does: doing(state, move) }];
};
