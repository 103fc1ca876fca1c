import { itemInfo, type RewardView } from '@three-spires/slay-the-spire/library';
import { faceName } from './names.ts';
import { say, sayOr } from './words.ts';

/** What a reward is, without what it offers. */
export const rewardName = ({ kind, amount }: RewardView): string =>
  kind === 'gold' ? say('reward.goldAmount', { amount }) : sayOr(`reward.${kind}`, say('reward.card'));

const isItem = ({ kind }: RewardView): boolean => kind === 'potion' || kind === 'relic';

const offerOf = (reward: RewardView): string => {
  if (reward.kind === 'gold' || reward.kind === 'insanity') return '';
  if (!reward.revealed && reward.offer.length === 0) return say('reward.hidden');
  return reward.offer.map((number) => (isItem(reward) ? itemInfo(number).name : faceName(number))).join(', ');
};

const stateOf = ({ choice }: RewardView): string => {
  if (choice === 'open') return say('reward.open');
  return say(choice === 'skipped' ? 'reward.skipped' : 'reward.taken');
};

/** "1. card reward: Anger, Cleave, Clash (still open)" */
export const rewardInWords = (reward: RewardView, at: number): string => {
  const offer = offerOf(reward);
  const named = rewardName(reward);
  const what = offer === '' ? named : say('reward.kindOf', { what: named, offer });
  return say('reward.line', { number: at + 1, what, state: stateOf(reward) });
};
