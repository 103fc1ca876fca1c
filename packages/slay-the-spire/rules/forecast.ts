/** What is incoming if nothing changes, found by running a copy of the game. */
import { closeQuestion, createMoveList, encodeMove, isAsking, NONE, type Viewer } from '@three-spires/kernel';
import { apply } from './apply.ts';
import { MODIFIER, modifier } from './combat/modifiers.ts';
import { inTurn } from './combat/turns.ts';
import { copyState } from './copy.ts';
import type { SlayTheSpireEvent } from './event.ts';
import { legal } from './legal.ts';
import { MOVE } from './moves.ts';
import { PHASE, type Player, playerAt, type State } from './state.ts';

export type Forecast = { damage: number; hpLost: number; lethal: boolean };

/** Hears what happens to one figure of one player, with the state of the run. */
type Listener = {
  readonly of: number;
  readonly field: string;
  readonly emit: (event: SlayTheSpireEvent, state: State) => void;
};

/** A guard for the run: far beyond any real turn. */
const STEPS = 200;

/** HP for a player whose death is certain, so that the run continues for the others. */
const SPARED = 1000;

/**
 * For each seat, the damage and the loss of HP until the next round if everyone ends the turn now. Open
 * choices at end of turn take their first answer. Nothing hidden is involved: no card is drawn before then. A
 * death ends the game (STS-15.3), but what the others have coming does not depend on who is hit first, so the
 * run is repeated with the dead player spared.
 */
export const forecast = (state: State, viewer: Viewer, listener?: Listener): Forecast[] => {
  if (state.phase !== PHASE.play) return state.players.map(nothing);
  const spared = new Set<number>();
  for (;;) {
    const { result, fallen } = runOn(state, viewer, spared);
    if (fallen < 0 || spared.has(fallen)) {
      if (listener !== undefined) listen(state, viewer, spared, listener);
      return result;
    }
    spared.add(fallen);
  }
};

/** A player is told of as much damage as would come, and of no more lost HP than there are. */
const listen = (state: State, viewer: Viewer, spared: Set<number>, listener: Listener): void => {
  if (listener.field !== 'incoming') spared.delete(listener.of);
  runOn(state, viewer, spared, listener.emit);
};

const nothing = (): Forecast => ({ damage: 0, hpLost: 0, lethal: false });

type Run = { readonly result: Forecast[]; readonly fallen: number };

/** Runs a copy until the next round or a death that ends the game. */
const runOn = (state: State, viewer: Viewer, spared: ReadonlySet<number>, tell?: Listener['emit']): Run => {
  const result = state.players.map(nothing);
  const copy = copyState(state);
  // Other players' hands are theirs to know, including their effects at end of turn (STS-4.1).
  copy.players.forEach((player, seat) => {
    if (seat !== viewer) player.hand.length = 0;
    if (spared.has(seat)) player.hp += SPARED;
  });
  // In the middle of a card, the rest of it does not count: it has not happened yet.
  copy.stack.length = 0;
  copy.waiting.length = 0;
  closeQuestion(copy);
  const { round } = copy;
  skipOtherTurns(copy);
  const emit = (event: SlayTheSpireEvent): void => {
    if (copy.round !== round) return;
    count(result, event);
    tell?.(event, copy);
  };
  copy.players.forEach((player: Player, seat) => {
    if (player.done === 0 && copy.phase === PHASE.play && inTurn(copy, seat))
      apply(copy, seat, encodeMove(MOVE.endTurn), emit);
  });
  const list = createMoveList();
  for (let step = 0; step < STEPS && copy.round === round && isAsking(copy); step++) {
    legal(copy, copy.question.seat, list);
    apply(copy, copy.question.seat, list.moves[0] as number, emit);
  }
  for (const seat of spared) markDead(result[seat] as Forecast, playerAt(state, seat));
  return { result, fallen: copy.round === round ? copy.fallen : NONE };
};

const markDead = (line: Forecast, { hp }: Player): void => {
  line.lethal = true;
  if (line.hpLost > hp) line.hpLost = hp;
};

/**
 * What later players will do and draw is unknown, except that they lose their Block first (STS-36.4). Only
 * the player whose turn it is ends it here.
 */
const skipOtherTurns = (state: State): void => {
  for (let at = state.turnAt + 1; at < state.turnOrder.length; at++) {
    const player = playerAt(state, state.turnOrder[at] as number);
    if (modifier(player, MODIFIER.keepBlock) === 0) player.block = 0;
  }
  if (state.turnOrder.length > 0) state.turnOrder.length = state.turnAt + 1;
};

const count = (result: Forecast[], event: SlayTheSpireEvent): void => {
  if (event.type === 'playerDied' || event.type === 'playerFell')
    (result[event.seat] as Forecast).lethal = true;
  if ((event.type !== 'damaged' && event.type !== 'hpLost') || event.side !== 'player') return;
  const line = result[event.index] as Forecast;
  line.damage += event.lost + (event.type === 'damaged' ? event.blocked : 0);
  line.hpLost += event.lost;
};
