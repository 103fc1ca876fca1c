/**
 * The effect vocabulary: what cards, items and enemies do, as data. A definition reads like the printed card,
 * from top to bottom; both the text and the behaviour are derived from it.
 */
import type { ConditionName, Count, Doubling, Orb, PileName, Stance, Token } from './lists.ts';

/** A number, or a number derived from the state: `base` plus `each` for every one of `per`. */
export type Amount = number | { readonly base: number; readonly each: number; readonly per: Count };

/**
 * What an effect targets. For players: one chosen enemy, every enemy in one chosen row plus the Boss, ALL
 * enemies, a freely chosen enemy each time, or one enemy and optionally another. For enemies: the player in
 * the row, every player, or the player whose card triggered an ability.
 */
export type EnemyAim = 'enemy' | 'row' | 'all' | 'anyEnemyEachTime' | 'oneOrTwoEnemies';
export type PlayerAim = 'facing' | 'everyone' | 'thatPlayer';
export type Recipient = 'self' | 'anyPlayer' | 'allPlayers';

export type Condition = { readonly is: ConditionName; readonly faces?: readonly number[] };

/** Which cards a choice accepts: any, those of (or not of) a type, or those without printed Retain. */
export type CardFilter = 'any' | 'attack' | 'nonAttack' | 'skill' | 'attackOrSkill' | 'unretained';

/** The whole vocabulary: effects of cards and items, of enemies only, and between combats. */
export type Effect = CardEffect | ItemEffect | EnemyEffect | RunEffect;

export type CardEffect =
  | {
      readonly do: 'hit';
      readonly amount: Amount;
      readonly times: Amount;
      readonly at: EnemyAim | PlayerAim;
      /** What each Strength adds to the hit, if not 1. */
      readonly perStrength?: number;
      /** Extra damage while a condition holds. */
      readonly bonus?: { readonly amount: number; readonly when: Condition };
      /** Further hits while a condition holds. */
      readonly more?: { readonly times: number; readonly when: Condition };
    }
  | {
      readonly do: 'damage';
      readonly amount: Amount;
      readonly at: EnemyAim | PlayerAim | 'self' | 'subject' | 'rowOfTarget' | 'attackers';
    }
  | { readonly do: 'judge'; readonly hp: number; readonly at: 'enemy' }
  | { readonly do: 'removeBlock'; readonly at: 'enemy' }
  | { readonly do: 'clearDebuffs'; readonly to: Recipient }
  | { readonly do: 'limitHpLoss' }
  | { readonly do: 'loseHp'; readonly amount: Amount; readonly at?: 'self' | 'subject' }
  | { readonly do: 'heal'; readonly amount: Amount }
  | { readonly do: 'block'; readonly amount: Amount; readonly to: Recipient }
  | { readonly do: 'doubleBlock' }
  | {
      readonly do: 'token';
      readonly token: Token;
      readonly amount: Amount;
      readonly on: EnemyAim | PlayerAim | Recipient;
    }
  | { readonly do: 'doubleStrength' }
  | { readonly do: 'multiplyPoison'; readonly by: number }
  | { readonly do: 'loseStrengthAtEndOfTurn'; readonly amount: Amount; readonly onlyGained: boolean }
  | { readonly do: 'energy'; readonly amount: Amount; readonly to: Recipient }
  | { readonly do: 'doubleEnergy' }
  | { readonly do: 'draw'; readonly amount: Amount; readonly to: Recipient }
  | { readonly do: 'drawUpTo'; readonly amount: number }
  | { readonly do: 'noMoreDraws' }
  | { readonly do: 'noMoreCards' }
  | { readonly do: 'handCostsZero' }
  | { readonly do: 'nextCardFree'; readonly type: 'attack' | 'any' }
  | { readonly do: 'retainedCostLess'; readonly amount: number }
  | {
      readonly do: 'discard' | 'exhaust';
      readonly least: number;
      readonly most: number | 'all';
      readonly cards: CardFilter;
    }
  | {
      readonly do: 'moveCard';
      readonly from: Exclude<PileName, 'deck'>;
      readonly to: 'topOfDraw' | 'hand';
      readonly amount: number;
      /** The card stays in hand at the end of this turn. */
      readonly retain?: boolean;
    }
  | { readonly do: 'exhaustForEnergy' }
  | { readonly do: 'exhaustDrawPile' }
  | { readonly do: 'takeTopDiscard' }
  | { readonly do: 'takeZeroCostDiscards' }
  | { readonly do: 'scry'; readonly amount: number }
  | { readonly do: 'searchDraw'; readonly amount: number }
  | { readonly do: 'playFromDraw' }
  | { readonly do: 'retainCards'; readonly most: number }
  | { readonly do: 'shiv'; readonly amount: Amount }
  | { readonly do: 'useAllShivs'; readonly bonus: number }
  | { readonly do: 'miracle'; readonly amount: Amount }
  | { readonly do: 'channel'; readonly orb: Orb; readonly amount: Amount }
  | { readonly do: 'evoke'; readonly times: Amount; readonly channelsSame?: true }
  | { readonly do: 'evokeAll' }
  | { readonly do: 'removeOrbs' }
  | { readonly do: 'orbAgain'; readonly times: number }
  | { readonly do: 'stance'; readonly stance: Stance }
  | {
      readonly do: 'daze';
      readonly amount: Amount;
      readonly to: 'self' | PlayerAim;
      /** On top of the draw pile unless the text says otherwise (STS-38.5). */
      readonly pile?: 'discard';
    }
  | {
      readonly do: 'status';
      readonly status: 'slimed' | 'burn';
      readonly amount: Amount;
      readonly to: PlayerAim;
    }
  | {
      readonly do: 'if';
      readonly when: Condition;
      readonly then: readonly Effect[];
      readonly otherwise?: readonly Effect[];
    }
  | { readonly do: 'choose'; readonly options: readonly (readonly Effect[])[] }
  | { readonly do: 'repeat'; readonly times: Amount; readonly effects: readonly Effect[] }
  | { readonly do: 'atEndOfTurn'; readonly does: readonly Effect[] }
  | { readonly do: 'playDrawnCard'; readonly exhausts?: false }
  | { readonly do: 'playTwice'; readonly type: Doubling }
  | { readonly do: 'copyLastCard' }
  | { readonly do: 'copyLastAttack' }
  | { readonly do: 'swapRows' }
  | { readonly do: 'attachToTarget'; readonly deathDamage: number }
  | { readonly do: 'exhaustThis' }
  | { readonly do: 'addCube'; readonly exhaustAt: number; readonly last?: readonly Effect[] }
  | { readonly do: 'placeCubes'; readonly amount: Amount }
  | { readonly do: 'redCube' }
  /** The order in which cards leave the hand at end of turn, topmost first (STS-13.29). */
  | { readonly do: 'orderDiscard' }
  // Steps required by the rules that no card prints.
  | { readonly do: 'orbEffect'; readonly orb: 'lightning' | 'frost' }
  | { readonly do: 'discardAttached' }
  | { readonly do: 'exhaustEthereal' }
  | { readonly do: 'fadeStrength' };

