/** Log lines. Events name cards in play by id, and include which card that was. */

import { formatMessage, type MessageParams, type Text } from '@three-spires/kernel';
import { abilityEntry } from '../rules/compile/entries.ts';
import type { MysticSpiresEvent } from '../rules/event.ts';
import { cardName } from '../rules/naming.ts';
import { isTower, towerSeat } from '../rules/refs.ts';
import { REASONS } from '../rules/state.ts';
import { LINK_KINDS } from '../rules/view-types.ts';
import { STATUSES } from '../words/lists.ts';
import { isAdjective } from '../words/objects.ts';
import { enLog } from './en-log.ts';

const say = (key: string, params: MessageParams = {}): Text => formatMessage(enLog, key, params);

type Names = readonly string[];

const whoIs = (names: Names, seat: number): string => names[seat] ?? '';

/**
 * A Tower or a card in play; a table's log does not know the cards behind ids, so the event includes the
 * card.
 */
const whatIs = (names: Names, ref: number, card: number | undefined): string | Text => {
  if (isTower(ref)) return say('log.tower', { who: whoIs(names, towerSeat(ref)) });
  return card === undefined ? say('log.something') : cardName(card);
};

const narrateOver = (names: Names, losers: number, reasons: readonly number[]): Text => {
  if (losers === 3) return say('log.over.draw');
  const seat = losers === 1 ? 0 : 1;
  return say(`log.over.${REASONS[reasons[seat] ?? 0]}`, { who: whoIs(names, seat) });
};

const narrateStatus = ({ card, status, given }: Extract<MysticSpiresEvent, { type: 'status' }>): Text => {
  const name = STATUSES[status] ?? '';
  const key = given ? (isAdjective(name) ? 'become' : 'given') : 'taken';
  return say(`log.status.${key}`, { what: cardName(card), status: [{ keyword: name }] });
};

/** The card a link comes from, or the Tower. */
const linkName = (card: number, ability: number): string =>
  card >= 0 ? cardName(card) : abilityEntry(ability).name;

/**
 * The line for an event, empty if it needs none: passes, steps of the Cascade, and what an attack's line
 * covers.
 */
export const narrate = (event: MysticSpiresEvent, names: Names): Text => capitalised(tell(event, names));

/** Capitalises a sentence, whatever it starts with: a person's name, for example. */
const capitalised = (text: Text): Text => {
  const [first, ...rest] = text;
  return typeof first === 'string' ? [first.charAt(0).toUpperCase() + first.slice(1), ...rest] : text;
};

type Declared = Extract<MysticSpiresEvent, { type: 'attackDeclared' }>;

/** The result of an attack, as parts of one sentence. */
const resultOf = (event: MysticSpiresEvent, names: Names): readonly Text[] => {
  switch (event.type) {
    case 'intercepted':
      return [say('log.attack.intercepted', { what: cardName(event.card) })];
    case 'damaged':
      return [
        say('log.attack.damaged', {
          what: whatIs(names, event.ref, event.card),
          amount: event.amount,
          left: Math.max(0, event.left),
        }),
      ];
    case 'left':
      return [say('log.attack.destroyed', { what: cardName(event.card) })];
    case 'attackNegated':
      return [say('log.attack.negated')];
    default:
      return [];
  }
};

/**
 * An attack in one line: attacker, target and result. `more` are the events grouped with it by
 * `toldTogether`.
 */
export const narrateAttack = (event: Declared, more: readonly MysticSpiresEvent[], names: Names): Text => {
  const what = cardName(event.card);
  const target = whatIs(names, event.target, event.targetCard);
  const parts = more.flatMap((each) => resultOf(each, names));
  const isVain = more.some(({ type }) => type === 'attackEnded') && parts.length === 0;
  const all = isVain ? [say('log.attack.vain')] : parts;
  if (all.length === 0) return capitalised(say('log.attackDeclared', { what, target }));
  const result = all.flatMap((part, at) => (at === 0 ? part : [', ', ...part]));
  return capitalised(say('log.attack', { what, target, result }));
};

const tell = (event: MysticSpiresEvent, names: Names): Text => {
  const who = 'seat' in event ? whoIs(names, event.seat) : '';
  const card = 'card' in event && event.card >= 0 ? cardName(event.card) : '';
  switch (event.type) {
    case 'gameBegan':
      return say('log.gameBegan', { who: whoIs(names, event.first) });
    case 'thrown':
      return say('log.thrown', {
        first: whoIs(names, 0),
        second: whoIs(names, 1),
        one: say(`throw.${event.throws[0]}`),
        two: say(`throw.${event.throws[1]}`),
      });
    case 'turnBegan':
      return say('log.turnBegan', { who, turn: event.turn });
    case 'phaseSkipped':
    case 'skipOwed':
      return say(`log.${event.type}`, { who, phase: event.phase });
    case 'drew':
      return say('log.drew', { who, number: event.number });
    case 'crystal':
      return say(event.change > 0 ? 'log.crystal.gain' : 'log.crystal.pay', {
        who,
        number: Math.abs(event.change),
        now: event.now,
      });
    case 'announced':
      // The declaration has already been narrated.
      if (LINK_KINDS[event.kind] === 'attack') return [];
      return say(`log.announced.${LINK_KINDS[event.kind]}`, {
        who,
        number: event.number,
        card: linkName(event.card, event.ability),
      });
    case 'disrupted':
      return say(`log.${event.type}`, { card: linkName(event.card, event.ability) });
    case 'foundNothing':
      return say(`log.${event.type}`, { who });
    case 'summoned':
    case 'arrived':
    case 'found':
      return say(`log.${event.type}`, { who, card });
    case 'left':
      return say(event.destroyed ? 'log.left.destroyed' : `log.left.${event.to}`, { who, card });
    case 'moved':
      return say(`log.moved.${event.from}.${event.to}`, { who, card });
    case 'damaged':
    case 'lostHp':
    case 'healed':
      return say(`log.${event.type}`, {
        what: whatIs(names, event.ref, event.card),
        amount: event.amount,
        left: Math.max(0, event.left),
      });
    case 'status':
      return narrateStatus(event);
    case 'marked':
      return say('log.marked', { what: whatIs(names, event.ref, event.card), amount: event.amount });
    case 'attackDeclared':
      return narrateAttack(event, [], names);
    case 'intercepted':
      return say('log.intercepted', { what: cardName(event.card) });
    case 'toll':
      return say(event.paid ? 'log.toll.paid' : 'log.toll.refused', { who, number: event.number });
    case 'over':
      return narrateOver(names, event.losers, event.reasons);
    case 'bonded':
      return say('log.bonded', {
        one: event.cards === undefined ? say('log.something') : cardName(event.cards[0]),
        other: event.cards === undefined ? say('log.something') : cardName(event.cards[1]),
      });
    case 'attackNegated':
    case 'attackEnded':
      return say(`log.${event.type}`);
    default:
      return [];
  }
};
