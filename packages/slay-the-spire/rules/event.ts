/** What a player would see happen in a game, as facts (the log cites STS rules for these). */
import type { Emit as KernelEmit, SeatSet } from '@three-spires/kernel';
import type { Card } from './card.ts';

/** A figure on the table: a player by seat or an enemy by its number. */
export type Side = 'player' | 'enemy';

export type SlayTheSpireEvent =
  /** The characters by seat. */
  | { readonly type: 'gameStarted'; readonly characters: readonly number[] }
  | { readonly type: 'neowDealt'; readonly reveals: true }
  /** The enemies in acting order. */
  | { readonly type: 'combatStarted'; readonly kinds: readonly number[]; readonly reveals: true }
  | { readonly type: 'roundStarted'; readonly round: number }
  | { readonly type: 'dieRolled'; readonly die: number; readonly reveals: true }
  | {
      readonly type: 'drew';
      readonly seat: number;
      readonly count: number;
      readonly reveals: true;
      readonly secret: { readonly seats: SeatSet; readonly cards: readonly Card[] };
    }
  | { readonly type: 'dieChanged'; readonly die: number }
  | { readonly type: 'shuffled'; readonly seat: number; readonly reveals: true }
  | { readonly type: 'drawPileShuffled' | 'drawPileOpened'; readonly seat: number; readonly reveals: true }
  | {
      readonly type: 'scried';
      readonly seat: number;
      readonly count: number;
      readonly reveals: true;
      readonly secret: { readonly seats: SeatSet; readonly cards: readonly Card[] };
    }
  | {
      readonly type: 'putBack';
      readonly seat: number;
      readonly count: number;
      readonly secret: { readonly seats: SeatSet; readonly cards: readonly Card[] };
    }
  | { readonly type: 'lossCancelled'; readonly seat: number; readonly card: Card }
  | {
      readonly type: 'cardPlayed';
      readonly seat: number;
      readonly card: Card;
      readonly copy: boolean;
      readonly x: number;
      /** The size of the hand and the Energy afterwards. */
      readonly hand: number;
      readonly energy: number;
    }
  | { readonly type: 'shivUsed'; readonly seat: number }
  | { readonly type: 'miracleSpent'; readonly seat: number }
  | { readonly type: 'potionUsed'; readonly seat: number; readonly potion: number }
  | { readonly type: 'relicUsed'; readonly seat: number; readonly relic: number }
  | { readonly type: 'itemRevealed'; readonly seat: number; readonly item: number; readonly reveals: true }
  /** The top card of a face-down deck was turned up, or chance chose a card or relic of the seat. */
  | { readonly type: 'turnedUp'; readonly seat: number; readonly reveals: true }
  | { readonly type: 'itemDiscarded'; readonly seat: number; readonly item: number; readonly reveals?: true }
  /** HP set to a value by an effect, rather than lost or healed (STS-15.4). */
  | { readonly type: 'hpSet'; readonly seat: number; readonly hp: number }
  | {
      readonly type: 'abilityTriggered';
      readonly seat: number;
      readonly enemy: number;
      readonly routine: number;
    }
  | { readonly type: 'enemyActed'; readonly enemy: number; readonly kind: number; readonly action: number }
  | {
      readonly type: 'damaged';
      readonly side: Side;
      readonly index: number;
      readonly kind: number;
      readonly hit: boolean;
      readonly blocked: number;
      readonly lost: number;
    }
  | {
      readonly type: 'hpLost';
      readonly side: Side;
      readonly index: number;
      readonly kind: number;
      readonly lost: number;
    }
  | {
      readonly type: 'healed';
      readonly side: Side;
      readonly index: number;
      readonly kind: number;
      readonly amount: number;
    }
  | {
      readonly type: 'blockGained';
      readonly side: Side;
      readonly index: number;
      readonly kind: number;
      readonly amount: number;
    }
  | {
      readonly type: 'tokenChanged';
      readonly side: Side;
      readonly index: number;
      readonly kind: number;
      readonly token: string;
      readonly change: number;
    }
  | { readonly type: 'energyGained'; readonly seat: number; readonly amount: number }
  /** `orb` is its index in ORBS. When Evoked it leaves its slot; its effects follow (STS-22). */
  | { readonly type: 'orbChanneled' | 'orbEvoked'; readonly seat: number; readonly orb: number }
  /** Precedes an Orb's end-of-turn effect, or the extra one from Loop (STS-22.5). */
  | { readonly type: 'orbTriggered'; readonly seat: number; readonly orb: number }
  | { readonly type: 'orbsRemoved'; readonly seat: number; readonly amount: number }
  /** `stance` is its index in STANCES; 0 means the Stance was left (STS-23.5). */
  | { readonly type: 'stanceEntered'; readonly seat: number; readonly stance: number }
  | { readonly type: 'goldChanged'; readonly seat: number; readonly change: number }
  | {
      readonly type: 'cardMoved';
      readonly seat: number;
      readonly card: Card;
      /** The sizes of the hand and the draw pile afterwards. */
      readonly hand: number;
      readonly draw: number;
      readonly to: 'discard' | 'exhaust' | 'topOfDraw' | 'hand' | 'powers' | 'supply' | 'deck' | 'enemy';
    }
  | {
      readonly type: 'statusGiven';
      readonly seat: number;
      readonly card: Card;
      readonly to: 'discard' | 'topOfDraw' | 'draw';
    }
  | { readonly type: 'rowsSwapped'; readonly seat: number; readonly other: number }
  | { readonly type: 'modeEntered'; readonly enemy: number; readonly kind: number; readonly mode: number }
  | { readonly type: 'enemyDied'; readonly enemy: number; readonly kind: number }
  | { readonly type: 'enemyLeft'; readonly enemy: number; readonly kind: number }
  | { readonly type: 'enemyArrived'; readonly enemy: number; readonly kind: number; readonly reveals: true }
  | { readonly type: 'turnDeclared'; readonly seat: number; readonly done: boolean }
  | { readonly type: 'enemyTurnStarted' }
  | { readonly type: 'combatWon' }
  | { readonly type: 'playerDied'; readonly seat: number }
  /** Between two Acts (STS-33.7). */
  | { readonly type: 'playerJoined'; readonly seat: number }
  /** The party gave up (R118). */
  | { readonly type: 'gaveUp' }
  /** Out of the combat while the others fight on (STS-35.1). */
  | { readonly type: 'playerFell'; readonly seat: number }
  | {
      readonly type: 'rewardRevealed';
      readonly seat: number;
      readonly reward: number;
      readonly reveals: true;
    }
  | { readonly type: 'cardGained'; readonly seat: number; readonly face: number }
  | { readonly type: 'potionGained'; readonly seat: number; readonly potion: number }
  | { readonly type: 'relicGained'; readonly seat: number; readonly relic: number }
  | { readonly type: 'cardUpgraded' | 'cardRemoved'; readonly seat: number; readonly face: number }
  | { readonly type: 'actStarted'; readonly act: number; readonly reveals: true }
  | { readonly type: 'roomEntered'; readonly room: number; readonly space: number; readonly reveals: true }
  | { readonly type: 'eventDrawn'; readonly event: number; readonly reveals: true }
  | { readonly type: 'merchantOpened' | 'bossRelicsShown'; readonly reveals: true }
  /** Two players roll for the same draft relic (R29). */
  | {
      readonly type: 'rolledOff';
      readonly seat: number;
      readonly die: number;
      readonly other: number;
      readonly otherDie: number;
      readonly reveals: true;
    }
  /** The seat of the player who earned it, or -1 for the whole party (STS-30.1). */
  | { readonly type: 'achievementEarned'; readonly seat: number; readonly achievement: number }
  | { readonly type: 'gameWon' };

export type Emit = KernelEmit<SlayTheSpireEvent> | undefined;
