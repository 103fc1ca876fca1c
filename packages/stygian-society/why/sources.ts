/** Where routines are printed: enemies, lines, peril events, Defeated sides and chests. */
import { NONE, type WhyStep, whyStep } from '@three-spires/kernel';
import { CHEST_ENTRIES, ENEMY_ENTRIES, PLACE_ENTRIES } from '../rules/compile/entries.ts';
import { routineOf } from '../rules/compile/routines.ts';
import { colourName } from '../rules/events/counts.ts';
import { HERO_COLOURS } from '../words/lists.ts';
import { say } from './say.ts';

type Source = {
  readonly cause: WhyStep;
  /** What its texts call the enemy, or nothing. */
  readonly name: string;
};

const SOURCES = new Map<number, Source>();

/** Effects for later are routines of their own. */
const add = (routine: number, cause: WhyStep, name: string, printed: string): void => {
  if (routine === NONE) return;
  SOURCES.set(routine, { cause, name });
  for (const { inner, effect } of routineOf(routine))
    add(
      inner,
      whyStep(say('set', { source: printed }), effect.do === 'end' ? 'STY-28.12' : 'STY-3.8'),
      name,
      printed,
    );
};

for (const { definition, routine, sting } of ENEMY_ENTRIES) {
  const enemy = definition.name;
  add(routine, whyStep(say('enemy', { enemy }), 'STY-7.2'), enemy, enemy);
  add(sting, whyStep(say('stings', { enemy }), 'STY-15.10'), enemy, enemy);
}

for (const { definition, lines, events, boss } of PLACE_ENTRIES) {
  const place = definition.name;
  lines.forEach((line, at) => {
    const colour = colourName(HERO_COLOURS + at);
    if (line !== undefined)
      add(
        line.routine,
        whyStep(say('line', { colour, place }), line.always ? 'STY-22.3' : 'STY-7.3'),
        '',
        place,
      );
  });
  for (const { at, routine } of events)
    add(routine, whyStep(say('event', { at, place }), 'STY-12.1'), '', place);
  add(boss?.defeated ?? NONE, whyStep(say('defeated', { place }), 'STY-22.5'), '', place);
}

for (const { name, routine } of CHEST_ENTRIES)
  add(routine, whyStep(say('chest', { chest: name }), 'STY-20.3'), '', name);

export const sourceOf = (routine: number): Source | undefined => SOURCES.get(routine);
