import type { GameInWords } from '@three-spires/in-words';
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
import type { WhatIfGame } from './what-if.ts';

/** Loads a part of a game on first use. Returns the same promise every time, as React's `use` requires. */
export type Load<Part> = () => Promise<Part>;

/**
 * A game as the browser knows it: one object, built in `games/<id>/index.ts` and listed in
 * `games/registry.ts`. The first page loads this object, so heavy parts are behind `Load`. Without an
 * optional part, its pages and links are missing too.
 */
export type WebGame = {
  readonly id: string;
  readonly title: string;
  /** The short name, for a row of games. */
  readonly short: string;
  readonly door: Door;
  /** The hall behind its lobby and invitations. */
  readonly place?: { readonly game: PicturedGame; readonly name: string };
  readonly table: Load<TableGame>;
  readonly setUp: Load<SetUpGame>;
  readonly describe?: DescribedGame;
  readonly replay?: Load<ReplayGame>;
  /** Short lessons, in the order offered. */
  readonly guide?: { readonly hint: string; readonly lessons: Load<readonly Lesson[]> };
  readonly rulebook?: { readonly book: Load<Rulebook>; readonly aid?: Load<AidPage> };
  /** The catalogue has names and texts without pictures, for search alone. */
  readonly library?: { readonly catalogue: Load<Catalogue>; readonly whole: Load<LibraryGame> };
  /** How it is told in text mode. */
  readonly words?: Load<GameInWords>;
  /** Explains signs, words and figures on hover. */
  readonly explain?: Load<Explainer>;
  readonly sandbox?: Load<SandboxGame>;
  /** Bots play any position many times. */
  readonly whatIf?: Load<WhatIfGame>;
  readonly campaign?: Load<CampaignGame>;
  readonly story?: Load<StoryGame>;
  readonly pages?: readonly GamePage[];
  /** Whether the game's bots are good enough to be offered an open seat. */
  readonly bots?: boolean;
  /** Whether people are matched for rated duels. The set-up offers the choice. */
  readonly duels?: true;
  /** Whether there is a daily game, the same for everyone. */
  readonly daily?: true;
  /** The makers of the printed game. */
  readonly makers?: Load<Makers>;
};
