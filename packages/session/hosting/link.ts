import type { Bus } from '../given/bus.ts';
import type { Newsroom } from '../given/news.ts';

/** Forwards this node's news to the other nodes, and theirs to this one. The returned function stops that. */
export const linkNodes = (
  newsroom: Newsroom,
  bus: Bus,
  node: string,
  /** Messages may have been lost, or a node has released its leases. */
  hear: { readonly check: () => void; readonly leaving: () => void },
): (() => void) => {
  const ends = [
    newsroom.subscribe('table', (news) => {
      if (!news.elsewhere) bus.publish(node, { topic: 'table', news });
    }),
    newsroom.subscribe('chat', (news) => {
      if (!news.elsewhere) bus.publish(node, { topic: 'chat', news });
    }),
    newsroom.subscribe('person', (news) => {
      if (!news.elsewhere) bus.publish(node, { topic: 'person', news });
    }),
    newsroom.subscribe('account', (news) => {
      if (!news.elsewhere) bus.publish(node, { topic: 'account', news });
    }),
    newsroom.subscribe('signedOut', (news) => {
      if (!news.elsewhere) bus.publish(node, { topic: 'signedOut', news });
    }),
    bus.subscribe((from, message) => {
      if (from === node) return;
      if (message.topic === 'table') newsroom.publish('elsewhere', message.news);
      else if (message.topic === 'chat') newsroom.publish('chat', { ...message.news, elsewhere: true });
      else if (message.topic === 'person') newsroom.publish('person', { ...message.news, elsewhere: true });
      else if (message.topic === 'account') newsroom.publish('account', { ...message.news, elsewhere: true });
      else if (message.topic === 'signedOut')
        newsroom.publish('signedOut', { ...message.news, elsewhere: true });
      else if (message.topic === 'check') hear.check();
      else if (message.topic === 'leaving') hear.leaving();
    }),
    bus.onRegained(() => {
      hear.check();
      // Messages from this node were lost in the meantime, too.
      bus.publish(node, { topic: 'check' });
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
};
