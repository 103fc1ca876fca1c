// The application's service worker. It keeps the application's files, so that pages open without a network, and shows
// notes about turns when the server sends them, also while no page is open.

/** The path of the site, with "/" at the end. */
const BASE = new URL(self.registration.scope).pathname;
const ICON = `${BASE}pictures/slay-the-spire/place/favicon.png`;
/** Files whose addresses change with their content. */
const FILES = 'three-spires files';
/** Files with fixed addresses, and the page itself, which is every page's. */
const PAGE = 'three-spires page';
const OFFLINE_LIST = `${BASE}offline-files.json`;
/** How long a page waits for a slow network when a kept one is there. */
const PATIENCE_MS = 4000;

/** Files fetched at once while everything is downloaded. */
const AT_ONCE = 6;

const isForever = ({ pathname, searchParams }) =>
  pathname.startsWith(`${BASE}assets/`) || (pathname.startsWith(`${BASE}pictures/`) && searchParams.has('v'));
/** Files with fixed addresses. The list of files is read where it is kept. */
const isPaper = ({ pathname }) => /\.(json|png|webmanifest)$/.test(pathname) && pathname !== OFFLINE_LIST;
const isServers = ({ pathname }) => /^(api|socket|health|metrics)(\/|$)/.test(pathname.slice(BASE.length));

/** The kept copy of a file that never changes. A sprite sheet is one file, whatever part of it is shown. */
const keptCopy = (files, request) => files.match(request, { ignoreVary: true });

const canBeKept = (answer) => answer.type === 'basic' && answer.status === 200;

/** Keeps a file if there is room: a browser that has none left shows it all the same. */
const keepIfRoom = (cache, request, answer) => cache.put(request, answer.clone()).catch(() => undefined);

/** A file that never changes: the kept copy, or the network's, which is then kept. */
const keptFile = async (request) => {
  const files = await caches.open(FILES);
  const kept = await keptCopy(files, request);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (canBeKept(answer)) await keepIfRoom(files, request, answer);
  return answer;
};

/** A file that changes with releases: the network's, or the kept copy. */
const freshFile = async (request) => {
  const kept = await caches.open(PAGE);
  try {
    const answer = await fetch(request);
    if (canBeKept(answer)) await keepIfRoom(kept, request, answer);
    return answer;
  } catch (error) {
    const copy = await kept.match(request);
    if (copy !== undefined) return copy;
    throw error;
  }
};

const after = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** The page from the network, or the kept one if the network is away or slow. */
const openPage = async (request) => {
  const kept = await (await caches.open(PAGE)).match(BASE);
  const coming = fetch(request);
  if (kept === undefined) return await coming;
  const first = await Promise.race([coming.catch(() => kept), after(PATIENCE_MS)]);
  return first ?? kept;
};

const addressOf = (file) => new URL(BASE + file, self.location.origin).href;

/** The files of a release, as the build lists them. */
const filesOf = ({ scripts, pictures }) => [...scripts, ...pictures.map(([file]) => file)].map(addressOf);

/**
 * Keeps the newest page with all its scripts and styles. Files of the release before stay, because a page of it
 * may be open; those of earlier ones are forgotten. Answers with the newest page.
 */
const keepPage = async () => {
  const [page, files] = await Promise.all([caches.open(PAGE), caches.open(FILES)]);
  const [index, list, before] = await Promise.all([
    fetch(BASE, { cache: 'no-cache' }),
    fetch(OFFLINE_LIST, { cache: 'no-cache' }),
    page.match(OFFLINE_LIST),
  ]);
  if (!index.ok || !list.ok) return undefined;
  const [html, text, textBefore] = await Promise.all([
    index.clone().text(),
    list.clone().text(),
    before === undefined ? '' : before.text(),
  ]);
  const now = JSON.parse(text);
  for (const script of now.scripts) {
    const address = addressOf(script);
    if ((await keptCopy(files, address)) === undefined) await files.add(address);
  }
  await page.addAll(now.papers.map(addressOf));
  // Only now is the new page complete.
  await page.put(BASE, index);
  await page.put(OFFLINE_LIST, list);
  if (text === textBefore || textBefore === '') return html;
  const wanted = new Set([...filesOf(now), ...filesOf(JSON.parse(textBefore))]);
  for (const request of await files.keys()) if (!wanted.has(request.url)) await files.delete(request);
  return html;
};

/** Keeps some of the files that do not change, as many as there is room for. */
const keepFiles = async (addresses) => {
  const files = await caches.open(FILES);
  const waiting = [...addresses];
  const keepOne = async (file) => {
    const address = addressOf(file);
    if ((await keptCopy(files, address)) !== undefined) return;
    const fresh = await fetch(address);
    if (!canBeKept(fresh)) throw new Error(`${file} was answered with status ${fresh.status}.`);
    await files.put(address, fresh);
  };
  const keepNext = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) await keepOne(file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepNext));
};

/** The pictures that are not kept, with their sizes, and the size of all. */
const missingPictures = async () => {
  const [page, files] = await Promise.all([caches.open(PAGE), caches.open(FILES)]);
  if ((await page.match(OFFLINE_LIST)) === undefined) await keepPage();
  const list = await page.match(OFFLINE_LIST);
  if (list === undefined) throw new Error('There is no list of files.');
  const { pictures } = await list.json();
  const kept = new Set((await files.keys()).map(({ url }) => url));
  return {
    missing: pictures.filter(([file]) => !kept.has(addressOf(file))),
    bytes: pictures.reduce((sum, [, size]) => sum + size, 0),
  };
};

/** What pages ask for. They get the answer, or the name of what went wrong. */
const ASKED = {
  /** Whether the newest page is another one than that with this script. */
  keep: async ({ build }) => {
    const html = await keepPage();
    return html !== undefined && !html.includes(build);
  },
  missing: missingPictures,
  files: ({ files }) => keepFiles(files),
};

const answerPage = async ({ data, ports: [port] }) => {
  try {
    port.postMessage({ answer: await ASKED[data.ask](data) });
  } catch (error) {
    port.postMessage({ problem: error.name });
  }
};

const answer = (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || isServers(url)) return;
  if (!url.pathname.startsWith(BASE)) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request));
  else if (isForever(url)) event.respondWith(keptFile(request));
  else if (isPaper(url)) event.respondWith(freshFile(request));
};

/** Only pages of this server are opened, whatever a message says. */
const pathOf = (url) => {
  const { origin, pathname } = new URL(url ?? BASE, self.location.origin);
  return origin === self.location.origin ? pathname : BASE;
};

const windowsAt = async (path) => {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.filter((each) => new URL(each.url).pathname === path);
};

const show = async ({ title, text, table, url }) => {
  const path = pathOf(url);
  const isSeen = (await windowsAt(path)).some((each) => each.focused);
  if (isSeen) return;
  // A newer note about a table takes the place of the earlier one.
  await self.registration.showNotification(title, { body: text, tag: table, icon: ICON, data: { path } });
};

const open = async (path) => {
  const [there] = await windowsAt(path);
  await (there === undefined ? self.clients.openWindow(path) : there.focus());
};

const renew = async ({ oldSubscription, newSubscription }) => {
  const subscription =
    newSubscription ?? (await self.registration.pushManager.subscribe(oldSubscription.options));
  await fetch(`${BASE}api/notices/browsers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(subscription.toJSON()),
  });
};

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', answer);
self.addEventListener('message', (event) => {
  if (Object.hasOwn(ASKED, event.data?.ask)) event.waitUntil(answerPage(event));
});
self.addEventListener('push', (event) => event.waitUntil(show(event.data.json())));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
