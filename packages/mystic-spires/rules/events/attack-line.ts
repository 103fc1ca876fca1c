/** An attack and its result are one line of the log. */
import { commaList, createNarrator, createSay, type Text } from '@three-spires/kernel';
import type { MysticSpiresEvent } from './index.ts';
import { capitalised, READERS } from './reading.ts';

type Names = readonly string[];
type Declared = Extract<MysticSpiresEvent, { type: 'attackDeclared' }>;

/** What events add to the line of the attack. */
const PARTS = {
  attackDeclared: { says: '{card} attacks {target}' },
  intercepted: { says: '{card} intercepts' },
  damaged: { says: '{ref} takes {amount} damage ({left} HP left)' },
  left: { says: '{card} is destroyed' },
  attackNegated: { says: 'the attack is negated' },
};

const narratePart = createNarrator<MysticSpiresEvent>(PARTS, READERS);

const say = createSay({
  alone: '{attack}.',
  result: '{attack}: {result}.',
  vain: 'it ends without damage',
});

/** `more` are the events grouped with the attack by `toldTogether`. */
export const narrateAttack = (event: Declared, more: readonly MysticSpiresEvent[], names: Names): Text => {
  const attack = narratePart(event, names);
  const result = commaList(more.map((each) => narratePart(each, names)));
  if (result.length > 0) return capitalised(say('result', { attack, result }));
  const isVain = more.some(({ type }) => type === 'attackEnded');
  return capitalised(isVain ? say('result', { attack, result: say('vain') }) : say('alone', { attack }));
};

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
