import { LINK_KINDS, type MysticSpiresEvent } from '../../pieces/content.ts';

/**
 * How long each kind of event is on display, in milliseconds at normal speed. Unlisted events are shown
 * together with the next one: a pass changes nothing, and `raised` and `status` rise when `figures` changes
 * the numbers.
 */
const PACE: Readonly<Partial<Record<MysticSpiresEvent['type'], number>>> = {
  thrown: 700,
  gameBegan: 300,
  turnBegan: 350,
  phaseSkipped: 400,
  skipOwed: 250,
  drew: 200,
  announced: 450,
  stepAnnounced: 350,
  // Time to read the link while it breaks.
  resolved: 700,
  disrupted: 800,
  summoned: 250,
  arrived: 250,
  left: 250,
  moved: 200,
  found: 400,
  damaged: 350,
  lostHp: 300,
  healed: 300,
  figures: 200,
  marked: 200,
  fatigued: 80,
  bonded: 300,
  attackDeclared: 350,
  intercepted: 400,
  attackNegated: 450,
  attackEnded: 200,
  toll: 300,
  over: 500,
};

/** A Crystal payment belongs to the announcement that follows it; a Crystal gain is an event of its own. */
export const paceOf = (event: MysticSpiresEvent): number => {
  if (event.type === 'crystal') return event.change > 0 ? 200 : 0;
  // The declaration has already been shown.
  if (event.type === 'announced' && LINK_KINDS[event.kind] === 'attack') return 0;
  return PACE[event.type] ?? 0;
};
