import type { ComponentType } from 'react';

/** What a game provides to show its campaign. */
export type CampaignGame = {
  readonly Progress: ComponentType<{
    readonly campaign: unknown;
    /** Makes a choice that the campaign has left open. */
    readonly onChoose: (choice: unknown) => void;
  }>;
  /** Something a finished game has brought, in words. */
  readonly newsText: (news: unknown) => string;
  /** Where the story of a finished table is told. */
  readonly story: (table: string) => string;
};
