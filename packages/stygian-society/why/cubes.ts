/** Cubes: gathered, dropped, spent and moved (sections 6, 7, 9, 11). */
import { findFrame, NONE, type Why, whyStep } from '@three-spires/kernel';
import { activeHero } from '../rules/asking.ts';
import { WILD } from '../rules/compile/cubes.ts';
import { cardEntry, cardName, placeEntry } from '../rules/compile/entries.ts';
import { at, total } from '../rules/cubes/cubes.ts';
import { countKind } from '../rules/enemy/ranks.ts';
import { colourName, cubesText } from '../rules/events/counts.ts';
import { DAZED, HEXED, tokensOf } from '../rules/hero/heroes.ts';
import { foeName } from '../rules/naming.ts';
import { FRAME, type Frame, PHASE, QUESTION, type State } from '../rules/state.ts';
import { COLOURS, HERO_COLOURS } from '../words/lists.ts';
import { cardStep, workSteps } from './causes.ts';
import { type Explainers, lastOf, type Moment, type Told, tell, workOf } from './moment.ts';
import { say } from './say.ts';
import { sourceOf } from './sources.ts';

/** The enemy card or the line that has triggered. */
const actingStep = (state: State, { enemy, target, routine }: Frame) =>
  enemy === NONE
    ? (sourceOf(routine)?.cause ?? whyStep(say('enemy', { enemy: '' })))
    : whyStep(
        say('triggered', { enemy: foeName(enemy, state.place), colour: colourName(target) }),
        'STY-7.2',
      );

/** What its colour is worth, and what it spends (STY-7.4 to STY-7.6, STY-11.1). */
const triggerSteps = (
  state: State,
  acting: Frame,
  { field: spentField, crypt: spentCrypt }: Told<'acted'>,
): Why => {
  const colour = colourName(acting.target);
  const field = at(state.field, acting.target);
  const crypt = at(state.crypt, acting.target);
  const value = field + 2 * crypt;
  return [
    actingStep(state, acting),
    whyStep(say('worth', { field, crypt, colour, value }), 'STY-11.1', value),
    whyStep(say('asks', { number: acting.number }), 'STY-7.4', acting.number),
    whyStep(say('spends', { field: spentField, crypt: spentCrypt }), 'STY-7.6'),
  ];
};

/** Hero cubes printed on a card, as cubes of blue, green and white and any. */
const dropText = (cubes: readonly number[]) => cubesText(COLOURS.map((_, colour) => cubes[colour] ?? 0));

const heroCubesSteps = (state: State): Why => {
  const hero = activeHero(state);
  const { drop } = cardEntry(state.action);
  const cards = [...hero.skills, ...hero.treasures, ...state.partyTreasures];
  const dazed = tokensOf(hero, DAZED);
  return [
    cardStep(state, state.active, state.action),
    whyStep(say('dropOf', { card: cardName(state.action), cubes: wildText(drop) }), 'STY-6.3'),
    ...cards
      .filter((card) => total(cardEntry(card).bonus) > 0)
      .map((card) =>
        whyStep(say('bonusOf', { card: cardName(card), cubes: wildText(cardEntry(card).bonus) }), 'STY-6.6'),
      ),
    ...(dazed > 0 ? [whyStep(say('dazed', { number: dazed }), 'STY-21.4')] : []),
  ];
};

/** With wild cubes, which have no colour of their own. */
const wildText = (cubes: readonly number[]) => {
  const colours = cubes.slice(0, HERO_COLOURS);
  const wild = cubes[WILD] ?? 0;
  if (wild === 0) return dropText(colours);
  const wilds = say('wilds', { wild });
  return total(colours) === 0 ? wilds : say('andWilds', { cubes: dropText(colours), wilds });
};

/** Printed cubes come before wild ones, all of them in one event. */
const isWild = (state: State, { cubes }: Told<'added'>): boolean => {
  const printed = total(state.wanted.slice(0, HERO_COLOURS));
  const isAll = cubes.every(
    (count, colour) => colour >= HERO_COLOURS || count === at(state.gathered, colour),
  );
  return printed === 0 || !isAll;
};

const fallingSteps = ({ state }: Moment): Why => [
  whyStep(say('falling', { cubes: cubesText(state.gathered) }), 'STY-6.7'),
  ...(total(state.tower) === 0
    ? []
    : [whyStep(say('stuckBefore', { cubes: cubesText(state.tower) }), 'STY-6.8')]),
];

/** As many as were to be moved, unless there were fewer. */
const upTo = (steps: Why, wanted: number, number: number): Why =>
  wanted > number
    ? [...steps, whyStep(say('bankLacks', { number: wanted - number }), 'STY-9.6', number)]
    : steps;

