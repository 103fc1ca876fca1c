/**
 * The closed lists behind the vocabulary. A definition uses the words; the compiler turns a word into its
 * place in its list, so the order here is part of the content hash but of nothing else.
 */

export const CHARACTERS = ['Ironclad', 'Silent', 'Defect', 'Watcher'] as const;
export type Character = (typeof CHARACTERS)[number];

export const CARD_TYPES = ['attack', 'skill', 'power', 'curse', 'status', 'ticket'] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** Tokens that lie on players and enemies. */
export const TOKENS = ['strength', 'vulnerable', 'weak', 'poison'] as const;
export type Token = (typeof TOKENS)[number];

export const ORBS = ['lightning', 'frost', 'dark'] as const;
export type Orb = (typeof ORBS)[number];

export const STANCES = ['neutral', 'calm', 'wrath'] as const;
export type Stance = (typeof STANCES)[number];

/** Waiting effects that play a card more than once (STS-26.7). */
export const DOUBLINGS = ['attack', 'skill', 'attackOrSkill', 'attackThreeTimes'] as const;
export type Doubling = (typeof DOUBLINGS)[number];

/** Places of a player's cards (STS-4.1); the deck between combats. */
export const PILES = ['hand', 'draw', 'discard', 'exhaust', 'deck'] as const;
export type PileName = (typeof PILES)[number];

/** What an amount can be counted by; each is read off the state at that moment (STS-16.10). */
export const COUNTS = [
  'nothing',
  'x',
  'block',
  'energy',
  'strength',
  'attacksInHand',
  'skillsInHand',
  'strikesInHand',
  'cardsInHand',
  'cardsInExhaustPile',
  'movedCards',
  'otherAttacksThisTurn',
  'poisonOnTarget',
  'weakAndPoisonOnTarget',
  'miracles',
  'shivs',
  'orbs',
  'frostOrbs',
  'lightningOrbs',
  'orbTypes',
  'players',
  'retainCardsInHand',
  'damageThrough',
  'attackers',
  'redCubes',
  'leftoverEnergy',
  'powersOfRichest',
  'cubesOnEnemy',
] as const;
export type Count = (typeof COUNTS)[number];

/** What a condition can ask. */
export const CONDITIONS = [
  'die',
  'lostHp',
  'hasShiv',
  'discardedThisTurn',
  'killedTarget',
  'targetAtFullHp',
  'targetPoisoned',
  'drawnSkill',
  'retained',
  'noBlock',
  'atMostTwoCardsInHand',
  'atLeastThreeOrbs',
  'topDiscardCostsZero',
  'firstCardThisTurn',
  'changedStance',
  'firstRound',
  'tenGold',
  'noAttackInHand',
  'emptyHand',
  'inWrath',
  'inCalm',
  'solo',
  'didSo',
] as const;
export type ConditionName = (typeof CONDITIONS)[number];

/** When a card may be played at all (STS-13.24). */
export const PLAY_CONDITIONS = [
  'always',
  'onlyAttacksInHand',
  'emptyDrawPile',
  'noOtherAttackInHand',
  'xAtLeastOne',
] as const;
export type PlayCondition = (typeof PLAY_CONDITIONS)[number];

/** What abilities react to. At most 31, since a set of them is one integer. */
export const TRIGGERS = [
  'startOfCombat',
  'beforeDraw',
  'startOfTurn',
  'endOfTurn',
  'endOfCombat',
  'onExhaust',
  'onDrawStatus',
  'onDrawCurse',
  'onShuffle',
  'onGainBlock',
  'onDiscardEffect',
  'onTokenOnEnemy',
  'onPlayPower',
  'onChangeStance',
  'onEnterWrath',
  'onDamaged',
  'onHitThrough',
  'onDeath',
  'onPlayerAttack',
  'onPlayerSkill',
  'onScry',
  'afterAttacked',
  'afterWounded',
  'onHpLost',
  'onAllyDeath',
  'onArrival',
] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** Lasting changes of the rules for one player, each a number that adds up over cards and items. */
export const MODIFIERS = [
  'keepBlock',
  'freeSkills',
  'exhaustSkills',
  'shivDamage',
  'blockPerIcon',
  'poisonPerHit',
  'hpLossLimit',
  'orbSlots',
  'evokeBonus',
  'darkEvokeBonus',
  'orbBonus',
  'lightningBonus',
  'lightningHitsRow',
  'wrathDamage',
  'starterStrikeDamage',
  'starterStrikeDamagePerCube',
  'starterDefendBlock',
  'zeroCostDamage',
  'cancelHpLoss',
] as const;
export type Modifier = (typeof MODIFIERS)[number];

/** Abilities of enemies that change a rule instead of reacting to something. */
export const TRAITS = [
  'flying',
  'slow',
  'barricade',
  'curiosity',
  'void',
  'invincible',
  'timeWarp',
  'immuneSlots',
] as const;
export type Trait = (typeof TRAITS)[number];

/** Rules that relics change while they are held, most of them outside combat. */
export const ITEM_RULES = [
  'noRest',
  'noSmith',
  'noGold',
  'noPotions',
  'noCurses',
  'hpCap6',
  'eggAttack',
  'eggSkill',
  'restHealsMore',
  'restRemoves',
  'moveAnywhere',
  'goldAtEvents',
  'prismatic',
] as const;
export type ItemRule = (typeof ITEM_RULES)[number];

/** How an item changes a roll of the die (STS-13.9). */
export const DIE_CHANGES = ['none', 'reroll', 'raise', 'lower', 'set'] as const;
export type DieChange = Exclude<(typeof DIE_CHANGES)[number], 'none'>;

/** What an ability used on demand can ask for. */
export const USE_CONDITIONS = ['always', 'lostHp', 'playedPower', 'reshuffled'] as const;
export type UseCondition = (typeof USE_CONDITIONS)[number];

export const REWARDS = [
  'gold',
  'card',
  'potion',
  'relic',
  'rare',
  'bossRelic',
  'upgradedCard',
  'transform',
  /** The Transform that the modifier Insanity demands (STS-31.11). */
  'insanity',
] as const;
/** What a card can print as a reward, or a modifier make of it. */
export type RewardKind = Exclude<(typeof REWARDS)[number], 'insanity'>;

/** A word's place in its list. */
export const indexIn = <Word extends string>(list: readonly Word[], word: Word): number => {
  const index = list.indexOf(word);
  if (index < 0) throw new Error(`"${word}" is not one of ${list.join(', ')}`);
  return index;
};
