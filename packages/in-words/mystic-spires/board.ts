import {
  CARDS,
  type KeeperView,
  type LinkView,
  type ThingView,
  TOWERS,
} from '@three-spires/mystic-spires/library';
import type { Section } from '../telling/game.ts';
import { joined, lines, sentences } from '../telling/parts.ts';
import {
  cardName,
  cardWords,
  type MysticSeen,
  namesCounted,
  refName,
  thingName,
  towerTexts,
} from './names.ts';
import { phaseName } from './phase.ts';
import { linkName } from './prompt.ts';
import { say } from './words.ts';

const thingLine = (seen: MysticSeen, thing: ThingView): string => {
  const { view } = seen;
  const definition = CARDS[thing.card];
  const isUnit = thing.maxHp > 0;
  const type = definition?.type ?? definition?.kind ?? '';
  const about = joined([
    isUnit
      ? say('figures', { type, power: thing.power, hp: thing.hp, maxHp: thing.maxHp })
      : (definition?.kind ?? ''),
    thing.fatigued && say('fatigued'),
    thing.statuses.length > 0 && say('statuses', { names: thing.statuses.join(', ') }),
    thing.marks.length > 0 && say('marks', { marks: thing.marks.join(', ') }),
    thing.bonds.length > 0 && say('bonds', { count: thing.bonds.length }),
    thing.host >= 0 && say('attachedTo', { name: thingName(view, thing.host) }),
    thing.usedThisTurn && say('used'),
  ]);
  return sentences([`${thingName(view, thing.id)}: ${about}`, cardWords(thing.card)]);
};

const towerLine = ({ view }: MysticSeen, { seat, tower, hp, maxHp }: KeeperView): string[] => {
  const name = TOWERS[tower]?.name;
  if (name === undefined) return [say('noDeck')];
  return [
    say('towerLine', { tower: name, hp, maxHp }),
    ...towerTexts(view, seat).map((text) => say('ability', { text })),
  ];
};

const keeperLines = (seen: MysticSeen, keeper: KeeperView): string[] => {
  const things = seen.view.things.filter(({ controller }) => controller === keeper.seat);
  return lines(
    ...towerLine(seen, keeper),
    say('crystalOf', { crystal: keeper.crystal, income: keeper.income }),
    keeper.marks.length > 0 && say('marks', { marks: keeper.marks.join(', ') }),
    keeper.skipDraw > 0 && say('skipDraw', { count: keeper.skipDraw }),
    keeper.skipBattle > 0 && say('skipBattle', { count: keeper.skipBattle }),
    keeper.limit !== undefined && say('limit', { played: keeper.played, limit: keeper.limit }),
    keeper.towerBarred && say('barred'),
    ...(things.length === 0 ? [say('emptyField')] : things.map((thing) => thingLine(seen, thing))),
    say('pilesOf', {
      deck: keeper.deckSize,
      graveyard: keeper.graveyard.length,
      exiled: keeper.exiled.length,
      tokens: keeper.tokenCount,
    }),
    keeper.hand === undefined && say('handSize', { count: keeper.handSize }),
    keeper.graveyard.length > 0 && say('graveyard', { cards: namesCounted(keeper.graveyard) }),
    keeper.exiled.length > 0 && say('exiled', { cards: namesCounted(keeper.exiled) }),
    keeper.tokens !== undefined &&
      keeper.tokens.length > 0 &&
      say('tokenDeck', { cards: namesCounted(keeper.tokens) }),
  );
};

const linkLine = (seen: MysticSeen, link: LinkView): string =>
  joined([
    say('link', {
      number: link.number,
      name: linkName(seen, link),
      kind: say(`linkKind.${link.kind}`),
      who: seen.names[link.seat] ?? '',
    }),
    link.targets.length > 0 &&
      say('linkAt', { targets: link.targets.map((target) => refName(seen, target)).join(', ') }),
  ]);

const whereLines = (seen: MysticSeen): string[] => {
  const { view, names } = seen;
  const { attack, phase, question } = view;
  return lines(
    phase !== 'setup' &&
      `${say('turn', { turn: view.turn })}. ${say('phaseOf', { phase: phaseName(seen), who: names[view.turnPlayer] ?? '' })}.`,
    attack !== undefined &&
      `${say('attacking', { what: refName(seen, attack.attacker), target: refName(seen, attack.target) })}.`,
    attack !== undefined &&
      attack.interceptor >= 0 &&
      `${say('intercepted', { what: refName(seen, attack.interceptor) })}.`,
    question?.deck !== undefined && say('hiddenDeck', { cards: namesCounted(question.deck) }),
  );
};

const handLines = ({ view, viewer }: MysticSeen): string[] => {
  const hand = viewer === 'spectator' ? [] : (view.keepers[viewer]?.hand ?? []);
  return hand.map(({ card, cost, refused }) => {
    const definition = CARDS[card];
    const printed =
      definition?.power === undefined
        ? (definition?.kind ?? '')
        : `${definition.type ?? definition.kind}, ${definition.power}/${definition.hp ?? 0}`;
    const marked = joined([say('cost', { cost }), printed, refused !== undefined && say('cannotPlay')]);
    return joined([`${cardName(card)} (${marked})`, cardWords(card)], ': ');
  });
};

/** The board, the most urgent part first. */
export const boardInWords = (seen: MysticSeen): readonly Section[] => {
  const { view, viewer, names } = seen;
  const side = (keeper: KeeperView): Section => ({
    heading: keeper.seat === viewer ? say('yourSide') : say('sideOf', { who: names[keeper.seat] ?? '' }),
    lines: keeperLines(seen, keeper),
  });
  const [mine, others] = [
    view.keepers.filter(({ seat }) => seat === viewer),
    view.keepers.filter(({ seat }) => seat !== viewer),
  ];
  return [
    { heading: say('where'), lines: whereLines(seen) },
    { heading: say('cascade'), lines: view.links.map((link) => linkLine(seen, link)) },
    { heading: say('yourHand'), lines: handLines(seen) },
    ...mine.map(side),
    ...others.map(side),
  ];
};
