/** What a player would see happen. */
import type { Emit, GameEvent } from '@three-spires/kernel';
import type { FallRequest } from '../tower/fall.ts';

/** A hero by index in turn order, and by name; -1 and no name for the whole party. */
type OfHero = { readonly hero: number; readonly heroName: string };

type Fallen = {
  /** What was poured in at the top; nothing in an accident. */
  readonly poured: readonly number[];
  readonly field: readonly number[];
  readonly crypt: readonly number[];
  readonly tower: readonly number[];
};

type Happening =
  /** `starter` is the hero who takes the first turn; `rooms` counts the rooms left in the deck. */
  | {
      readonly type: 'floorBegan';
      readonly floor: number;
      readonly place: number;
      readonly starter: number;
      readonly rooms: number;
    }
  /** Cubes gathered for a cancelled drop were returned; `starter` takes the next turn. */
  | { readonly type: 'floorCompleted'; readonly floor: number; readonly starter: number }
  /** The chests of the completed floor. */
  | { readonly type: 'chestsFound'; readonly number: number }
  /** The decks of the upper floors are laid out, with the number of cards in each. */
  | { readonly type: 'decksChanged'; readonly rooms: number; readonly treasures: number }
  | ({ readonly type: 'turnBegan'; readonly seat: number; readonly turn: number } & OfHero)
  | ({ readonly type: 'turnEnded' } & OfHero)
  | ({
      readonly type: 'used';
      readonly card: number;
      readonly seat: number;
      readonly as: 'support' | 'response';
    } & OfHero)
  /** The mark of a card that takes effect: exhaust or discard. */
  | { readonly type: 'marked'; readonly card: number; readonly mark: 'exhaust' | 'discard' }
  /** `targetName` is empty if there is no target. */
  | ({
      readonly type: 'chose';
      readonly card: number;
      readonly target: number;
      readonly targetName: string;
    } & OfHero)
  | { readonly type: 'gathered'; readonly cubes: readonly number[]; readonly missing: number }
  /** A hero's cubes join those of peril. */
  | { readonly type: 'added'; readonly cubes: readonly number[] }
  /** Additional peril cubes for every drop on this floor. */
  | { readonly type: 'perilCubes'; readonly cubes: readonly number[] }
  /** Cubes are falling, poured in or knocked loose; `fall` describes the fall in a physical tower. */
  | ({ readonly type: 'falls'; readonly fall?: FallRequest } & Fallen)
  | ({ readonly type: 'dropped' | 'jostled' } & Fallen)
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
  /** Blue, green and white from the field, the same from the crypt, luck. */
  | ({ readonly type: 'paid'; readonly card: number; readonly cubes: readonly number[] } & OfHero)
  /**
   * An action without effect: not enough cubes, the target is gone, or the player chose so. `needed` is the
   * minimum price in blue, green, white and any colour; `had` is in the order of a payment.
   */
  | ({
      readonly type: 'forfeited';
      readonly card: number;
      readonly why: 'cubes' | 'target' | 'choice';
      readonly needed: readonly number[];
      readonly had: readonly number[];
    } & OfHero)
  | { readonly type: 'prevented'; readonly number: number; readonly by: 'shields' | 'guard' | 'response' }
  /** How much a support prevents this turn. */
  | { readonly type: 'guarded'; readonly number: number }
  /** The next wounds of an enemy are doubled, or no longer are. */
  | { readonly type: 'doubled'; readonly enemy: number; readonly on: boolean }
  /** `isSet`: the marker was moved directly, which is not a source of wounds (STY-13.7). */
  | { readonly type: 'suffered'; readonly number: number; readonly now: number; readonly isSet?: true }
  | { readonly type: 'healed'; readonly number: number; readonly now: number }
  | {
      readonly type: 'wounded';
      readonly figure: number;
      readonly enemy: number;
      readonly enemyName?: string;
      readonly number: number;
      readonly left: number;
    }
  | {
      readonly type: 'mended';
      readonly figure: number;
      readonly enemy: number;
      readonly enemyName?: string;
      readonly number: number;
    }
  | {
      readonly type: 'eliminated';
      readonly figure: number;
      readonly enemy: number;
      readonly enemyName?: string;
    }
  | { readonly type: 'fled'; readonly number: number }
  | {
      readonly type: 'arrived';
      readonly figure: number;
      readonly enemy: number;
      readonly enemyName?: string;
      readonly rank: number;
      readonly health: number;
    }
  | {
      readonly type: 'moved';
      readonly figure: number;
      readonly enemy: number;
      readonly enemyName?: string;
      readonly rank: number;
    }
  | { readonly type: 'xp'; readonly number: number }
  /** The XP after everything gained has been counted. */
  | { readonly type: 'counted'; readonly now: number }
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
