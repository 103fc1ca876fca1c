/** The harm of a routine of an enemy, line or event to the party, in wounds; computed once per routine. */
import { routineOf, type Step } from '@three-spires/stygian-society/for-bots';
import { TASTE } from './taste.ts';

/** Wounds, and everything else converted to wounds; `PerSelf` is per figure of the acting kind. */
type Harm = {
  readonly wounds: number;
  readonly woundsPerSelf: number;
  readonly other: number;
  readonly otherPerSelf: number;
};

const MEND = 0.4;
const CUBE = 0.5;
const LUCK = 0.8;
const TIRED = 0.8;
const PERIL_CUBE = 3;
const DOUBLE = 1.5;
/** Heroes in a party, approximately. */
const EACH = 3.5;

const otherHarm = ({ effect }: Step): number => {
  switch (effect.do) {
    case 'afflict':
      return TASTE.token * effect.number * (effect.who === 'each' ? EACH : 1);
    case 'peril':
      return TASTE.peril * effect.number;
    case 'summon':
      return TASTE.summon;
    case 'mend':
      return MEND * effect.number;
    case 'gain':
    case 'lose':
      return CUBE * (effect.do === 'gain' ? effect.cubes.length : effect.number);
    case 'luck':
      return -LUCK * effect.number;
    case 'tire':
      return TIRED * effect.number;
    case 'perilCubes':
      return PERIL_CUBE * effect.cubes.length;
    case 'double':
      return DOUBLE;
    default:
      return 0;
  }
};

const addUp = (routine: number): Harm => {
  const sum = { wounds: 0, woundsPerSelf: 0, other: 0, otherPerSelf: 0 };
  for (const step of routineOf(routine)) {
    const { effect, inner, perSelf } = step;
    if (effect.do === 'hurt') sum[perSelf ? 'woundsPerSelf' : 'wounds'] += effect.number;
    else if (effect.do === 'end' || effect.do === 'next') {
      const later = harmOf(inner);
      sum.wounds += later.wounds;
      sum.woundsPerSelf += later.woundsPerSelf;
      sum.other += later.other;
      sum.otherPerSelf += later.otherPerSelf;
    } else sum[perSelf ? 'otherPerSelf' : 'other'] += otherHarm(step);
  }
  return sum;
};

const known = new Map<number, Harm>();
let knownBy = TASTE;

export const harmOf = (routine: number): Harm => {
  if (knownBy !== TASTE) known.clear();
  knownBy = TASTE;
  const found = known.get(routine) ?? addUp(routine);
  known.set(routine, found);
  return found;
};
