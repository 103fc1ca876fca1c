/** Options in words. Their readable form names everything but the costs and the texts on the table. */
import { uidOf, upgradedFace } from '@three-spires/slay-the-spire/library';
import { type Option as Read, readOption } from '@three-spires/slay-the-spire/options';
import type { Option } from '@three-spires/table';
import { joined } from '../telling/parts.ts';
import { enemyName, faceName, roomName, type SlaySeen, wordsOf } from './names.ts';
import { rewardName } from './rewards.ts';
import { say } from './words.ts';

type Word = (field: string) => string;

const MEMORY = ['retained', 'free', 'staying', 'drawnLate', 'toBePlayed'] as const;

/** What distinguishes a card in hand from another with the same name. */
const remembered = ({ readable }: Option): string => {
  const marks = MEMORY.filter((mark) => mark in readable).map((mark) => say(`memory.${mark}`));
  const by = readable.cheaper;
  if (by !== undefined) marks.push(say('memory.cheaper', { by }));
  return marks.length === 0 ? '' : ` (${marks.join(', ')})`;
};

/** Puts an option on its target. */
const aimed = (what: string, { readable }: Option, key: 'action.play' | 'action.use'): string => {
  if (readable.enemy !== undefined) return say(`${key}On`, { what, target: readable.enemy });
  const plain = say(key, { what });
  if (readable.row !== undefined) return say('onRow', { what: plain, row: readable.row });
  return readable.player === undefined ? plain : say('forPlayer', { what: plain, who: readable.player });
};

const costInHand = ({ view, viewer }: SlaySeen, read: Read): string => {
  if (read.do !== 'play' || viewer === 'spectator') return '';
  const held = view.players[viewer]?.hand?.find(({ card }) => uidOf(card) === read.spot.card);
  return typeof held?.cost === 'number' ? ` (${say('cost', { cost: held.cost })})` : '';
};

const played = (option: Option, seen: SlaySeen, read: Read): string => {
  const { readable } = option;
  const named = `${readable.card}${remembered(option)}`;
  const withX = readable.x === undefined ? named : say('withX', { what: named, x: readable.x });
  const paid =
    readable.miracles === undefined
      ? withX
      : say('withMiracles', { what: withX, miracles: readable.miracles });
  return `${aimed(paid, option, 'action.play')}${costInHand(seen, read)}`;
};

const rewardOf = ({ view, viewer }: SlaySeen, piece: number) =>
  viewer === 'spectator' ? undefined : view.rewards?.[viewer]?.[piece];

const describeReward = (option: Option, seen: SlaySeen, read: Read, word: Word): string => {
  if (read.spot.at !== 'reward') return say('action.take', { what: word('relic') });
  const reward = rewardOf(seen, read.spot.piece);
  const place = say('rewardPlace', { number: read.spot.piece + 1 });
  const what = reward === undefined ? word('reward') : rewardName(reward);
  if (read.do === 'reveal')
    return 'decks' in option.readable
      ? say('reward.revealDecks', { what: `${what} ${place}`, decks: word('decks') })
      : say('action.reveal', { what: `${what} ${place}` });
  if (read.do === 'skip') return say('action.skip', { what: `${what} ${place}` });
  if (reward?.kind === 'insanity') return say('reward.insanityNow');
  if (read.do === 'give') return say('climb.give', { what: word('potion'), who: word('player') });
  const face = read.do === 'take' ? reward?.offer[read.place] : undefined;
  const upgraded = reward?.kind === 'upgradedCard' && face !== undefined ? upgradedFace(face) : undefined;
  const gained = upgraded === undefined ? word('card') : faceName(upgraded);
  return say('action.take', { what: `${word('relic') || word('potion') || gained || what} ${place}` });
};

const described = (seen: SlaySeen, place: number): string => {
  const { view, viewer } = seen;
  const menu = view.run?.menus?.[viewer === 'spectator' ? 0 : viewer];
  const option = menu?.[place];
  return option === undefined ? '' : wordsOf(option.text);
};

const voted = (option: Option, seen: SlaySeen, read: Read, word: Word): string => {
  const { readable } = option;
  if (readable.room !== undefined)
    return say('climb.vote', {
      what: say('room', {
        room: roomName(word('room')),
        floor: Number(readable.row) + 1,
        column: Number(readable.column) + 1,
      }),
    });
  if (readable.player !== undefined)
    return say('climb.vote', { what: say('choosePlayer', { who: word('player') }) });
  if (readable.choice !== undefined)
    return say('climb.vote', { what: say(readable.choice === 'next act' ? 'actNext' : 'actEnd') });
  const text = read.spot.at === 'menu' ? described(seen, read.spot.place) : '';
  return say('climb.vote', { what: joined([word('option'), text], ': ') });
};

