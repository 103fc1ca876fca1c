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

const isForever = ({ pathname, searchParams }) =>
  pathname.startsWith(`${BASE}assets/`) || (pathname.startsWith(`${BASE}pictures/`) && searchParams.has('v'));
const isServers = ({ pathname }) => /^(api|socket|health|metrics)(\/|$)/.test(pathname.slice(BASE.length));

/** A file that never changes: the kept copy, or the network's, which is then kept. */
const keptFile = async (request) => {
  const files = await caches.open(FILES);
  // A sprite sheet is one file, whatever part of it is shown.
  const kept = await files.match(request, { ignoreVary: true });
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok && answer.type === 'basic' && answer.status === 200) await files.put(request, answer.clone());
  return answer;
};

/** A file that changes with releases: the network's, or the kept copy. */
const freshFile = async (request) => {
  const kept = await caches.open(PAGE);
  try {
    const answer = await fetch(request);
    if (answer.status === 200) await kept.put(request, answer.clone());
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

/** Keeps the newest page with all its scripts and styles, and forgets those of the one before. */
const keepPage = async () => {
  const [page, files] = await Promise.all([caches.open(PAGE), caches.open(FILES)]);
  const [index, list] = await Promise.all([
    fetch(BASE, { cache: 'no-cache' }),
    fetch(OFFLINE_LIST, { cache: 'no-cache' }),
  ]);
  if (!index.ok || !list.ok) return;
  const { scripts } = await list.clone().json();
  const wanted = new Set(scripts.map((file) => new URL(BASE + file, self.location.origin).href));
  for (const address of wanted) if ((await files.match(address)) === undefined) await files.add(address);
  // Only now is the new page complete.
  await page.put(BASE, index);
  await page.put(OFFLINE_LIST, list);
  const assets = new URL(`${BASE}assets/`, self.location.origin).href;
  for (const { url } of await files.keys())
    if (url.startsWith(assets) && !wanted.has(url)) await files.delete(url);
};

const answer = (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || isServers(url)) return;
  if (!url.pathname.startsWith(BASE)) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request));
  else if (isForever(url)) event.respondWith(keptFile(request));
  else if (url.pathname.endsWith('.json')) event.respondWith(freshFile(request));
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
  if (event.data === 'keep') event.waitUntil(keepPage());
});
self.addEventListener('push', (event) => event.waitUntil(show(event.data.json())));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
