/** What a person would see happen. */
import type { Emit, GameEvent } from '@three-spires/kernel';
import type { FallRequest } from '../tower/fall.ts';

/** A hero by the place in turn order, and by name; -1 and no name for the party as a whole. */
type OfHero = { readonly hero: number; readonly heroName: string };

type Happening =
  | { readonly type: 'floorBegan'; readonly floor: number; readonly place: number }
  | { readonly type: 'floorCompleted'; readonly floor: number }
  | ({ readonly type: 'turnBegan'; readonly seat: number; readonly turn: number } & OfHero)
  | ({ readonly type: 'turnEnded' } & OfHero)
  | ({ readonly type: 'used'; readonly card: number; readonly seat: number } & OfHero)
  /** `targetName` is empty where there is no target. */
  | ({
      readonly type: 'chose';
      readonly card: number;
      readonly target: number;
      readonly targetName: string;
    } & OfHero)
  | { readonly type: 'gathered'; readonly cubes: readonly number[]; readonly missing: number }
  | {
      readonly type: 'dropped' | 'jostled';
      /** What entered at the top; nothing by an accident. */
      readonly poured: readonly number[];
      readonly field: readonly number[];
      readonly crypt: readonly number[];
      readonly tower: readonly number[];
      /** What fell and how, at a physical tower: enough to see it again. */
      readonly fall?: FallRequest;
    }
  | { readonly type: 'luck'; readonly change: number; readonly now: number }
  | { readonly type: 'peril'; readonly change: number; readonly now: number }
  | { readonly type: 'perilEvent'; readonly at: number }
  | {
      readonly type: 'acted';
      readonly enemy: number;
      readonly colour: number;
      readonly field: number;
      readonly crypt: number;
    }
  | { readonly type: 'cancelled' }
  /** Blue, green and white of the field, the same of the crypt, luck. */
  | ({ readonly type: 'paid'; readonly card: number; readonly cubes: readonly number[] } & OfHero)
  | ({ readonly type: 'forfeited'; readonly card: number } & OfHero)
  | { readonly type: 'prevented'; readonly number: number; readonly by: 'shields' | 'guard' | 'response' }
  | { readonly type: 'suffered'; readonly number: number; readonly now: number }
  | { readonly type: 'healed'; readonly number: number; readonly now: number }
  | {
      readonly type: 'wounded';
      readonly figure: number;
      readonly enemy: number;
      readonly number: number;
      readonly left: number;
    }
  | { readonly type: 'mended'; readonly figure: number; readonly enemy: number; readonly number: number }
  | { readonly type: 'eliminated'; readonly figure: number; readonly enemy: number }
  | { readonly type: 'fled'; readonly number: number }
  | { readonly type: 'arrived'; readonly figure: number; readonly enemy: number; readonly rank: number }
  | { readonly type: 'moved'; readonly figure: number; readonly enemy: number; readonly rank: number }
  | { readonly type: 'xp'; readonly number: number }
  | { readonly type: 'level'; readonly needed: number }
  | ({ readonly type: 'learned'; readonly card: number } & OfHero)
  | ({ readonly type: 'afflicted'; readonly status: number; readonly colour: number } & OfHero)
  | { readonly type: 'warded' }
  | ({ readonly type: 'relieved'; readonly status: number; readonly colour: number } & OfHero)
  | { readonly type: 'tired'; readonly card: number }
  | { readonly type: 'refreshed'; readonly card: number }
  | {
      readonly type: 'cubes';
      readonly colour: number;
      readonly number: number;
      readonly from: Place;
      readonly to: Place;
    }
  | { readonly type: 'regrouped' }
  | { readonly type: 'chestOpened'; readonly chest: number; readonly sprung: boolean }
  | { readonly type: 'chestLeft' }
  | ({ readonly type: 'treasure'; readonly card: number } & OfHero)
  | {
      readonly type: 'gave';
      readonly card: number;
      readonly from: number;
      readonly to: number;
      readonly fromName: string;
      readonly toName: string;
    }
  | ({ readonly type: 'declined'; readonly card: number } & OfHero)
  | { readonly type: 'over'; readonly result: number };

export type Place = 'bank' | 'tower' | 'field' | 'crypt' | 'gone';

export type StygianSocietyEvent = GameEvent & Happening;
export type StygianSocietyEmit = Emit<StygianSocietyEvent> | undefined;
