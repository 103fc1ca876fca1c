import type { Host } from '../hosting/host.ts';
import type { ClientMessage } from '../protocol/index.ts';
import type { Chat } from '../showing/chat.ts';
import type { Hints } from '../showing/hints.ts';
import type { Screen } from '../showing/screen.ts';
import type { Screens } from '../showing/screens.ts';

type TalkNeeds = {
  readonly perform: Host['perform'];
  readonly chat: Chat;
  readonly hints: Hints;
  readonly screens: Screens;
};

/** Handles a parsed message from a screen. Answers are sent back through the screen. */
export const createTalk =
  ({ perform, chat, hints, screens }: TalkNeeds) =>
  async (screen: Screen, message: ClientMessage): Promise<void> => {
    switch (message.type) {
      case 'watch':
        return await screens.watch(screen, message);
      case 'leave':
        return await screens.leave(screen, message.table);
      case 'preview':
        return await screens.preview(screen, message);
      case 'hint':
        return await hints.answer(screen, message);
      case 'chat':
      case 'signal':
        return screen.send({ ...(await chat.take(screen, message)), command: message.command });
      case 'ping':
        return screen.send({ type: 'pong' });
      default:
        return screen.send({ ...(await perform(screen.person.id, message)), command: message.command });
    }
  };
