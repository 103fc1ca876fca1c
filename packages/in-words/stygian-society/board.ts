import { NONE, plainText } from '@three-spires/kernel';
import {
  type CardView,
  cardInfo,
  chestInfo,
  type FigureView,
  FLOORS_IN_TOWER,
  foeInfo,
  type HeroView,
  placeInfo,
  type StygianSocietyView,
} from '@three-spires/stygian-society/info';
import type { Section } from '../telling/game.ts';
import { joined, lines, sentences } from '../telling/parts.ts';
import { colourName, cubesOf, printedCubes, someCubes } from './cubes.ts';
import type { StygianSeen } from './options.ts';
import { say } from './words.ts';

const partyLines = (view: StygianSocietyView): string[] =>
  lines(
    `${joined([
      say('floors.now', { floor: view.floor, floors: FLOORS_IN_TOWER }),
      say('turn', { turn: view.turn }),
    ])}.`,
    sentences([
      say('wounds.now', { wounds: view.wounds, limit: view.woundLimit }),
      say('peril.now', { peril: view.peril }),
      say('luck.now', { luck: view.luck, limit: view.luckLimit }),
      say('xp.now', { xp: view.xp, needed: view.needed }),
    ]),
    view.shieldsLeft > 0 && say('shieldsLeft', { number: view.shieldsLeft }),
    view.guard > 0 && say('guard', { number: view.guard }),
  );

const placeLines = ({ place, fired, floor }: StygianSocietyView): string[] => {
  if (place < 0) return [];
  const { name, lines: own, events, chests, defeated } = placeInfo(place);
  return [
    `${say('place', { floor, name })}. ${say('chestCount', { count: chests })}.`,
    ...own.map(({ cubes, colour, always, text }) =>
      say(always ? 'lineAlways' : 'line', { cubes, colour: say(`cube.${colour}`), text: plainText(text) }),
    ),
    ...events.map(({ at, text }) =>
      say('perilEvent', { at, fired: fired.includes(at) ? say('fired') : '', text: plainText(text) }),
    ),
    ...lines(defeated !== undefined && say('defeated', { text: plainText(defeated) })),
  ];
};

const figureLine = ({ place, doubled }: StygianSocietyView, figure: FigureView): string => {
  const { colour, trigger, effects, resist, screened, text } = foeInfo(figure.enemy, place);
  const about = joined([
    say('rank', { rank: say(`rank.${figure.rank}`) }),
    say('health', { left: figure.health - figure.wounds, health: figure.health }),
    ...Object.entries(resist).map(([attack, number]) => say('resist', { number: number ?? 0, attack })),
    screened > 0 && say('screened', { number: screened }),
    doubled.includes(figure.enemy) && say('doubled'),
  ]);
  const does = plainText(effects);
  const acts =
    trigger !== undefined && colour !== undefined
      ? say('trigger', { cubes: trigger, colour: say(`cube.${colour}`), text: does })
      : plainText(does === '' ? text : effects);
  return sentences([`${figure.label}: ${about}`, acts]);
};

const cubeLines = (view: StygianSocietyView): string[] =>
  lines(
    say('field', { cubes: cubesOf(view.field) }),
    say('crypt', { cubes: cubesOf(view.crypt) }),
    say('tower', { cubes: cubesOf(view.tower) }),
    someCubes(view.gathered) !== '' && say('gathered', { cubes: cubesOf(view.gathered) }),
    someCubes(view.extra) !== '' && say('extra', { cubes: cubesOf(view.extra) }),
  );

const cardLine = ({ card, exhausted }: CardView): string => {
  const { name, level, definition, lines: printed, kind } = cardInfo(card);
  const about = joined([
    say(`type.${definition.type}`),
    kind === 'skill' && say('level', { level }),
    definition.target !== undefined && say(`target.${definition.target}`),
    definition.drop !== '' && say('drop', { cubes: printedCubes(definition.drop) }),
    definition.shields > 0 && say('shields', { number: definition.shields }),
    exhausted && say('exhausted'),
  ]);
  const text = joined(
    printed.map(({ price, further, text: effect }) => {
      if (price === undefined) return plainText(effect);
      return say(further ? 'further' : 'price', { cubes: printedCubes(price), text: plainText(effect) });
    }),
    '; ',
  );
  return text === '' ? `${name} (${about})` : say('card', { name, about, text });
};

const tokenLines = ({ tokens }: HeroView): string[] =>
  Object.entries(tokens).flatMap(([status, counts]) =>
    counts.flatMap((count, colour) =>
      count === 0 ? [] : [`${say('tokens', { count, colour: colourName(colour), status })}.`],
    ),
  );

const heroSection = ({ view, names }: StygianSeen, hero: HeroView, place: number): Section => {
  const heading = say(place === view.active ? 'mat.acting' : 'mat', { hero: hero.hero });
  const who = names[hero.seat];
  return {
    heading: who === undefined || who === hero.hero ? heading : `${heading}`,
    lines: [...tokenLines(hero), ...hero.skills.map(cardLine), ...hero.treasures.map(cardLine)],
  };
};

const voteLines = ({ view: { question, heroes, chestCard }, names }: StygianSeen): string[] => {
  if (question === undefined) return [];
  const isOfSeats = question.votes.length === names.length && question.kind !== 'skill';
  const votes = isOfSeats
    ? question.votes.flatMap((vote, seat) =>
        vote < 0 ? [] : [say('voteFor', { who: names[seat] ?? '', hero: heroes[vote]?.hero ?? '' })],
      )
    : [];
  const offered = question.kind === 'accept' && question.source !== NONE;
  return lines(
    votes.length > 0 && question.kind !== 'chest' && say('votes', { votes: votes.join(', ') }),
    question.proposal >= 0 && say('proposal', { hero: heroes[question.proposal]?.hero ?? '' }),
    offered &&
      (question.wanted === NONE
        ? say('gift', { card: cardInfo(question.source).name })
        : say('offer', { card: cardInfo(question.source).name, wanted: cardInfo(question.wanted).name })),
    question.kind === 'holder' &&
      question.source !== NONE &&
      cardLine({ card: question.source, exhausted: false }),
    chestCard >= 0 && say('chestOf', { text: plainText(chestInfo(chestCard).text) }),
  );
};

/** The board, the most urgent part first. */
export const boardInWords = (seen: StygianSeen): readonly Section[] => {
  const { view } = seen;
  const sections = view.heroes.map((hero, place) => heroSection(seen, hero, place));
  const acting = sections[view.active];
  const first = acting === undefined ? [] : [acting];
  return [
    { heading: say('party'), lines: [...voteLines(seen), ...partyLines(view)] },
    { heading: say('cubesNow'), lines: cubeLines(view) },
    {
      heading: say('enemies'),
      lines: [...view.figures.map((figure) => figureLine(view, figure)), ...placeLines(view)],
    },
    ...first,
    ...sections.filter((section) => section !== acting),
    { heading: say('partyTreasures'), lines: view.partyTreasures.map(cardLine) },
  ];
};
