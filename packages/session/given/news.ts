import type { BotMoved } from '../protocol/index.ts';

/** The internal events of a session. `elsewhere` marks changes made by another node. */
export type News = {
  /** A table in memory changed; `people` if its seats changed, `restarted` if the game began again. */
  table: TableNews & { readonly elsewhere?: true };
  /** Another node changed a table, which may or may not be in memory here. */
  elsewhere: TableNews;
  /** A table was loaded into memory. */
  loaded: { readonly table: string };
  /** A player wrote in a table's chat. */
  chat: { readonly table: string; readonly elsewhere?: true };
  /** A person changed their name or portrait. */
  person: {
    readonly person: string;
    readonly name: string;
    readonly avatar?: string;
    readonly elsewhere?: true;
  };
  /** Something has happened to these people's accounts that their programs are told of. */
  account: { readonly people: readonly string[]; readonly elsewhere?: true };
  /** A person was signed out: in one browser, in all but one, or, if neither is named, everywhere. */
  signedOut: {
    readonly person: string;
    readonly device?: string;
    readonly except?: string;
    readonly elsewhere?: true;
  };
};

export type TableNews = {
  readonly table: string;
  /** The newest entry, if the news concerns the log. */
  readonly seq?: number;
  readonly cause?: string;
  readonly people?: true;
  readonly restarted?: true;
  /** A request for consent was made, answered or withdrawn. */
  readonly request?: true;
  /** A bot made its move. */
  readonly botMoved?: BotMoved;
};

export type NewsTopic = keyof News;

export type Newsroom = {
  publish<Topic extends NewsTopic>(topic: Topic, news: News[Topic]): void;
  /** The returned function ends the subscription. */
  subscribe<Topic extends NewsTopic>(topic: Topic, receive: (news: News[Topic]) => void): () => void;
};

type Receivers = { [Topic in NewsTopic]: Set<(news: News[Topic]) => void> };

/**
 * Delivers in subscription order. `defer` postpones delivery, so that no subscriber runs inside the
 * publisher.
 */
export const createNewsroom = (defer: (deliver: () => void) => void): Newsroom => {
  const receivers: Receivers = {
    table: new Set(),
    elsewhere: new Set(),
    loaded: new Set(),
    chat: new Set(),
    person: new Set(),
    account: new Set(),
    signedOut: new Set(),
  };
  return {
    publish(topic, news) {
      defer(() => {
        for (const receive of receivers[topic]) receive(news);
      });
    },
    subscribe(topic, receive) {
      receivers[topic].add(receive);
      return () => receivers[topic].delete(receive);
    },
  };
};
