/** A person's progress in a game, as the game's own campaign data. */
export type StoredCampaign = { readonly data: unknown; readonly changedAt: number };

/** A finished game that counts in a person's campaign, and what it unlocked. */
export type CampaignEntry = {
  readonly table: string;
  readonly at: number;
  readonly news: readonly unknown[];
};

/** People's campaign progress. */
export type CampaignStore = {
  campaignOf(person: string, game: string): Promise<StoredCampaign | undefined>;
  /** Changes the current campaign atomically. */
  changeCampaign(person: string, game: string, change: (before: unknown) => unknown): Promise<void>;
  saveCampaign(person: string, game: string, data: unknown): Promise<void>;
  /** The games that count in a campaign, newest first. */
  campaignEntries(person: string, game: string, limit: number): Promise<readonly CampaignEntry[]>;
  campaignEntry(person: string, table: string): Promise<CampaignEntry | undefined>;
};
