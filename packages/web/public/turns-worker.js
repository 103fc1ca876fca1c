// Shows notes about turns when the server sends them, also while no page of the application is open.

const ICON = '/pictures/slay-the-spire/place/favicon.png';

/** Only pages of this server are opened, whatever a message says. */
const pathOf = (url) => {
  const { origin, pathname } = new URL(url ?? '/', self.location.origin);
  return origin === self.location.origin ? pathname : '/';
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
  await fetch('/api/notices/browsers', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(subscription.toJSON()),
  });
};

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('push', (event) => event.waitUntil(show(event.data.json())));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