const paid = (line: string, word: Word): string => {
  const who = word('paidBy');
  return who === '' ? line : say('paidBy', { what: line, who });
};

const bought = (read: Read, word: Word): string => {
  const price = word('price');
  const thing = word('relic') || word('potion') || word('card') || word('colorless');
  if (thing === '') return paid(say('climb.buyRemove', { price }), word);
  const line = say('climb.buy', { what: thing, price });
  const to = word('player');
  return paid(to === '' || read.do !== 'buy' ? line : say('forPlayer', { what: line, who: to }), word);
};

const answered = (option: Option, seen: SlaySeen, read: Read, word: Word): string => {
  const { readable } = option;
  const { question } = seen.view;
  if (readable.do === 'done')
    return say(question?.kind === 'shiv' ? 'setDown' : question?.optional ? 'chooseNone' : 'action.done');
  if (readable.do === 'give') return say('climb.give', { what: word('item'), who: word('player') });
  if (readable.do === 'replace') return say('offer.replace', { what: word('item'), drop: word('drop') });
  if (readable.do === 'shiv') return say('action.useOn', { what: say('symbol.shiv'), target: word('enemy') });
  const at = read.do === 'choose' ? read.answer : undefined;
  if (question?.kind === 'option' && at !== undefined)
    return say('action.choose', { what: question.options?.[at] ?? word('name') });
  if (question?.kind === 'orb')
    return say('action.choose', {
      what: say('orbAt', { orb: say('orb', { orb: word('orb') }), place: (at ?? 0) + 1 }),
    });
  if (readable.row !== undefined) return say('action.choose', { what: say('row', { row: word('row') }) });
  if (readable.player !== undefined)
    return say('action.choose', { what: say('choosePlayer', { who: word('player') }) });
  return say('action.choose', {
    what: `${word('enemy') || word('card') || word('item')}${remembered(option)}`,
  });
};

const between = (option: Option, seen: SlaySeen, read: Read, word: Word): string => {
  switch (read.do) {
    case 'option':
      return paid(joined([word('option'), described(seen, read.spot.place)], ': '), word);
    case 'vote':
      return voted(option, seen, read, word);
    case 'buy':
      return bought(read, word);
    case 'share':
      if (read.change === undefined) return say('climb.share');
      return say(read.change === 1 ? 'climb.shareMore' : 'climb.shareLess');
    case 'drop':
      return say('climb.drop', { what: word('potion') });
    case 'useRelic':
      return say('climb.useRelic', { what: word('relic') });
    case 'takeBossRelic':
      return say('climb.takeBossRelic', {
        what:
          word('player') === '' ? word('relic') : say('insist', { what: word('relic'), who: word('player') }),
      });
    case 'leave':
    case 'swapRows':
    case 'skipBossRelic':
      return say(`climb.${read.do}`);
    default:
      return say('action.done');
  }
};

/** An option as a short imperative sentence. */
export const optionInWords = (option: Option, seen: SlaySeen): string => {
  const read = readOption(option, seen.view.question);
  const word: Word = (field) => String(option.readable[field] ?? '');
  switch (read.do) {
    case 'play':
      return played(option, seen, read);
    case 'ability':
      return aimed(word('card'), option, 'action.use');
    case 'relic':
      return aimed(word('relic'), option, 'action.use');
    case 'potion':
      return read.face === undefined
        ? aimed(word('potion'), option, 'action.use')
        : say('action.setDie', { what: word('potion'), face: read.face });
    case 'shiv':
      return aimed(say('symbol.shiv'), option, 'action.use');
    case 'miracle':
      return say('action.miracle');
    case 'acceptDie':
      return say('climb.acceptDie');
    case 'choose':
      return answered(option, seen, read, word);
    case 'order':
      return say('action.order', { what: waitingName(seen, read.answer) || word('ability') });
    case 'endTurn':
    case 'takeBack':
    case 'orderAll':
    case 'orderLater':
    case 'confirm':
      return say(`action.${read.do}`);
    case 'reveal':
    case 'take':
    case 'skip':
      return describeReward(option, seen, read, word);
    case 'give':
      return read.spot.at === 'reward'
        ? describeReward(option, seen, read, word)
        : say('climb.give', { what: word('potion'), who: word('player') });
    default:
      return between(option, seen, read, word);
  }
};

/** A waiting ability: its card, and whose it is where a name could be either's. */
const waitingName = ({ view, names }: SlaySeen, place: number): string => {
  const waiting = view.question?.waiting ?? [];
  const one = waiting[place];
  if (one === undefined) return '';
  const alike = waiting.filter(({ name }) => name === one.name);
  if (alike.length < 2) return one.name;
  return `${one.name} (${one.enemy < 0 ? (names[one.seat] ?? '') : enemyName(view, one.enemy)})`;
};
