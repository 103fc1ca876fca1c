/** Counts what takes effect in games from outside, by observing step handlers, events and the table. */
import { type Move, moveA, moveKind } from '@three-spires/kernel';
import { slayTheSpire } from '../../index.ts';
import { faceOf } from '../../rules/card.ts';
import type { SlayTheSpireEvent } from '../../rules/event.ts';
import { MOVE } from '../../rules/moves.ts';
import { menuOptions } from '../../rules/run/menu.ts';
import { POTION, RELIC } from '../../rules/run/rewards.ts';
import { QUESTION, type State } from '../../rules/state.ts';
import type { Handler } from '../../rules/steps/handler.ts';
import { HANDLERS } from '../../rules/steps/index.ts';
import { SIGN } from './rows.ts';

export class Recorder {
  readonly counts = new Map<string, number>();

  #count(sign: string): void {
    this.counts.set(sign, (this.counts.get(sign) ?? 0) + 1);
  }

  /** Runs a function while counting every executed step for its routine. */
  watch(run: () => void): void {
    const handlers = HANDLERS as Handler[];
    const originals = handlers.slice();
    originals.forEach((handler, code) => {
      handlers[code] = (state, frame, op, emit) => {
        this.#count(SIGN.routine(frame.routine));
        return handler(state, frame, op, emit);
      };
    });
    try {
      run();
    } finally {
      originals.forEach((handler, code) => {
        handlers[code] = handler;
      });
    }
  }

  /** Inspects the table before a move, and the events of the move. */
  apply(state: State, seat: number, move: Move): void {
    this.#look(state);
    if (moveKind(move) === MOVE.option) {
      // An option may do nothing but let the party leave.
      const option = menuOptions(state, seat)[moveA(move)];
      if (option !== undefined) this.#count(SIGN.routine(option.routine));
    }
    slayTheSpire.apply(state, seat, move, (event) => this.#hear(event));
  }

  #look(state: State): void {
    for (const { hand, relics } of state.players) {
      for (const card of hand) this.#count(SIGN.held(faceOf(card)));
      for (const item of relics) this.#count(SIGN.owned(item));
    }
    for (const { kind } of state.enemies) this.#count(SIGN.met(kind));
    for (const face of offeredFaces(state)) this.#count(SIGN.offered(face));
  }

  #hear(event: SlayTheSpireEvent): void {
    if (event.type === 'cardPlayed') this.#count(SIGN.played(faceOf(event.card)));
    else if (event.type === 'enemyActed') this.#count(SIGN.acted(event.kind, event.action));
    else if (event.type === 'potionUsed') this.#count(SIGN.used(event.potion));
    else if (event.type === 'relicUsed') this.#count(SIGN.used(event.relic));
    else if (event.type === 'itemDiscarded') this.#count(SIGN.used(event.item));
  }
}

/** Openly offered cards: rewards after a room, and those given by an effect. */
const offeredFaces = ({ rewards, question, run }: State): number[] => [
  ...rewards.flat().flatMap(({ kind, offer }) => (kind === POTION || kind === RELIC ? [] : offer)),
  ...(question.kind === QUESTION.offer && question.filter === 0 ? run.offer.map(faceOf) : []),
];
