/** Answers to questions between fights: cards of the deck, offers, players, options. */
import { type Move, moveA, moveKind } from '@three-spires/kernel';
import {
  type Card,
  changeOfFilter,
  DONE,
  EVENT_ENTRIES,
  faceOf,
  GIVE_POTION,
  hasRule,
  ITEM_ENTRIES,
  MOVE,
  NONE,
  offersItems,
  PHASE,
  QUESTION,
  REPLACE_POTION,
  uidOf,
} from '@three-spires/slay-the-spire/for-bots';
import type { Outlook } from '../worth/outlook.ts';
import { potionWorth } from '../worth/worth.ts';
import { randomCardGain } from './averages.ts';
import { withoutCard, withUpgrade } from './changes.ts';
import { gainOfRemoving, gainOfUpgrading, worthOfRelic } from './gains.ts';
import type { Option } from './option.ts';
import { cardOption, nameOfFace, nameOfItem, potionOption, relicOption } from './rewards.ts';

const plain = (move: Move, once: number, what: string): Option => ({ move, lasting: 0, once, what });

/** Nothing taken. */
const declined = (move: Move): Option => plain(move, 0, 'none');

export const answerOptions = (outlook: Outlook, moves: readonly Move[]): Option[] => {
  const answers = moves.filter((move) => moveKind(move) === MOVE.choose);
  const { question } = outlook.state;
  switch (question.kind) {
    case QUESTION.card:
      return answers.map((move) => deckAnswer(outlook, move));
    case QUESTION.offer:
      return answers.map((move) => offerAnswer(outlook, move));
    case QUESTION.option:
      return answers.map((move) => optionAnswer(outlook, move));
    default:
      // Swaps rows or cards with another player only when forced to.
      return answers.map((move) => (moveA(move) === DONE ? plain(move, 1, 'none') : declined(move)));
  }
};

const deckAnswer = (outlook: Outlook, move: Move): Option => {
  if (moveA(move) === DONE) return declined(move);
  const { player, state } = outlook;
  const uid = moveA(move);
  const card = player.deck.find((one) => uidOf(one) === uid) as Card;
  const face = faceOf(card);
  const what = nameOfFace(face);
  const removal = gainOfRemoving(outlook, face);
  switch (changeOfFilter(state.question.filter)) {
    case 'upgrade':
      return { move, lasting: gainOfUpgrading(outlook, face), once: 0, change: withUpgrade(uid), what };
    case 'transform': {
      const lasting = removal + Math.max(0, randomCardGain(outlook, 'rewards'));
      return { move, lasting, once: 0, what: `another card for ${what}` };
    }
    case 'remove': {
      const once = bonfireHealing(outlook, face);
      return { move, lasting: removal, once, change: withoutCard(uid), what: without(what) };
    }
    default:
      return { move, lasting: removal, once: 0, what: without(what) };
  }
};

const without = (name: string): string => `without ${name}`;

/** Bonfire Spirits heal for uncommon and rare cards; a Curse costs 1 HP. */
const bonfireHealing = ({ state, player }: Outlook, face: number): number => {
  const event = state.run.event === NONE ? undefined : EVENT_ENTRIES[state.run.event];
  if (event?.options[0]?.effects[0]?.do !== 'bonfire') return 0;
  const name = nameOfFace(face);
  return name === '' || player.hp > 3 ? 0 : 0.1;
};

const offerAnswer = (outlook: Outlook, move: Move): Option => {
  const { state, player } = outlook;
  const at = moveA(move);
  if (at === DONE) return declined(move);
  const losing = state.question.optional === 0 && offersItems(state);
  if (!offersItems(state)) return offeredCard(outlook, move, state.run.offer[at] as number);
  if (at >= GIVE_POTION) return plain(move, 0.5, 'a gift');
  if (at >= REPLACE_POTION)
    return potionOption(move, state.run.offer[0] as number, player.potions[at - REPLACE_POTION]);
  const item = state.run.offer[at] as number;
  const isPotion = ITEM_ENTRIES[item]?.definition.kind === 'potion';
  if (losing)
    return plain(move, isPotion ? -potionWorth(item) : -worthOfRelic(outlook, item), nameOfItem(item));
  return isPotion ? potionOption(move, item) : relicOption(outlook, move, item);
};

/** Cards offered for the deck are faces; those that leave it are cards. */
const offeredCard = (outlook: Outlook, move: Move, card: Card): Option => {
  if (outlook.state.question.optional !== 0) return cardOption(outlook, move, card);
  const face = faceOf(card);
  const lasting = gainOfRemoving(outlook, face);
  return { move, lasting, once: 0, change: withoutCard(uidOf(card)), what: without(nameOfFace(face)) };
};

const MANY_HP = 5;

const optionAnswer = (outlook: Outlook, move: Move): Option => {
  const { state, player } = outlook;
  const at = moveA(move);
  if (at === DONE) return declined(move);
  // Another player wants the relic that this seat has claimed: the die decides.
  if (state.phase === PHASE.bossRelics) return plain(move, at === 1 ? 1 : 0, 'the die decides');
  const event = state.run.event === NONE ? undefined : EVENT_ENTRIES[state.run.event];
  // Scrap Ooze asks whether to reach in again (0) for 1 HP.
  if (event !== undefined && state.stack.length > 0 && !hasRule(player, 'restRemoves'))
    return plain(move, (at === 0) === player.hp >= MANY_HP ? 1 : 0, at === 0 ? 'again' : 'enough');
  return plain(move, at === 0 ? 1 : 0.5, 'the first');
};
