import type { Makers } from '@three-spires/kernel';
import type { PicturedGame } from '../pictures/addresses.ts';
import type { AidPage } from './aid-page.ts';
import type { CampaignGame } from './campaign.ts';
import type { DescribedGame } from './describe.ts';
import type { Door } from './door.ts';
import type { Explainer } from './explain.ts';
import type { Lesson } from './guide.ts';
import type { Catalogue, LibraryGame } from './library.ts';
import type { GamePage } from './page.ts';
import type { ReplayGame } from './replay.ts';
import type { Rulebook } from './rulebook.ts';
import type { SandboxGame } from './sandbox.ts';
import type { SetUpGame } from './set-up.ts';
import type { StoryGame } from './story.ts';
import type { TableGame } from './table.ts';

/** Loads a part of a game when it is first needed. The same promise every time: React's `use` needs that. */
export type Load<Part> = () => Promise<Part>;

/**
 * A game as the browser knows it: one object, made in `games/<id>/index.ts` and listed in `games/registry.ts`.
 * The first page loads this object, so heavy parts are behind `Load`. Optional parts may be missing, and then the
 * pages and links for them are missing too.
 */
export type WebGame = {
  readonly id: string;
  readonly title: string;
  /** The short name, for a row of games. */
  readonly short: string;
  readonly door: Door;
  /** The hall behind its lobby and its invitations. */
  readonly place?: { readonly game: PicturedGame; readonly name: string };
  readonly table: Load<TableGame>;
  readonly setUp: Load<SetUpGame>;
  readonly describe?: DescribedGame;
  readonly replay?: Load<ReplayGame>;
  /** Short lessons, in the order in which they are offered. */
  readonly guide?: { readonly hint: string; readonly lessons: Load<readonly Lesson[]> };
  readonly rulebook?: { readonly book: Load<Rulebook>; readonly aid?: Load<AidPage> };
  /** The catalogue has names and texts without pictures, for those who only search. */
  readonly library?: { readonly catalogue: Load<Catalogue>; readonly whole: Load<LibraryGame> };
  /** What signs, words and figures mean, for those who point at them. */
  readonly explain?: Load<Explainer>;
  readonly sandbox?: Load<SandboxGame>;
  readonly campaign?: Load<CampaignGame>;
  readonly story?: Load<StoryGame>;
  /** Pages that only this game has. */
  readonly pages?: readonly GamePage[];
  /** Whether bots of this game play well enough to be offered an open seat. */
  readonly bots?: boolean;
  /** Whether people are matched for rated duels; its set-up has the choice for that. */
  readonly duels?: true;
  /** Whether there is a game of the day, the same for everyone. */
  readonly daily?: true;
  /** Who made the printed game. */
  readonly makers?: Load<Makers>;
};
