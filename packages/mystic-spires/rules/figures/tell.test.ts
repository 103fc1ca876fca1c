import { describe, expect, it } from 'vitest';
import { duel } from '../../testing/duel.ts';
import { STALE } from '../compile/codes.ts';
import type { MysticSpiresEvent } from '../event.ts';
import type { State, Thing } from '../state.ts';
import { thingAt } from '../state.ts';
import { STATUS } from './figures.ts';
import { addSpan } from './spans.ts';
import { recompute } from './tell.ts';

/** What is told when something about the first of two Units is changed without an event. */
const toldOf = (change: (unit: Thing, state: State) => void): MysticSpiresEvent[] => {
  const { state } = duel({ one: { field: ['Drowsy Pixie', 'Reef Lurker'] }, moves: [] });
  const events: MysticSpiresEvent[] = [];
  change(thingAt(state, 0), state);
  state.stale |= STALE.field;
  recompute(state, (event) => events.push(event));
  return events;
};

describe('figures that change without an event of their own', () => {
  it.each([
    ['power', (unit: Thing) => (unit.turnPower += 1)],
    ['HP', (unit: Thing) => (unit.turnHp += 1)],
    ['statuses', (unit: Thing, { turn }: State) => (unit.given = addSpan(unit.given, STATUS.fatal, turn))],
  ])('are told of the Unit whose %s alone changed', (_what, change) => {
    const before = duel({ one: { field: ['Drowsy Pixie'] }, moves: [] }).state.things[0] as Thing;
    const events = toldOf((unit, state) => void change(unit, state));
    expect(events).toEqual([{ type: 'figures', things: [expect.anything()], keepers: [] }]);
    const [told] = events[0]?.type === 'figures' ? events[0].things : [];
    expect(told?.thing).toBe(before.id);
    const after = [told?.power, told?.maxHp, told?.statuses];
    const was = [before.power, before.maxHp, before.statuses];
    expect(after.filter((figure, at) => figure !== was[at])).toHaveLength(1);
  });

  it('are told of nobody where nothing changed', () => {
    expect(toldOf(() => undefined)).toEqual([]);
  });
});