/** Effects of relics and potions beyond those of cards. */
export type ItemEffect =
  /**
   * Triggers one die ability of the player's relics, or of anyone's; with `face`, only those for that result
   * (STS-7.3).
   */
  | { readonly do: 'triggerDieAbility'; readonly of?: 'anyone'; readonly face?: number }
  /** Offered at the Reset step: keep Block this once. */
  | { readonly do: 'keepBlockThisTurn' }
  /** Strength for the next Attack only. */
  | { readonly do: 'strengthForOneAttack'; readonly amount: number }
  /** Hits of 1, each a separate Attack of cost 0; not Shivs. */
  | { readonly do: 'separateAttacks'; readonly amount: number }
  | { readonly do: 'playFirstAttackTwice' }
  | { readonly do: 'retainAny' }
  | { readonly do: 'healTo'; readonly amount: number }
  /** Draws cards and plays only these for 0 Energy, in the order the player chooses. */
  | { readonly do: 'playDrawnCards'; readonly amount: number }
  /** Returns a chosen card from the discard pile; it costs 0 this turn. */
  | { readonly do: 'recallFreeCard' }
  /** Reveals the top item of a chosen deck, to buy or discard. */
  | { readonly do: 'courier' };

/** Effects of enemies only. */
export type EnemyEffect =
  /** Summons into its own row, or the same into every player's row, left to right (STS-11.7). */
  | { readonly do: 'summon'; readonly names: readonly string[]; readonly where: 'row' | 'playerRows' }
  /** Summons until every player's row holds this many enemies of a name. */
  | { readonly do: 'summonUpTo'; readonly name: string; readonly each: number }
  /** Brings in a card that is not a Summon, such as a Boss's second phase. */
  | { readonly do: 'bring'; readonly id: string; readonly name: string }
  /** Delayed to the start of the next round (STS-27.4). */
  | { readonly do: 'nextRound'; readonly effects: readonly Effect[] }
  /** Revives dead enemies of a name where they lie, at full strength or with this much HP. */
  | { readonly do: 'revive'; readonly name: string; readonly hp?: number }
  /** Enters a mode (STS-19.3); the card may instead print the ability that this gives or takes. */
  | {
      readonly do: 'enterMode';
      readonly mode: number;
      readonly called?: string;
      readonly gains?: string;
      readonly loses?: string;
    }
  /** All enemies, including this one, or those of a name in its row, gain something. */
  | {
      readonly do: 'allies';
      readonly gain: 'strength' | 'block' | 'hp';
      readonly amount: number;
      readonly name?: string;
    }
  | { readonly do: 'clearTokens' }
  | { readonly do: 'addCubes'; readonly amount: number; readonly ability: string }
  | { readonly do: 'rollAgain' }
  | { readonly do: 'setNextCost'; readonly cost: number }
  /** Daze for everyone who lost HP to this action. */
  | { readonly do: 'dazeWounded'; readonly amount: number }
  /** The player in its row gains Block equal to the HP just lost. */
  | { readonly do: 'blockForLoss' }
  | { readonly do: 'shuffleStatus'; readonly status: 'slimed' | 'burn'; readonly amount: number }
  | { readonly do: 'loseEnergy'; readonly amount: number }
  | { readonly do: 'dealNoDamage' }
  | { readonly do: 'loseGold'; readonly amount: number }
  | { readonly do: 'leaveCombat' }
  | { readonly do: 'die' }
  // Steps required by the rules that no card prints.
  | { readonly do: 'payForSlimed' }
  | { readonly do: 'changeRows' }
  | { readonly do: 'sufferFacing' };

