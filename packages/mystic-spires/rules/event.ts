/** What players at the table see happen. */

import type { Emit, GameEvent } from '@three-spires/kernel';
import type { Ref } from './state.ts';

/** A link of the Cascade, as announced. */
type Linked = {
  readonly seat: number;
  readonly kind: number;
  readonly card: number;
  readonly source: Ref;
  readonly ability: number;
  readonly number: number;
  /** The ids of the link and of the link it answers. */
  readonly link: number;
  readonly answers: number;
  /** Whether it waits for the destruction it foresees (MYS-22.14). */
  readonly waits: boolean;
};

/** A card comes into play under the control of `seat`. */
type Entering = {
  readonly seat: number;
  readonly card: number;
  readonly thing: number;
  readonly owner: number;
  readonly from: Origin;
};

/** Where a card comes into play from. */
export type Origin = 'cascade' | 'graveyard' | 'tokens';

/** The figures of a card in play; statuses as bits. */
export type Figures = {
  readonly thing: number;
  readonly power: number;
  readonly hp: number;
  readonly maxHp: number;
  readonly statuses: number;
};

/** What a Keeper may do while limited by Passive effects. */
export type Limits = { readonly seat: number; readonly limit?: number; readonly towerBarred: boolean };

type Happening =
  | { readonly type: 'gameBegan'; readonly first: number }
  | { readonly type: 'thrown'; readonly throws: readonly number[] }
  | { readonly type: 'turnBegan'; readonly seat: number; readonly turn: number }
  | { readonly type: 'phaseBegan'; readonly seat: number; readonly phase: number }
  | { readonly type: 'phaseSkipped'; readonly seat: number; readonly phase: 'Draw' | 'Battle' }
  | { readonly type: 'skipOwed'; readonly seat: number; readonly phase: 'Draw' | 'Battle' }
  | { readonly type: 'drew'; readonly seat: number; readonly number: number }
  | { readonly type: 'shuffled'; readonly seat: number }
  | { readonly type: 'crystal'; readonly seat: number; readonly change: number; readonly now: number }
  /** A link is on the Cascade while its targets are still being chosen. */
  | (Linked & { readonly type: 'announcing' })
  | (Linked & { readonly type: 'announced'; readonly targets: readonly Ref[] })
  | {
      readonly type: 'stepAnnounced';
      readonly seat: number;
      readonly card: number;
      readonly ability: number;
      readonly number: number;
      readonly step: number;
      readonly targets: readonly Ref[];
    }
  | { readonly type: 'passed'; readonly seat: number }
  | {
      readonly type: 'resolved' | 'disrupted';
      readonly seat: number;
      readonly card: number;
      readonly ability: number;
      readonly number: number;
    }
  | (Entering & { readonly type: 'summoned' })
  | (Entering & { readonly type: 'arrived'; readonly host: number })
  | {
      readonly type: 'left';
      readonly card: number;
      readonly thing: number;
      readonly seat: number;
      readonly to: 'graveyard' | 'hand' | 'deck' | 'exile' | 'tokens';
      readonly destroyed: boolean;
      /** The attacker that destroyed it in the Damage Step. */
      readonly killer?: number;
    }
  | {
      readonly type: 'moved';
      readonly card: number;
      readonly seat: number;
      readonly from: 'graveyard' | 'deck' | 'hand' | 'aside' | 'cascade';
      readonly to: 'graveyard' | 'hand' | 'deck' | 'exile';
    }
  | { readonly type: 'found'; readonly seat: number; readonly card: number }
  | { readonly type: 'foundNothing'; readonly seat: number }
  | {
      readonly type: 'damaged';
      readonly ref: Ref;
      readonly card?: number;
      readonly amount: number;
      readonly left: number;
      /** The attacker that dealt the damage. */
      readonly attacker?: number;
    }
  | {
      readonly type: 'lostHp';
      readonly ref: Ref;
      readonly card?: number;
      readonly amount: number;
      readonly left: number;
    }
  | {
      readonly type: 'healed';
      readonly ref: Ref;
      readonly card?: number;
      readonly amount: number;
      readonly left: number;
    }
  | { readonly type: 'raised'; readonly thing: number; readonly power: number; readonly hp: number }
  | {
      readonly type: 'status';
      readonly thing: number;
      readonly card: number;
      readonly status: number;
      readonly given: boolean;
    }
  | { readonly type: 'marked'; readonly ref: Ref; readonly card?: number; readonly amount: number }
  /** The Ignite marks burned and were removed (MYS-27.2). */
  | { readonly type: 'burned'; readonly ref: Ref }
  /** Figures that changed when recomputed (MYS-21.4), whatever the cause. */
  | {
      readonly type: 'figures';
      readonly things: readonly Figures[];
      readonly keepers: readonly Limits[];
    }
  | { readonly type: 'fatigued'; readonly thing: number }
  | { readonly type: 'readied'; readonly thing: number }
  | {
      readonly type: 'bonded';
      readonly things: readonly number[];
      readonly cards?: readonly [number, number];
    }
  | {
      readonly type: 'attackDeclared';
      readonly seat: number;
      readonly attacker: number;
      readonly card: number;
      readonly targetCard?: number;
      readonly target: Ref;
    }
  | {
      readonly type: 'intercepted';
      readonly seat: number;
      readonly interceptor: number;
      readonly card: number;
    }
  /** The attack left the Cascade, where its link had this number, and can no longer be answered. */
  | { readonly type: 'attackResolved'; readonly number: number }
  | { readonly type: 'attackNegated' }
  | { readonly type: 'attackEnded' }
  /** The window after an attack closed (MYS-13.3). */
  | { readonly type: 'attackLeft' }
  | { readonly type: 'toll'; readonly seat: number; readonly number: number; readonly paid: boolean }
  | { readonly type: 'over'; readonly losers: number; readonly reasons: readonly number[] };

export type MysticSpiresEvent = GameEvent & Happening;
export type MysticSpiresEmit = Emit<MysticSpiresEvent> | undefined;
