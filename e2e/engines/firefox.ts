import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keyPresses, mouseClick } from './actions.ts';
import { connectBidi } from './bidi.ts';
import { startChild } from './child.ts';
import { type Driver, until } from './driver.ts';

/** Nothing is asked or fetched that a test did not ask for. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.safebrowsing.blockedURIs.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'http://127.0.0.1:1/',
  'toolkit.telemetry.server': 'http://127.0.0.1:1/',
} as const;

/** Firefox logs this for each load under way when a page is left. A rejected answer of the worker has another message. */
const LEFT = 'A ServiceWorker intercepted the request and encountered an unexpected error.';

type Tree = { readonly contexts: readonly { readonly context: string }[] };
type Evaluated = {
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
};
type Logged = { readonly level?: string; readonly text?: string };

export async function startFirefox(file: string): Promise<Driver> {
  const profile = mkdtempSync(path.join(tmpdir(), 'three-spires-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(path.join(profile, 'user.js'), lines.join(''));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const child = startChild(file, args, { HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' });
  const end = async (): Promise<void> => {
    await child.end();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const address = await until(
      `Firefox (it printed: ${child.printed()})`,
      async () => /BiDi listening on (ws:\S+)/.exec(child.printed())?.[1],
    );
    return await drive(`${address}/session`, end);
  } catch (error) {
    await end();
    throw error;
  }
}

async function drive(address: string, end: () => Promise<void>): Promise<Driver> {
  const { call, on, close } = await connectBidi(address);
  await call('session.new', { capabilities: {} });
  const { contexts } = (await call('browsingContext.getTree')) as Tree;
  const context = contexts[0]?.context;
  const errors: string[] = [];
  on('log.entryAdded', ({ level, text }: Logged) => {
    if (level === 'error' && text?.endsWith(LEFT) !== true) errors.push(text ?? '');
  });
  await call('session.subscribe', { events: ['log.entryAdded'] });
  const act = async (source: object): Promise<void> => {
    await call('input.performActions', { context, actions: [source] });
  };
  return {
    open: async (url) => {
      await call('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    reload: async () => {
      await call('browsingContext.reload', { context, wait: 'complete' });
    },
    resize: async (viewport) => {
      await call('browsingContext.setViewport', { context, viewport });
    },
    evaluate: async (expression) => {
      const { result, exceptionDetails } = (await call('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: true,
      })) as Evaluated;
      if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
      return result?.value ?? '';
    },
    click: (at) => act(mouseClick(at)),
    keys: (keys) => act(keyPresses(keys)),
    screenshot: async () => {
      const { data } = (await call('browsingContext.captureScreenshot', { context })) as { data: string };
      return Buffer.from(data, 'base64');
    },
    errors: async () => errors,
    close: async () => {
      close();
      await end();
    },
  };
}
