import type { BotMoved } from '../protocol/index.ts';

/** What the parts of one session tell each other. `elsewhere` marks what another node has done. */
export type News = {
  /** A table in memory changed; `people` when it is about who sits there, `restarted` when the game has begun again. */
  table: TableNews & { readonly elsewhere?: true };
  /** Another node has changed a table, which may be in memory here or not. */
  elsewhere: TableNews;
  /** A table has come into memory. */
  loaded: { readonly table: string };
  /** A player has said something at a table. */
  chat: { readonly table: string; readonly elsewhere?: true };
  /** A person has another name or portrait now. */
  person: {
    readonly person: string;
    readonly name: string;
    readonly avatar?: string;
    readonly elsewhere?: true;
  };
  /** A person is signed out: in one browser, in all but one, or, where neither is named, everywhere. */
  signedOut: {
    readonly person: string;
    readonly device?: string;
    readonly except?: string;
    readonly elsewhere?: true;
  };
};

export type TableNews = {
  readonly table: string;
  /** The newest entry, where the news is about the log. */
  readonly seq?: number;
  readonly cause?: string;
  readonly people?: true;
  readonly restarted?: true;
  /** A request for consent was made, answered or withdrawn. */
  readonly request?: true;
  /** A bot has made its move. */
  readonly botMoved?: BotMoved;
};

export type NewsTopic = keyof News;

export type Newsroom = {
  publish<Topic extends NewsTopic>(topic: Topic, news: News[Topic]): void;
  /** The function it returns ends the subscription. */
  subscribe<Topic extends NewsTopic>(topic: Topic, receive: (news: News[Topic]) => void): () => void;
};

type Receivers = { [Topic in NewsTopic]: Set<(news: News[Topic]) => void> };

/** Delivers in the order of subscription, by `defer` a moment later, so that nothing runs inside the publisher. */
export const createNewsroom = (defer: (deliver: () => void) => void): Newsroom => {
  const receivers: Receivers = {
    table: new Set(),
    elsewhere: new Set(),
    loaded: new Set(),
    chat: new Set(),
    person: new Set(),
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
