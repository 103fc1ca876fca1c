import { keyPresses, mouseClick } from './actions.ts';
import { freePort, startChild } from './child.ts';
import { type Driver, until } from './driver.ts';
import { RECORDED, recordErrors } from './recorder.ts';
import { startScreen } from './screen.ts';
import { newSession, type WebDriver } from './webdriver.ts';

export type WebKitFiles = { readonly driver: string; readonly browser: string };

const SCRIPT_MS = 60_000;

/**
 * The page is a window without bars: the bars of a usual one need more width than a phone has. Only a page can open
 * such a window.
 */
async function openBareWindow({ get, post }: WebDriver): Promise<void> {
  const before = (await get('/window/handles')) as readonly string[];
  await post('/execute/sync', { script: "window.open('about:blank', '_blank', 'popup')", args: [] });
  const handle = await until('A window of WebKit', async () =>
    ((await get('/window/handles')) as readonly string[]).find((each) => !before.includes(each)),
  );
  await post('/window', { handle });
}

/** Starts WebKit on a screen of its own, before one application. */
export async function startWebKit({ driver, browser }: WebKitFiles, app: string): Promise<Driver> {
  const ends: (() => Promise<unknown>)[] = [];
  const close = async (): Promise<void> => {
    for (const end of ends.toReversed()) await end();
  };
  try {
    const screen = await startScreen();
    ends.push(screen.end);
    const recorder = await recordErrors(app);
    ends.push(recorder.close);
    const port = await freePort();
    const child = startChild(driver, ['-p', String(port)], {
      DISPLAY: screen.display,
      GDK_BACKEND: 'x11',
      // Containers have no user namespaces to lock a page in.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    });
    ends.push(child.end);
    const session = await until(`WebKitWebDriver (it printed: ${child.printed()})`, () =>
      newSession(`http://127.0.0.1:${port}`, {
        'webkitgtk:browserOptions': {
          binary: browser,
          args: ['--automation', '--javascript-can-open-windows-automatically=true'],
        },
      }),
    );
    ends.push(session.end);
    await session.post('/timeouts', { script: SCRIPT_MS });
    await openBareWindow(session);
    return drive(session, (url) => url.replace(app, recorder.url), close);
  } catch (error) {
    await close();
    throw error;
  }
}

function drive(
  { get, post }: WebDriver,
  recorded: (url: string) => string,
  close: () => Promise<void>,
): Driver {
  const errors: string[] = [];
  const evaluate = async (expression: string): Promise<string> => {
    const script = `const done = arguments[0];
      (async () => ${expression})().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = (await post('/execute/async', { script, args: [] })) as {
      readonly value?: string;
      readonly error?: string;
    };
    if (error !== undefined) throw new Error(error);
    return value ?? '';
  };
  return {
    open: async (url) => {
      await post('/url', { url: recorded(url) });
    },
    reload: async () => {
      await post('/refresh');
    },
    resize: async ({ width, height }) => {
      await post('/window/rect', { x: 0, y: 0, width, height });
      await until('The size of the window', async () =>
        (await evaluate("[innerWidth, innerHeight].join(' ')")) === `${width} ${height}` ? true : undefined,
      );
    },
    evaluate,
    click: async (at) => {
      await post('/actions', { actions: [mouseClick(at)] });
    },
    keys: async (keys) => {
      await post('/actions', { actions: [keyPresses(keys)] });
    },
    screenshot: async () => Buffer.from((await get('/screenshot')) as string, 'base64'),
    errors: async () => {
      errors.push(...(JSON.parse(await evaluate(RECORDED)) as readonly string[]));
      return errors;
    },
    close,
  };
}
