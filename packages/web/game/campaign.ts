import type { ComponentType } from 'react';

/** What a game provides to show its campaign. */
export type CampaignGame = {
  readonly Progress: ComponentType<{
    readonly campaign: unknown;
    /** Makes a choice that the campaign has left open. */
    readonly onChoose: (choice: unknown) => void;
  }>;
  /** A result of a finished game, in words. */
  readonly newsText: (news: unknown) => string;
  /** The address of a finished table's story. */
  readonly story: (table: string) => string;
};