// Builders.

/** Which cards of the deck a change accepts. `random` cards are drawn, not chosen (STS-9.5). */
export type DeckFilter =
  | 'any'
  | 'starterStrike'
  | 'starterDefend'
  | 'attack'
  | 'skill'
  | 'uncommonOrRare'
  | 'curse';

export type RewardDeck = 'rewards' | 'rare' | 'colorless' | 'other';

export type RunEffect =
  | { readonly do: 'gainGold'; readonly amount: number }
  /** A price: the option cannot be taken without it (STS-10.12). */
  | { readonly do: 'payGold'; readonly amount: number }
  /** A loss: takes as much as the player has. */
  | { readonly do: 'dropGold'; readonly amount: number }
  | { readonly do: 'healFully' }
  | { readonly do: 'gainRelic'; readonly amount: number }
  | { readonly do: 'gainPotion'; readonly amount: number }
  | { readonly do: 'cardReward'; readonly amount: number; readonly look?: number; readonly from?: RewardDeck }
  | { readonly do: 'rareReward'; readonly amount: number; readonly look?: number }
  /** The top card of a deck, with no choice (STS-8.12). */
  | { readonly do: 'addRandomCards'; readonly amount: number; readonly from: 'rewards' | 'rare' }
  | {
      readonly do: 'upgradeCards' | 'removeCards' | 'transformCards';
      readonly amount: number;
      readonly cards?: DeckFilter;
      readonly random?: boolean;
    }
  | { readonly do: 'removeAllCurses' }
  | { readonly do: 'gainCurse'; readonly amount: number }
  /**
   * Loses a relic or potion of the player's choice, or a random relic: the revealed one, if an Event reveals
   * one.
   */
  | { readonly do: 'giveRelic'; readonly random?: boolean; readonly revealed?: boolean }
  | { readonly do: 'givePotion' }
  | { readonly do: 'gainGoldOfRelic' }
  /** What follows depends on the removed card. */
  | { readonly do: 'bonfire' }
  | { readonly do: 'fall' }
  | { readonly do: 'swapCard' | 'swapRelic' }
  /** Rolls the die for this player, then resolves the part beside the result. */
  | {
      readonly do: 'rollDie';
      readonly results: readonly { readonly faces: readonly number[]; readonly does: readonly Effect[] }[];
    }
  /** Lose 1 HP, plus 1 for each player who made the same choice earlier. */
  | { readonly do: 'loseHpPerChooser' }
  /** The player may repeat the whole option once. */
  | { readonly do: 'mayRepeat' }
  /** Turns the room into another kind of room. */
  | { readonly do: 'enterRoom'; readonly room: 'encounter' | 'elite' | 'merchant' | 'firstActBoss' }
  | { readonly do: 'jumpToRoom' }
  /** Another player, or the party, receives what follows. */
  | { readonly do: 'onePlayer'; readonly does: readonly Effect[] }
  | { readonly do: 'everyPlayer'; readonly does: readonly Effect[] }
  | { readonly do: 'everyPlayerLosesAllGold' }
  /** Another player gives way on a relic, or the die decides. */
  | { readonly do: 'rollOff' };
