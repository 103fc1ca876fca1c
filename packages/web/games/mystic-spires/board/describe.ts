/** Actions, targets and previews in words. */

import { type PreviewChange, plainText } from '@three-spires/kernel';
import { previewOf } from '../../../table/decision/changes.ts';
import {
  cardInfo,
  isPile,
  isTower,
  type MysticSpiresView,
  pileCard,
  statusesIn,
  towerInfo,
  towerSeat,
} from '../pieces/content.ts';
import { say } from '../words/say.ts';
import type { Action, Source, Target } from './actions.ts';
import type { Board } from './board-context.ts';

type Named = Pick<Board, 'view' | 'names'>;

/** A card in play by name. Copies of one name on the table are numbered. */
export const nameOfThing = ({ things }: MysticSpiresView, id: number): string => {
  const thing = things.find((each) => each.id === id);
  if (thing === undefined) return '';
  const { name } = cardInfo(thing.card);
  const alike = things.filter(({ card }) => card === thing.card);
  return alike.length < 2 ? name : say('copy', { name, number: alike.indexOf(thing) + 1 });
};

export const nameOfTower = ({ view }: Named, seat: number): string =>
  towerInfo(view.keepers[seat]?.tower ?? 0).name;

const nameOfTarget = (board: Named, target: Target): string => {
  switch (target.kind) {
    case 'thing':
      return nameOfThing(board.view, target.id);
    case 'tower':
      return nameOfTower(board, target.seat);
    case 'pile':
      return cardInfo(target.card).name;
  }
};

/** A Tower, a card in play or a card in a graveyard, as links and events refer to it. */
export const nameOfRef = (board: Named, ref: number): string => {
  if (isTower(ref)) return nameOfTower(board, towerSeat(ref));
  return isPile(ref) ? cardInfo(pileCard(ref)).name : nameOfThing(board.view, ref);
};

export const nameOfSource = (board: Board, source: Source): string => {
  switch (source.kind) {
    case 'card':
      return cardInfo(source.card).name;
    case 'ability':
    case 'attack':
      return nameOfThing(board.view, source.id);
    case 'tower':
      return nameOfTower(board, board.near);
  }
};

const THROWS = ['rock', 'paper', 'scissors'] as const;
export type Throw = (typeof THROWS)[number];
export const throwNamed = (hand: number): Throw => THROWS[hand] ?? 'rock';

/** What an effect does, if a card has several effects to choose from. */
const effectOf = (board: Board, source: Source): string => {
  if (source.kind === 'tower')
    return plainText(towerInfo(board.me?.tower ?? 0).actives[source.which]?.text ?? []);
  if (source.kind !== 'ability') return '';
  const thing = board.view.things.find(({ id }) => id === source.id);
  return thing === undefined ? '' : plainText(cardInfo(thing.card).actives[source.which]?.text ?? []);
};

const describePicked = (board: Board, { does, target }: Action, source: Source): string => {
  const what = nameOfSource(board, source);
  const on = target === undefined ? '' : nameOfTarget(board, target);
  if (does === 'attack') return say('action.attack', { what, target: on });
  if (does === 'play')
    return on === '' ? say('action.play', { what }) : say('action.playOn', { what, target: on });
  const effect = effectOf(board, source);
  return on === '' ? say('action.use', { what, effect }) : say('action.useOn', { what, effect, target: on });
};

const describeNone = ({ view }: Board): string => {
  switch (view.question?.kind) {
    case 'may':
      return say('action.no');
    case 'toll':
      return say('action.refuse');
    case 'intercept':
      return say('action.letThrough');
    case 'search':
      return say('action.takeNone');
    default:
      return say('action.done');
  }
};

/** What leaving does: it ends the battle, or the turn. */
const describeLeave = ({ view }: Board): string =>
  say(view.phase === 'Battle' ? 'action.endBattle' : 'action.endTurn');

/** An action in words, as its button in the list of options shows it. */
export const describeAction = (board: Board, action: Action): string => {
  const { source, target, answer = 0, option } = action;
  if (source !== undefined) return describePicked(board, action, source);
  switch (action.does) {
    case 'target':
      return say('action.choose', { what: target === undefined ? '' : nameOfTarget(board, target) });
    case 'intercept':
      return say('action.intercept', {
        what: target === undefined ? '' : nameOfTarget(board, target),
      });
    case 'card':
      return say(board.view.question?.kind === 'discard' ? 'action.discard' : 'action.take', {
        what: cardInfo(answer).name,
      });
    case 'order':
      return say('action.order', { what: String(option.readable.effect ?? '') });
    case 'throw':
      return say(`throw.${throwNamed(answer)}`);
    case 'first':
      return say(answer === 0 ? 'action.goFirst' : 'action.goSecond');
    case 'yes':
      return board.view.question?.kind === 'toll'
        ? say('action.pay', { number: board.view.question.number })
        : say('action.yes');
    case 'none':
      return describeNone(board);
    case 'leave':
      return describeLeave(board);
    case 'battle':
      return say('action.battle');
    default:
      return say('action.pass');
  }
};

const without = (some: readonly string[], others: readonly string[]): readonly string[] =>
  some.filter((status) => !others.includes(status));

/** The statuses that a preview adds and removes. */
export const statusChange = ({ from, to }: PreviewChange) => ({
  given: without(statusesIn(to), statusesIn(from)),
  taken: without(statusesIn(from), statusesIn(to)),
});

const describeChange = (board: Named, change: PreviewChange): readonly string[] => {
  const { of, index, field, from, to } = change;
  if (of === 'player') {
    const who = field === 'hp' ? nameOfTower(board, index) : (board.names[index] ?? '');
    return [say('change', { who, field: say(field === 'hp' ? 'field.hp' : 'crystal'), from, to })];
  }
  const who = nameOfThing(board.view, index);
  if (field === 'gone') return [say('change.gone', { who })];
  if (field === 'statuses') {
    const { given, taken } = statusChange(change);
    return [
      ...given.map((status) => say('change.given', { who, status })),
      ...taken.map((status) => say('change.taken', { who, status })),
    ];
  }
  return [say('change', { who, field: say(field === 'hp' ? 'field.hp' : 'power'), from, to })];
};

/** What an action would change if there is no response. */
export const describeChanges = (board: Named, action: Action): string => {
  const { changes, unknown } = previewOf(action);
  return [
    ...changes.flatMap((change) => describeChange(board, change)),
    ...(unknown && changes.length > 0 ? [say('changeUnknown')] : []),
  ].join(' · ');
};
