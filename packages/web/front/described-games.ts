import type { About } from '@three-spires/kernel';
import type { TableSummary } from '@three-spires/session/protocol';
import type { ComponentType, SVGProps } from 'react';
import { DESCRIBED_DUEL } from './describe-duel.ts';
import { DESCRIBED_RUN } from './describe-run.ts';
import { DESCRIBED_SOCIETY } from './describe-society.ts';

/** A seat as it is shown to somebody who may take it, or who looks for a table of theirs. */
export type SeatFace = {
  readonly name: string;
  /** A short figure beside the name: HP and the like. */
  readonly detail?: string;
  readonly about?: string;
  readonly Icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** Names its colours in the style sheets. */
  readonly mood?: string;
};

/** How tables of a game are spoken of where they are listed. Small: the first page needs it. */
export type DescribedGame = {
  /** By seat. */
  seats(summary: Pick<TableSummary, 'setup' | 'seats' | 'about'>): readonly SeatFace[];
  /** As whom somebody could join the game while it goes on. */
  guests?(about: About): readonly SeatFace[];
  /** What is played, in a few words; the server has read the set-up, so its fields are as the game wrote them. */
  setup(setup: unknown): string;
  /** How far it has come; empty where nothing is to be said. */
  progress(about: About): string;
};

const DESCRIBED: Readonly<Record<string, DescribedGame>> = {
  'slay-the-spire': DESCRIBED_RUN,
  'mystic-spires': DESCRIBED_DUEL,
  'stygian-society': DESCRIBED_SOCIETY,
};

export const describedGame = (id: string): DescribedGame => DESCRIBED[id] ?? DESCRIBED_RUN;