const paidSteps = (event: Told<'cubes'>, paid: Told<'paid'>): Why => {
  const kind = event.from === 'crypt' ? HERO_COLOURS + event.colour : event.colour;
  return [whyStep(tell(paid), 'STY-8.1', at(paid.cubes, kind))];
};

const cubesSteps = (event: Told<'cubes'>, moment: Moment): Why => {
  const { state } = moment;
  const { colour, number } = event;
  const work = workOf(state, 'purge', 'lose', 'bury', 'recolor', 'gain', 'banish');
  if (state.question.kind === QUESTION.removal) return [whyStep(say('removal'), 'STY-21.7', 1)];
  if (work?.step.effect.do === 'gain') {
    const each = at(work.step.cubes, colour);
    const wanted = each * (work.step.perSelf ? countKind(state, work.frame.enemy) : 1);
    return upTo(workSteps(state, work, wanted), wanted, number);
  }
  if (work !== undefined) return workSteps(state, work, number);
  const acting = state.stack.at(-1);
  const acted = lastOf(moment, 'acted');
  if (acting?.kind === FRAME.act && acted !== undefined)
    return [
      actingStep(state, acting),
      whyStep(
        say('spends', { field: acted.field, crypt: acted.crypt }),
        'STY-7.6',
        event.from === 'crypt' ? acted.crypt : acted.field,
      ),
    ];
  if (state.phase === PHASE.hexed) {
    const tokens = tokensOf(activeHero(state), HEXED);
    return [whyStep(say('hexed', { count: tokens }), 'STY-21.6', 1)];
  }
  const paid = lastOf(moment, 'paid');
  return paid === undefined ? [] : paidSteps(event, paid);
};

export const cubeExplainers: Explainers<
  'gathered' | 'added' | 'perilCubes' | 'falls' | 'dropped' | 'jostled' | 'cubes' | 'regrouped' | 'acted'
> = {
  gathered: (event, { state }) => {
    const place = placeEntry(state.place);
    return [
      whyStep(
        say('perilCubesOf', { place: place.definition.name, cubes: cubesText(place.perilCubes) }),
        'STY-6.1',
      ),
      ...(total(state.extra) === 0
        ? []
        : [whyStep(say('extraCubes', { cubes: cubesText(state.extra) }), 'STY-12.5')]),
      ...(event.missing === 0 ? [] : [whyStep(say('bankLacks', { number: event.missing }), 'STY-6.2')]),
      whyStep(tell(event), 'STY-6.1'),
    ];
  },
  added: (event, { state }) => [
    ...(isWild(state, event)
      ? [cardStep(state, state.active, state.action), whyStep(say('wild'), 'STY-6.4')]
      : heroCubesSteps(state)),
    whyStep(say('added', { cubes: cubesText(event.cubes), count: total(event.cubes) }), 'STY-6.3'),
  ],
  perilCubes: (event, { state }) => [
    ...workSteps(state, workOf(state, 'perilCubes')),
    whyStep(say('perilCubes', { cubes: cubesText(event.cubes) }), 'STY-12.5'),
  ],
  falls: (_, moment) => [
    ...(moment.state.phase === PHASE.passOn ? [whyStep(say('knocked'), 'STY-26.1')] : fallingSteps(moment)),
    whyStep(say('falls'), 'STY-6.8'),
  ],
  dropped: (event, moment) => [...fallingSteps(moment), whyStep(tell(event), 'STY-6.8')],
  jostled: (event) => [whyStep(say('knocked'), 'STY-26.1'), whyStep(tell(event), 'STY-26.1')],
  cubes: (event, moment) => {
    const { colour, number, from, to } = event;
    return [
      ...cubesSteps(event, moment),
      whyStep(
        say('cubes', {
          number,
          colour: colourName(colour),
          from: say(`place.${from}`),
          to: say(`place.${to}`),
        }),
        to === 'bank' ? 'STY-9.1' : to === 'gone' ? 'STY-28.13' : 'STY-9.2',
        number,
      ),
    ];
  },
  regrouped: (event, { state }) => [
    ...workSteps(state, workOf(state, 'regroup')),
    whyStep(tell(event), 'STY-19.2'),
  ],
  acted: (event, { state }) => {
    const acting = findFrame(state.stack, FRAME.act);
    return [
      ...(acting === undefined ? [] : triggerSteps(state, acting, event)),
      whyStep(tell(event), event.enemy === NONE ? 'STY-7.3' : 'STY-7.4'),
    ];
  },
};
