/** Whole games of The Stygian Society with a bot in every seat. */
import { NONE, plainText, type Seat, type Text } from '@three-spires/kernel';
import { stygianSociety } from '@three-spires/stygian-society';
import { placeEntry, type State } from '@three-spires/stygian-society/for-bots';
import { HEROES } from '@three-spires/stygian-society/info';
import { type HeroEvent, watchCause } from '@three-spires/what-if/hero-cause';
import { decisionSeed } from '@three-spires/what-if/hero-seed';
import { playOutPatiently } from '@three-spires/what-if/play-out';
import type { Offered } from '../opinions.ts';
import type { OwnSpec } from '../programs/own-spec.ts';
import { failureIn, playerOf } from '../programs/players.ts';
import { skillsOffered, treasuresFound } from './hero-offers.ts';

export type HeroGame = {
  /** The bot in every seat: a level, or the name of a bot of your own. */
  readonly level: string;
  readonly own?: OwnSpec;
  /** The name of the set-up, and the set-up itself. */
  readonly party: string;
  readonly setup: object;
  readonly seed: string;
  /** Per decision; 0 for unlimited time, which always gives the same game. */
  readonly milliseconds: number;
  /** Prints every move with its reason. */
  readonly watched: boolean;
};

export type HeroEnd = {
  /** Why the game ended: the wizard, wounds or peril. */
  readonly reason: string;
  /** Why a bot of your own lost before the end. */
  readonly failure?: string;
  readonly won: boolean;
  readonly floor: number;
  /** The room or boss where it ended. */
  readonly place: string;
  /** The cause of the last wound or peril. */
  readonly cause: string;
  readonly turns: number;
  readonly heroes: readonly string[];
  /** Milliseconds of each decision between several moves. */
  readonly times: readonly number[];
  /** Skills that could be learned, and treasures that were found. */
  readonly offers: readonly Offered[];
};

/** The proportion of a bot's time held back, so that its last step can finish. */
const RESERVE = 0.1;

const endOf = (
  state: State,
  cause: string,
  times: readonly number[],
  skills: readonly Offered[],
): HeroEnd => {
  const outcome = stygianSociety.outcome(state);
  return {
    reason: outcome?.reason ?? '',
    won: outcome?.result === 'victory',
    floor: state.floor,
    place: state.place === NONE ? 'the start' : placeEntry(state.place).definition.name,
    cause,
    turns: state.turn,
    heroes: HEROES.filter((_, hero) => state.heroes.some((each) => each.hero === hero)),
    times,
    offers: [...skills, ...treasuresFound(state)],
  };
};

const tell = (state: State, seat: Seat, move: number, why: Text | undefined): void => {
  const said = why === undefined ? '' : `  (${plainText(why)})`;
  console.log(`> ${JSON.stringify(stygianSociety.describe(state, seat, move))}${said}`);
};

const narrate = (event: HeroEvent): void => {
  const line = plainText(stygianSociety.narrate(event, []));
  if (line !== '') console.log(`    ${line}`);
};

export const playHeroes = async (heroGame: HeroGame): Promise<HeroEnd> => {
  const { level, own, setup, seed, milliseconds, watched } = heroGame;
  const bot = await playerOf(stygianSociety, level, own, milliseconds);
  const state = stygianSociety.start(stygianSociety.readSetup(setup), seed);
  const times: number[] = [];
  const skills: Offered[] = [];
  const cause = watchCause();
  const see = (event: HeroEvent): void => {
    cause.see(event);
    if (watched) narrate(event);
  };
  let began = 0;
  const play = playOutPatiently({
    game: stygianSociety,
    state,
    chooserOf: () => bot,
    thinkingAt(count) {
      began = performance.now();
      const until = milliseconds === 0 ? Number.POSITIVE_INFINITY : began + milliseconds * (1 - RESERVE);
      return { seed: decisionSeed(seed, count), outOfTime: () => performance.now() >= until };
    },
    isOver: () => stygianSociety.outcome(state) !== undefined,
    onChoice({ seat, moves, choice: { move, why } }) {
      if (moves.length > 1) times.push(performance.now() - began);
      skills.push(...skillsOffered(state, move));
      if (watched) tell(state, seat, move, why);
    },
    emit: (event) => see(event as HeroEvent),
  });
  const failure = await failureIn(play);
  const end = endOf(state, cause.name(), times, skills);
  return failure === undefined ? end : { ...end, reason: 'forfeit', failure: failure.why };
};
