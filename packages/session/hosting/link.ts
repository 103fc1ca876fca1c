import type { Bus } from '../given/bus.ts';
import type { Newsroom } from '../given/news.ts';

/** Passes this node's news on to the other nodes, and theirs on to this one. The function it returns ends that. */
export const linkNodes = (
  newsroom: Newsroom,
  bus: Bus,
  node: string,
  /** Messages may have been lost, or a node has given up its leases. */
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
    newsroom.subscribe('signedOut', (news) => {
      if (!news.elsewhere) bus.publish(node, { topic: 'signedOut', news });
    }),
    bus.subscribe((from, message) => {
      if (from === node) return;
      if (message.topic === 'table') newsroom.publish('elsewhere', message.news);
      else if (message.topic === 'chat') newsroom.publish('chat', { ...message.news, elsewhere: true });
      else if (message.topic === 'person') newsroom.publish('person', { ...message.news, elsewhere: true });
      else if (message.topic === 'signedOut')
        newsroom.publish('signedOut', { ...message.news, elsewhere: true });
      else if (message.topic === 'check') hear.check();
      else if (message.topic === 'leaving') hear.leaving();
    }),
    bus.onRegained(() => {
      hear.check();
      // What this node has said meanwhile is lost too.
      bus.publish(node, { topic: 'check' });
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
};
