/** What all campaigns share: a time limit, a seed, progress, and a result that lists the broken promises. */
import { createRandom, type Random } from '@three-spires/kernel';

export type CampaignOptions = {
  readonly minutes: number;
  readonly seed: string;
  /** The number of tables, for campaigns with tables. Each campaign has a default. */
  readonly tables?: number;
  /** For people who move at a pace: milliseconds between two moves of one person. */
  readonly paceMs?: number;
  /** For load and secrets: the number of nodes on PostgreSQL and NATS in place of one server. */
  readonly nodes?: number;
  /** For the load and guests: the checkout of the server. */
  readonly tree?: string;
  /** For the load: the number of server processes. */
  readonly processes?: number;
  /**
   * For campaigns that disturb a cluster: how long a table may stall, and a command that restarts PostgreSQL.
   */
  readonly stallMs?: number;
  readonly restartPostgres?: string;
  readonly print: (line: string) => void;
};

export type Run = CampaignOptions & {
  readonly random: Random;
  isOver(): boolean;
  msLeft(): number;
  /** Prints a line with the time left, at most every few seconds. */
  progress(text: () => string): void;
  /** Reports a promise that the server broke. */
  fault(text: string): void;
};

/** Figures by name, in display order. */
export type Figures = Readonly<Record<string, number | string>>;
export type Campaign = (run: Run) => Promise<Figures>;

export type CampaignResult = {
  readonly figures: Figures;
  readonly faults: readonly string[];
  readonly seconds: number;
};

const PROGRESS_MS = 5_000;
const MOST_FAULTS = 100;

export const runCampaign = async (campaign: Campaign, options: CampaignOptions): Promise<CampaignResult> => {
  const began = performance.now();
  // Building and starting servers does not count: the clock starts when a campaign first asks for the time
  // left.
  let until: number | undefined;
  const msLeft = (): number => {
    until ??= performance.now() + options.minutes * 60_000;
    return Math.max(0, until - performance.now());
  };
  let nextProgress = 0;
  const faults: string[] = [];
  const figures = await campaign({
    ...options,
    random: createRandom(options.seed, 1),
    msLeft,
    isOver: () => msLeft() === 0,
    progress(text) {
      if (performance.now() < nextProgress) return;
      nextProgress = performance.now() + PROGRESS_MS;
      options.print(`${Math.ceil(msLeft() / 1000)} s left: ${text()}, ${faults.length} faults`);
    },
    fault(text) {
      if (faults.length < MOST_FAULTS) faults.push(text);
      options.print(`FAULT ${text}`);
    },
  });
  return { figures, faults, seconds: (performance.now() - began) / 1000 };
};
