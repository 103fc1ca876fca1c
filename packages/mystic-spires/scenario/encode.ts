/** The move for a readable form, legal or not, so that `refuse` can explain why not. */

import { encodeMove, type Move, NONE, type ReadableMove } from '@three-spires/kernel';
import { cardNamed } from '../rules/compile/entries.ts';
import { aimed, MOVE, USE_KINDS } from '../rules/moves.ts';
import { refLabel, thingLabel } from '../rules/naming.ts';
import { pileRef, towerRef } from '../rules/refs.ts';
import type { Ref, State } from '../rules/state.ts';

/** Everything that can be a target, by its label. */
const targetNamed = (state: State, label: string | number | undefined): Ref | undefined => {
  if (label === undefined) return NONE;
  const refs: Ref[] = [
    towerRef(0),
    towerRef(1),
    ...state.things.map(({ id }) => id),
    ...state.keepers.flatMap(({ graveyard }, seat) => graveyard.map((card) => pileRef(seat, card))),
  ];
  return refs.find((ref) => refLabel(state, ref) === label);
};

const placeNamed = (state: State, label: string | number | undefined): number =>
  state.things.findIndex((thing) => thingLabel(state, thing) === label);

const SIMPLE: Readonly<Record<string, number>> = {
  pass: MOVE.pass,
  battle: MOVE.battle,
  'end turn': MOVE.leave,
  'end battle': MOVE.leave,
  concede: MOVE.concede,
  'let through': MOVE.none,
  done: MOVE.none,
  no: MOVE.none,
  refuse: MOVE.none,
};

export const encode = (state: State, _seat: number, readable: ReadableMove): Move | undefined => {
  const simple = SIMPLE[readable.do];
  if (simple !== undefined) return encodeMove(simple);
  const target = targetNamed(state, readable.target);
  if (target === undefined) return undefined;
  switch (readable.do) {
    case 'play': {
      const card = cardNamed(String(readable.card));
      return card === undefined ? undefined : aimed(state, MOVE.play, card, target);
    }
    case 'use': {
      const place = placeNamed(state, readable.card);
      const kind = USE_KINDS[Number(readable.effect ?? 1) - 1];
      return place < 0 || kind === undefined ? undefined : aimed(state, kind, place, target);
    }
    case 'tower':
      return aimed(state, MOVE.tower, Number(readable.effect ?? 1) - 1, target);
    case 'attack': {
      const place = placeNamed(state, readable.with);
      return place < 0 ? undefined : aimed(state, MOVE.attack, place, target);
    }
    case 'intercept': {
      const place = placeNamed(state, readable.with);
      return place < 0 ? undefined : encodeMove(MOVE.choose, place);
    }
    case 'choose': {
      if (readable.card === undefined) return aimed(state, MOVE.choose, 0, target);
      const card = cardNamed(String(readable.card));
      return card === undefined ? undefined : encodeMove(MOVE.choose, card);
    }
    default:
      return undefined;
  }
};
