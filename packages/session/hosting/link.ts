import type { Bus } from '../given/bus.ts';
import type { Newsroom } from '../given/news.ts';

/** Passes this node's news on to the other nodes, and theirs on to this one. The function it returns ends that. */
export const linkNodes = (newsroom: Newsroom, bus: Bus, node: string): (() => void) => {
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
    bus.subscribe((from, message) => {
      if (from === node) return;
      if (message.topic === 'table') newsroom.publish('elsewhere', message.news);
      else if (message.topic === 'chat') newsroom.publish('chat', { ...message.news, elsewhere: true });
      else newsroom.publish('person', { ...message.news, elsewhere: true });
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
};
