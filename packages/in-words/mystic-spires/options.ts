/** Options in words. */
import { plainText } from '@three-spires/kernel';
import { abilityText, CARDS, TOWERS } from '@three-spires/mystic-spires/library';
import { type Option as Read, readOption } from '@three-spires/mystic-spires/options';
import type { Option } from '@three-spires/table';
import { cardName, type MysticSeen, targetName, thingName, towerName } from './names.ts';
import { say } from './words.ts';

/** The text of the Active effect that is meant. */
const effectText = ({ view, viewer }: MysticSeen, read: Read): string => {
  const keeper = viewer === 'spectator' ? undefined : view.keepers[viewer];
  const isTower = read.do === 'tower';
  const card = read.do === 'use' ? view.things.find(({ id }) => id === read.id)?.card : undefined;
  const definition = isTower ? TOWERS[keeper?.tower ?? -1] : CARDS[card ?? -1];
  const actives = (definition?.abilities ?? []).filter(({ kind }) => kind === 'active');
  const active = read.do === 'use' || read.do === 'tower' ? actives[read.which] : undefined;
  return active === undefined ? '' : plainText(abilityText(active, CARDS[card ?? -1]));
};

const targetOf = (seen: MysticSeen, read: Read): string =>
  'target' in read && read.target !== undefined ? targetName(seen, read.target) : '';

const used = (seen: MysticSeen, read: Read, what: string): string => {
  const [effect, target] = [effectText(seen, read), targetOf(seen, read)];
  return target === '' ? say('action.use', { what, effect }) : say('action.useOn', { what, effect, target });
};

const costOf = ({ view, viewer }: MysticSeen, card: number): string => {
  const hand = viewer === 'spectator' ? [] : (view.keepers[viewer]?.hand ?? []);
  const cost = hand.find((each) => each.card === card)?.cost;
  return cost === undefined ? '' : ` (${say('cost', { cost })})`;
};

const none = ({ view }: MysticSeen): string => {
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

const THROWS = ['rock', 'paper', 'scissors'] as const;

const ordered = ({ view }: MysticSeen, { readable }: Option, place: number): string => {
  const what = String(readable.effect ?? '');
  const many = (view.question?.abilities?.length ?? 0) > 1;
  return say('order', { what: many ? say('orderAt', { what, place: place + 1 }) : what });
};

/** An option as a short imperative sentence. */
export const optionInWords = (option: Option, seen: MysticSeen): string => {
  const { view, viewer } = seen;
  const read = readOption(option.move, view, viewer === 'spectator' ? 0 : viewer);
  const target = targetOf(seen, read);
  switch (read.do) {
    case 'play': {
      const what = cardName(read.card);
      const line = target === '' ? say('action.play', { what }) : say('action.playOn', { what, target });
      return `${line}${costOf(seen, read.card)}`;
    }
    case 'use':
      return used(seen, read, thingName(view, read.id));
    case 'tower':
      return used(seen, read, towerName(seen, viewer === 'spectator' ? 0 : viewer));
    case 'attack':
      return say('action.attack', { what: thingName(view, read.id), target: target || say('nothing') });
    case 'target':
      return target === '' ? say('action.done') : say('action.choose', { what: target });
    case 'intercept':
      return say('action.intercept', { what: target });
    case 'order':
      return ordered(seen, option, read.place);
    case 'card':
      return say(view.question?.kind === 'discard' ? 'action.discard' : 'action.take', {
        what: cardName(read.card),
      });
    case 'throw':
      return say(`throw.${THROWS[read.hand] ?? 'rock'}`);
    case 'first':
      return say(read.turn === 0 ? 'action.goFirst' : 'action.goSecond');
    case 'yes':
      return view.question?.kind === 'toll'
        ? say('action.pay', { number: view.question.number })
        : say('action.yes');
    case 'none':
      return none(seen);
    case 'leave':
      return say(view.phase === 'Battle' ? 'action.endBattle' : 'action.endTurn');
    case 'battle':
      return say('action.battle');
    case 'concede':
      return say('concede');
    case 'pass':
      return say('action.pass');
  }
};
