import type { NewTableBody } from '@three-spires/session/protocol';
import type { Page } from 'playwright-core';

/** What came of a game on the device: its newest entry when it was opened, and how it ended, if it did. */
type Played = { readonly table: string; readonly opened: number; readonly ending: unknown };

type Wanted = {
  readonly body?: NewTableBody;
  /** A table to go on with, instead of a new one. */
  readonly table?: string;
  /** As many moves at most; the whole game if not given. */
  readonly moves?: number;
  readonly luck?: number;
};

/**
 * Plays a table on this device at random, as a page of its own, whatever the page shows: to its end, or for some
 * moves. A page that plays on the device must be open. Its console tells every acknowledged move.
 */
export const playOnDevice = (page: Page, wanted: Wanted): Promise<Played> =>
  page.evaluate(async ({ body, table: known, moves = Number.POSITIVE_INFINITY, luck = 1 }) => {
    const me = `tester ${crypto.randomUUID()}`;
    const channel = new BroadcastChannel('three-spires device');
    void navigator.locks.request(`three-spires page ${me}`, () => new Promise(() => undefined));
    // biome-ignore lint/suspicious/noExplicitAny: messages of any kind
    const next = (is: (message: any) => boolean): Promise<any> =>
      new Promise((resolve) => {
        const hear = ({ data }: MessageEvent): void => {
          if (![me, 'pages'].includes(data.to) || !is(data)) return;
          channel.removeEventListener('message', hear);
          resolve(data);
        };
        channel.addEventListener('message', hear);
      });
    const tell = (message: object): void => channel.postMessage({ to: 'host', page: me, ...message });
    const hosting = next(({ type }) => type === 'hosting');
    tell({ type: 'hello' });
    await hosting;
    let table = known ?? '';
    if (body !== undefined) {
      const called = next(({ type }) => type === 'called');
      tell({ type: 'call', id: 1, method: 'POST', path: '/api/tables', body });
      const { result } = await called;
      if (result.error !== undefined) throw new Error(result.error.text);
      table = result.answer.table;
    }
    let random = luck;
    let made = 0;
    let opened: number | undefined;
    const say = (message: object): void => tell({ type: 'message', link: 1, message: { table, ...message } });
    const ending = await new Promise((resolve, reject) => {
      channel.addEventListener('message', ({ data }) => {
        if (data.to !== me || data.type !== 'message') return;
        const { message } = data;
        if (message.type === 'error') reject(new Error(message.text));
        if (message.type === 'accepted') console.debug(`acknowledged ${table} ${message.seq}`);
        if (message.type !== 'picture') return;
        opened ??= message.seq as number;
        const { outcome, outlooks } = message.picture;
        if (outcome !== undefined) return resolve(outcome);
        if (made >= moves) return resolve(undefined);
        const choices = outlooks.flatMap(
          (outlook: { viewer: number; options: { move: number; readable: { do: string } }[] }) =>
            outlook.options
              .filter(({ readable }) => !['take back', 'give', 'swap'].includes(readable.do))
              .map(({ move }) => ({ seat: outlook.viewer, move })),
        );
        if (choices.length === 0) return;
        random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
        const choice = choices[(random >>> 8) % choices.length];
        say({ type: 'move', command: `device-${luck}-${made++}-${me.slice(-8)}`, ...choice });
      });
      say({ type: 'watch' });
    });
    return { table, opened: opened ?? 0, ending };
  }, wanted);
