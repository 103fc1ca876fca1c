/**
 * Rewards after a fight and offers from effects: cards, relics, potions. Nothing is gained before all have
 * confirmed.
 */
import { type Move, moveA, moveB, moveKind } from '@three-spires/kernel';
import {
  CAN_UPGRADE,
  FACES,
  GIVE_POTION,
  hasRule,
  ITEM_ENTRIES,
  KEY,
  MOVE,
  NONE,
  REWARDS,
  type Reward,
  ROOM,
} from '@three-spires/slay-the-spire/for-bots';
import type { Outlook } from '../worth/outlook.ts';
import { potionWorth } from '../worth/worth.ts';
import { withCard, withRelic } from './changes.ts';
import { worthOfEffects } from './effects.ts';
import { gainOfAdding, gainOfRelic } from './gains.ts';
import type { Option } from './option.ts';

const GOLD = REWARDS.indexOf('gold');
const POTION = REWARDS.indexOf('potion');
const RELIC = REWARDS.indexOf('relic');
const UPGRADED_CARD = REWARDS.indexOf('upgradedCard');

export const nameOfFace = (face: number): string => FACES[face]?.name ?? '';
export const nameOfItem = (item: number): string => ITEM_ENTRIES[item]?.definition.name ?? '';

/** A card that joins the deck. */
export const cardOption = (outlook: Outlook, move: Move, face: number): Option => ({
  move,
  lasting: gainOfAdding(outlook, face),
  once: 0,
  change: withCard(face),
  what: nameOfFace(face),
});

/** A relic that is gained, with its immediate effects. */
export const relicOption = (outlook: Outlook, move: Move, item: number): Option => {
  const definition = ITEM_ENTRIES[item]?.definition;
  const atOnce = worthOfEffects(outlook, definition?.onGain ?? definition?.outsideCombat ?? []);
  const stays = definition?.discardAfterGain !== true;
  return {
    move,
    lasting: stays ? gainOfRelic(outlook, item) : 0,
    once: atOnce,
    ...(stays ? { change: withRelic(item) } : {}),
    what: nameOfItem(item),
  };
};

/** A free potion slot is worth more than the worst potion. */
export const potionOption = (move: Move, item: number, instead?: number): Option => ({
  move,
  lasting: 0,
  once: potionWorth(item) - (instead === undefined ? 0 : potionWorth(instead)) + 0.01,
  what: nameOfItem(item),
});

const NOTHING = { lasting: 0, once: 0, what: '' } as const;

/** The next step through the rewards: reveal, then take or skip one at a time, then confirm. */
export const rewardOptions = (outlook: Outlook, moves: readonly Move[]): Option[] => {
  const rewards = outlook.state.rewards[outlook.seat] ?? [];
  const reveal = moves.find((move) => moveKind(move) === MOVE.reveal);
  if (reveal !== undefined) return [{ ...NOTHING, move: reveal, what: 'see what it is' }];
  const at = rewards.findIndex(({ choice }) => choice === NONE);
  if (at >= 0) return choicesOf(outlook, moves, at, rewards[at] as Reward);
  const confirm = moves.find((move) => moveKind(move) === MOVE.confirm);
  return confirm === undefined ? [] : [{ ...NOTHING, move: confirm, what: 'done' }];
};

const choicesOf = (outlook: Outlook, moves: readonly Move[], at: number, reward: Reward): Option[] => {
  const options: Option[] = [];
  for (const move of moves) {
    if (moveA(move) !== at) continue;
    if (moveKind(move) === MOVE.skip) options.push(...skipOption(outlook, move, reward));
    else if (moveKind(move) === MOVE.take) options.push(takeOption(outlook, move, reward));
  }
  const drop = options.length < 2 ? dropFor(outlook, moves, reward) : undefined;
  return drop === undefined ? options : [...options, drop];
};

/** Relics do no harm, unlike Boss relics: one is left only for a key. */
const skipOption = (outlook: Outlook, move: Move, reward: Reward): Option[] => {
  const once = worthOfSkipping(outlook, reward);
  return reward.kind === RELIC && once === 0 ? [] : [{ ...NOTHING, move, once, what: 'none of them' }];
};

const takeOption = (outlook: Outlook, move: Move, reward: Reward): Option => {
  const choice = moveB(move);
  if (reward.kind === GOLD) return { ...NOTHING, move, once: outlook.goldRate * reward.amount, what: 'gold' };
  if (choice >= GIVE_POTION && reward.kind === POTION)
    return { ...NOTHING, move, once: 0.5 * potionWorth(reward.offer[0] as number), what: 'a gift' };
  const offered = reward.offer[choice];
  if (offered === undefined) return { ...NOTHING, move, what: 'it' };
  if (reward.kind === RELIC) return relicOption(outlook, move, offered);
  if (reward.kind === POTION) return potionOption(move, offered);
  const upgrades = reward.kind === UPGRADED_CARD && CAN_UPGRADE[offered] === 1;
  return cardOption(outlook, move, upgrades ? offered + 1 : offered);
};

/** STS-32.5: skipping all relics of a room gives the Sapphire Key, required to reach the Heart. */
const worthOfSkipping = ({ state }: Outlook, { kind }: Reward): number => {
  const { run } = state;
  const wanted = run.actFour !== 0 && (run.keys & KEY.sapphire) === 0;
  return kind === RELIC && wanted && (run.room === ROOM.treasure || run.act >= 2) ? SAPPHIRE : 0;
};
const SAPPHIRE = 25;

/** Without room for a better potion, the worst one is discarded first. */
const dropFor = (outlook: Outlook, moves: readonly Move[], reward: Reward): Option | undefined => {
  const offered = reward.offer[0];
  if (reward.kind !== POTION || offered === undefined || hasRule(outlook.player, 'noPotions'))
    return undefined;
  const { potions } = outlook.player;
  let worst: Option | undefined;
  for (const move of moves) {
    if (moveKind(move) !== MOVE.dropPotion) continue;
    const own = potions[moveA(move)] as number;
    const once = potionWorth(offered) - potionWorth(own) - 0.3;
    if (worst === undefined || once > worst.once) worst = { ...NOTHING, move, once, what: nameOfItem(own) };
  }
  return worst;
};
