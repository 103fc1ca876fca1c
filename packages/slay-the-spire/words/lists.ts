/**
 * The closed lists behind the vocabulary. Definitions use the words; the compiler turns each word into its
 * index, so the order affects the content hash and nothing else.
 */

export const CHARACTERS = ['Ironclad', 'Silent', 'Defect', 'Watcher'] as const;
export type Character = (typeof CHARACTERS)[number];

export const CARD_TYPES = ['attack', 'skill', 'power', 'curse', 'status', 'ticket'] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** Tokens on players and enemies. */
export const TOKENS = ['strength', 'vulnerable', 'weak', 'poison'] as const;
export type Token = (typeof TOKENS)[number];

export const ORBS = ['lightning', 'frost', 'dark'] as const;
export type Orb = (typeof ORBS)[number];

export const STANCES = ['neutral', 'calm', 'wrath'] as const;
export type Stance = (typeof STANCES)[number];

/** Pending effects that play a card more than once (STS-26.7). */
export const DOUBLINGS = ['attack', 'skill', 'attackOrSkill', 'attackThreeTimes'] as const;
export type Doubling = (typeof DOUBLINGS)[number];

/** Places for a player's cards (STS-4.1); `deck` is used between combats. */
export const PILES = ['hand', 'draw', 'discard', 'exhaust', 'deck'] as const;
export type PileName = (typeof PILES)[number];

/**
 * The cards a choice accepts: any, those of (or not of) a type, or those without printed Retain. The last
 * three are for the rules alone: cards not kept in hand yet, marked ones, and those to be discarded.
 */
export const FILTERS = [
  'any',
  'attack',
  'nonAttack',
  'skill',
  'attackOrSkill',
  'unretained',
  'unkept',
  'marked',
  'leaving',
] as const;
export type CardFilter = Exclude<(typeof FILTERS)[number], 'unkept' | 'marked' | 'leaving'>;

/** Everything, in place of a number of cards. */
export const ALL_CARDS = 255;

/** What an amount can count; each is read from the state at that moment (STS-16.10). */
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

/** What a condition can test. */
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

/** Restrictions on when a card may be played at all (STS-13.24). */
export const PLAY_CONDITIONS = [
  'always',
  'onlyAttacksInHand',
  'emptyDrawPile',
  'noOtherAttackInHand',
  'xAtLeastOne',
] as const;
export type PlayCondition = (typeof PLAY_CONDITIONS)[number];

/** What abilities react to. At most 31, because a set of them is one integer. */
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

/** Lasting rule changes for one player; each is a number summed over cards and items. */
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

/** Enemy abilities that change a rule rather than react to something. */
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

/** Rules that relics change while held, mostly outside combat. */
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

/** Conditions for using an ability on demand. */
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
  /** The Transform required by the Insanity modifier (STS-31.11). */
  'insanity',
] as const;
/** Rewards that a card can print or a modifier can grant. */
export type RewardKind = Exclude<(typeof REWARDS)[number], 'insanity'>;

export const indexIn = <Word extends string>(list: readonly Word[], word: Word): number => {
  const index = list.indexOf(word);
  if (index < 0) throw new Error(`"${word}" is not one of ${list.join(', ')}`);
  return index;
};

/** STS-30: optional goals, in rulebook order; states store them as bits. */
export const ACHIEVEMENTS = [
  'Jaxxed',
  'Catalyst',
  'Ninja',
  'Powerful',
  'Barricaded',
  'You are Nothing',
  'All for One',
  'Perfect',
  'Minimalist',
  'The Transient',
  'Common Sense',
  'Collector',
  'Ruby',
  'Emerald',
  'Sapphire',
  'Amethyst',
  'My Lucky Day',
  'Infinity',
  'Who Needs Relics?',
] as const;
export type Achievement = (typeof ACHIEVEMENTS)[number];
