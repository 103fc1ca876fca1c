/** Plays one table in the terminal until the player leaves or the game is over. */
import { seenBy } from '@three-spires/in-words';
import { defined } from '@three-spires/kernel';
import type { ServerMessage } from '@three-spires/session/protocol';
import type { Picture } from '@three-spires/table';
import { type Host, type Line, PlayerError } from '../hosts/host.ts';
import { createDesk, type Desk, gameOf, isAsked, seatAt, type Terminal } from './desk.ts';
import { obey } from './obey.ts';
import { showChat, showHints, showPosition, showWaiting, tellStory } from './show.ts';
import { createTyped } from './typed.ts';

/** The most moves of one request for previews. */
const MOST_PREVIEWS = 150;
/** A server may cut a connection; a few tries bring it back. */
const TRIES = 5;
const PAUSE_MS = 1000;

export type Played = { readonly table: string; readonly invite?: string };

/** The moves whose previews are to be shown with a position. */
const movesToPreview = (desk: Desk, picture: Picture): readonly number[] => {
  const seat = seatAt(desk, picture);
  if (seat === undefined || !isAsked(desk, picture)) return [];
  const options = seenBy(gameOf(picture), picture, seat)?.options ?? [];
  return options.slice(0, MOST_PREVIEWS).map(({ move }) => move);
};

export const playTable = (host: Host, { table, invite }: Played, terminal: Terminal): Promise<void> =>
  new Promise((resolve, reject) => {
    let line: Line | undefined;
    let isOver = false;
    /** Lines of the chat that were not answered yet. */
    const said = new Set<string>();
    const finish = (): void => {
      if (isOver) return;
      isOver = true;
      line?.end();
      resolve();
    };
    const fail = (error: unknown): void => {
      isOver = true;
      line?.end();
      reject(error);
    };

    const desk = createDesk({ table, ...defined({ invite }) }, terminal, {
      send(message) {
        if ('command' in message) typed.wait();
        if (message.type === 'chat') said.add(message.command);
        line?.say(message);
      },
      ask: async (method, path, body) => (await host.call(method, path, body)) as never,
      during(work) {
        typed.wait();
        work
          .catch((error: unknown) => {
            if (error instanceof PlayerError) desk.alert(error.message);
            else fail(error);
          })
          .finally(typed.goOn);
      },
    });
    const typed = createTyped({
      mustWait: (text) => {
        const picture = desk.seen.picture();
        const isNumber = /^\s*\d+\s*$/.test(text);
        return terminal.isPatient && isNumber && picture !== undefined && !isAsked(desk, picture);
      },
      obey: (text) => obey(desk, text, { quit: finish, look: arrived }),
      finish,
      fail,
      isOver: () => isOver,
    });

    /** The position is shown when the previews have come, so that it need not be shown twice. */
    const arrived = (picture: Picture): void => {
      const seat = seatAt(desk, picture);
      const moves = movesToPreview(desk, picture);
      if (seat !== undefined && moves.length > 0) {
        desk.send({ type: 'preview', table, seat, seq: picture.seq, moves: [...moves] });
        return;
      }
      if (picture.outcome === undefined) showWaiting(desk, picture);
      else {
        tellStory(desk, picture);
        showPosition(desk, picture);
        finish();
      }
      typed.goOn();
    };

    const hear = (message: ServerMessage): void => {
      const picture = desk.seen.picture();
      switch (message.type) {
        case 'picture':
          desk.story.push(...desk.seen.take(message));
          arrived(message.picture);
          return;
        case 'previews': {
          if (!desk.seen.takePreviews(message) || message.seq === desk.shown) return;
          const previewed = desk.seen.picture();
          if (previewed === undefined) return;
          tellStory(desk, previewed);
          showPosition(desk, previewed);
          typed.goOn();
          return;
        }
        case 'chat':
          showChat(desk, message.lines);
          return;
        case 'accepted':
          // Nothing else answers a line of the chat. A move is answered by its picture, which may come later.
          if (said.delete(message.command)) typed.goOn();
          return;
        case 'hints':
          if (picture !== undefined) showHints(desk, picture, message.hints, message.seat);
          typed.goOn();
          return;
        case 'refused':
          desk.alert(message.text);
          typed.goOn();
          return;
        case 'error':
          if (picture === undefined) {
            fail(new PlayerError(message.text));
            return;
          }
          desk.alert(message.text);
          typed.goOn();
          return;
      }
    };
    const hearSafely = (message: ServerMessage): void => {
      try {
        if (!isOver) hear(message);
      } catch (error) {
        fail(error);
      }
    };

    const comeBack = (): void => {
      if (isOver) return;
      desk.alert('The connection is lost. Coming back by itself; nothing is lost.');
      desk.shown = -1;
      setTimeout(() => void connect(TRIES).catch(fail), PAUSE_MS);
    };
    const connect = async (tries: number): Promise<void> => {
      try {
        line = await host.open(hearSafely, comeBack);
        line.say({ type: 'watch', table, ...defined({ invite }) });
      } catch (error) {
        if (tries <= 1) throw error;
        await new Promise((wait) => setTimeout(wait, PAUSE_MS));
        await connect(tries - 1);
      }
    };

    terminal.listen(typed.take, () => (terminal.isPatient ? typed.end() : finish()));
    connect(TRIES).catch(fail);
  });
