import { potionGivenTo } from '@three-spires/slay-the-spire/options';
import { itemInfo, type RewardView, upgradedFace } from '../pieces/content.ts';
import { nameOfFace } from '../pieces/face-name.ts';
import { say } from '../words/say.ts';
import type { Action } from './actions.ts';
import type { Board } from './board-context.ts';

const KINDS = ['potion', 'relic', 'rare', 'upgradedCard', 'transform', 'insanity'] as const;

export const rewardName = ({ kind, amount }: RewardView): string => {
  if (kind === 'gold') return say('reward.goldAmount', { amount });
  const known = KINDS.find((each) => each === kind);
  return say(known === undefined ? 'reward.card' : `reward.${known}`);
};

export const isItemReward = ({ kind }: RewardView): boolean => kind === 'potion' || kind === 'relic';

/** The face an offered card would have in the deck. */
export const faceToGain = ({ kind }: RewardView, face: number): number =>
  kind === 'upgradedCard' ? (upgradedFace(face) ?? face) : face;

/** What happened to a reward, in words. */
export const rewardState = ({ kind, choice }: RewardView, names: readonly string[]): string => {
  if (kind === 'insanity') return say(choice === 'open' ? 'reward.insanityLater' : 'reward.insanityDone');
  if (choice === 'open') return '';
  if (choice === 'skipped') return say('reward.skipped');
  // All Gold is handed out at the same time (STS-8.2): until then the counter does not change.
  if (kind === 'gold') return say('reward.goldTaken');
  const to = potionGivenTo(choice);
  return to === undefined ? say('reward.taken') : say('reward.givenTo', { who: names[to] ?? '' });
};

const offeredName = (reward: RewardView, place: number): string | undefined => {
  const offered = reward.offer[place];
  if (offered === undefined) return undefined;
  return isItemReward(reward) ? itemInfo(offered).name : nameOfFace(faceToGain(reward, offered));
};

/** Describes revealing, taking, giving or skipping a reward. */
export const describeReward = (board: Board, { does, reward: at, to, option }: Action): string => {
  const reward = board.view.rewards?.[board.seat ?? 0]?.[at?.piece ?? 0];
  if (reward === undefined) return '';
  const what = rewardName(reward);
  if (does === 'reveal' && 'decks' in option.readable)
    return say('reward.revealDecks', { what, decks: String(option.readable.decks) });
  if (does === 'reveal' || does === 'skip') return say(`action.${does}`, { what });
  if (reward.kind === 'insanity') return say('reward.insanityNow');
  if (to !== undefined)
    return say('climb.give', { what: offeredName(reward, 0) ?? what, who: board.names[to] ?? '' });
  return say('action.take', { what: offeredName(reward, at?.place ?? 0) ?? what });
};
