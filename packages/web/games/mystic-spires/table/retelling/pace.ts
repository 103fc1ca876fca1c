import { LINK_KINDS, type MysticSpiresEvent } from '../../pieces/content.ts';

/**
 * How long each kind of event holds the stage, in milliseconds at normal speed. What is not listed is shown together
 * with the next event: a pass changes nothing, and `raised` and `status` rise as `figures` changes the numbers.
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
  // The link is read while it breaks.
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

/** Crystal that is paid belongs to the announcement that follows; Crystal that is gained is an event of its own. */
export const paceOf = (event: MysticSpiresEvent): number => {
  if (event.type === 'crystal') return event.change > 0 ? 200 : 0;
  // The declaration was shown already.
  if (event.type === 'announced' && LINK_KINDS[event.kind] === 'attack') return 0;
  return PACE[event.type] ?? 0;
};
