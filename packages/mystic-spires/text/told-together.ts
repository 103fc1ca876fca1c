import type { MysticSpiresEvent } from '../rules/event.ts';

/** Whether an event is part of an attack's result, rather than of a response to it. */
const belongsTo = (attacker: number, event: MysticSpiresEvent): boolean => {
  switch (event.type) {
    case 'intercepted':
    case 'attackNegated':
    case 'attackEnded':
      return true;
    case 'damaged':
      return event.attacker === attacker;
    case 'left':
      return event.killer === attacker;
    default:
      return false;
  }
};

/** Groups a log's events by line: an attack with its result, and everything else alone. */
export const toldTogether = (
  events: readonly MysticSpiresEvent[],
): readonly (readonly MysticSpiresEvent[])[] => {
  const groups: MysticSpiresEvent[][] = [];
  let attack: { readonly attacker: number; readonly group: MysticSpiresEvent[] } | undefined;
  for (const event of events) {
    if (attack !== undefined && belongsTo(attack.attacker, event)) {
      attack.group.push(event);
      continue;
    }
    const group = [event];
    groups.push(group);
    if (event.type === 'attackDeclared') attack = { attacker: event.attacker, group };
    else if (event.type === 'attackLeft' || event.type === 'turnBegan') attack = undefined;
  }
  return groups;
};
