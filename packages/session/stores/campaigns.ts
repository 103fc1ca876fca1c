/** What a person has reached in a game so far, as the game's own campaign data. */
export type StoredCampaign = { readonly data: unknown; readonly changedAt: number };

/** A finished game that counts in a person's campaign, with what it brought. */
export type CampaignEntry = {
  readonly table: string;
  readonly at: number;
  readonly news: readonly unknown[];
};

/** What people have reached in campaigns. */
export type CampaignStore = {
  campaignOf(person: string, game: string): Promise<StoredCampaign | undefined>;
  /** Changes a campaign as it is now, in one step. */
  changeCampaign(person: string, game: string, change: (before: unknown) => unknown): Promise<void>;
  saveCampaign(person: string, game: string, data: unknown): Promise<void>;
  /** The games that count in a campaign, the newest first. */
  campaignEntries(person: string, game: string, limit: number): Promise<readonly CampaignEntry[]>;
  campaignEntry(person: string, table: string): Promise<CampaignEntry | undefined>;
};
