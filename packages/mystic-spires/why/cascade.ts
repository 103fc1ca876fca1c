/** The Cascade: announcements, answers, resolving and Disruption (sections 22 and 23). */
import { type Why, whyStep } from '@three-spires/kernel';
import { findLink } from '../rules/cascade/links.ts';
import { stepOf } from '../rules/cascade/targets.ts';
import { DO, LINK } from '../rules/compile/codes.ts';
import { abilityEntry } from '../rules/compile/entries.ts';
import { cardName, refLabel, seatLabel } from '../rules/naming.ts';
import { findThing, isPile, isTower } from '../rules/refs.ts';
import type { Link, Ref, State } from '../rules/state.ts';
import { lostTargets } from '../rules/steps/objects.ts';
import { effectStep, linkSteps, occasionSteps, ruleOfLink } from './causes.ts';
import { type Explainers, nameOf, resolving, type Told, tell, workOf } from './moment.ts';
import { say } from './say.ts';

const targetName = (state: State, ref: Ref): string =>
  isPile(ref) ? refLabel(state, ref) : nameOf(state, ref);

const targetSteps = (state: State, targets: readonly Ref[]): Why =>
  targets.length === 0
    ? []
    : [
        whyStep(
          say('targets', {
            count: targets.length,
            targets: targets.map((ref) => targetName(state, ref)).join(', '),
          }),
          'MYS-7.9',
        ),
      ];

/** A link that it answers, or whose destruction it foresees, by its place in the Cascade. */
const bindingSteps = ({ links }: State, link: Link | undefined): Why => {
  const placeOf = (id: number): number => links.findIndex((each) => each.id === id) + 1;
  const answered = link === undefined || link.answers < 0 ? 0 : placeOf(link.answers);
  const foreseen = link === undefined || link.parent < 0 ? 0 : placeOf(link.parent);
  return [
    ...(answered > 0 ? [whyStep(say('answers', { number: answered }), 'MYS-22.7')] : []),
    ...(foreseen > 0 ? [whyStep(say('ahead', { number: foreseen }), 'MYS-22.14')] : []),
  ];
};

const announcement = (
  event: Told<'announced' | 'announcing'>,
  state: State,
  targets: readonly Ref[],
): Why => {
  const link = findLink(state, event.link);
  const line =
    event.kind === LINK.attack
      ? say('attackAnnounced', { card: cardName(event.card) })
      : tell({ ...event, type: 'announced', targets });
  return [
    ...occasionSteps(event.ability),
    ...bindingSteps(state, link),
    ...targetSteps(state, targets),
    whyStep(line, ruleOfLink(event.kind)),
  ];
};

/** What Disrupts the link: an effect, or what has gone since it was announced. */
const disruptionSteps = (state: State, link: Link): Why => {
  const by = workOf(state, DO.disrupt);
  if (by !== undefined && by.link !== link && by.link.answers === link.id)
    return [...linkSteps(state, by.link), effectStep(by.link.ability, by.link.step, undefined, 'MYS-23.1')];
  const isFromPlay = link.kind === LINK.active || link.kind === LINK.triggered;
  const hasSource = isTower(link.source) || findThing(state, link.source) !== undefined;
  if (isFromPlay && link.sourceless === 0 && !hasSource) return [whyStep(say('sourceGone'), 'MYS-23.2')];
  if (link.step === 0 && link.answers >= 0 && findLink(state, link.answers) === undefined)
    return [whyStep(say('answeredGone'), 'MYS-23.4')];
  if (link.foreseen === 2) return [whyStep(say('foreseenGone'), 'MYS-23.4')];
  const entry = stepOf(link);
  return entry !== undefined && lostTargets(state, link, entry)
    ? [whyStep(say('targetsGone'), 'MYS-23.3')]
    : [];
};

/** A Tower's effect is called by the name of the Tower. */
const nameOfLink = ({ card, ability }: Told<'resolved'>): string =>
  card < 0 ? abilityEntry(ability).name : cardName(card);

export const cascadeExplainers: Explainers<
  'announcing' | 'announced' | 'stepAnnounced' | 'passed' | 'resolved' | 'disrupted'
> = {
  announcing: (event, { state }) => announcement(event, state, []),
  announced: (event, { state }) => announcement(event, state, event.targets),
  stepAnnounced: (event, { state }) => {
    const link = state.links[event.number - 1];
    return [
      ...(link === undefined ? [] : linkSteps(state, link)),
      ...targetSteps(state, event.targets),
      effectStep(event.ability, event.step, undefined, 'MYS-22.4'),
    ];
  },
  passed: ({ seat }, { state }) => [
    whyStep(say('passes', { seat: seatLabel(seat) }), state.links.length > 0 ? 'MYS-22.6' : 'MYS-13.4'),
  ],
  resolved: (event) => [
    whyStep(say('bothPassed'), 'MYS-22.8'),
    whyStep(say('resolves', { card: nameOfLink(event) }), 'MYS-22.10'),
  ],
  disrupted: (event, { state }) => {
    const link = state.links[event.number - 1] ?? resolving(state);
    return [
      ...(link === undefined ? [] : [...linkSteps(state, link), ...disruptionSteps(state, link)]),
      whyStep(tell(event), 'MYS-23.5'),
    ];
  },
};
