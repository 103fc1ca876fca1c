/** What a person at the table sees happen. */

import type { Emit, GameEvent } from '@three-spires/kernel';
import type { Ref } from './state.ts';

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
  | {
      readonly type: 'announced';
      readonly seat: number;
      readonly kind: number;
      readonly card: number;
      readonly source: Ref;
      readonly ability: number;
      readonly number: number;
      readonly targets: readonly Ref[];
    }
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
  | { readonly type: 'summoned'; readonly seat: number; readonly card: number; readonly thing: number }
  | {
      readonly type: 'arrived';
      readonly seat: number;
      readonly card: number;
      readonly thing: number;
      readonly host: number;
    }
  | {
      readonly type: 'left';
      readonly card: number;
      readonly thing: number;
      readonly seat: number;
      readonly to: 'graveyard' | 'hand' | 'deck' | 'exile' | 'tokens';
      readonly destroyed: boolean;
    }
  | {
      readonly type: 'moved';
      readonly card: number;
      readonly seat: number;
      readonly from: 'graveyard' | 'deck' | 'hand' | 'aside';
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
  | { readonly type: 'fatigued'; readonly thing: number }
  | { readonly type: 'readied'; readonly thing: number }
  | { readonly type: 'bonded'; readonly things: readonly number[] }
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
  | { readonly type: 'attackNegated' }
  | { readonly type: 'attackEnded' }
  | { readonly type: 'toll'; readonly seat: number; readonly number: number; readonly paid: boolean }
  | { readonly type: 'over'; readonly losers: number; readonly reasons: readonly number[] };

export type MysticSpiresEvent = GameEvent & Happening;
export type MysticSpiresEmit = Emit<MysticSpiresEvent> | undefined;
