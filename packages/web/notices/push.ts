import type { PushBody } from '@three-spires/session/protocol';
import { WORKER } from '../offline/app-worker.ts';

/** Whether this browser supports push notifications at all. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** This browser's current push endpoint; undefined if it is not subscribed. */
export const pushEndpoint = async (): Promise<string | undefined> => {
  if (!canPush()) return undefined;
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  return (await worker?.pushManager.getSubscription())?.endpoint;
};

export type Subscribed =
  | { readonly body: PushBody }
  | { readonly problem: 'blocked' }
  | { readonly problem: 'failed'; readonly reason: string };

/** Asks the person for permission, then subscribes at the browser's push service. */
export const subscribe = async (publicKey: string): Promise<Subscribed> => {
  if ((await Notification.requestPermission()) !== 'granted') return { problem: 'blocked' };
  try {
    await navigator.serviceWorker.register(WORKER);
    const worker = await navigator.serviceWorker.ready;
    const options = { userVisibleOnly: true, applicationServerKey: publicKey };
    // A subscription for a different server key is useless.
    const subscription = await worker.pushManager.subscribe(options).catch(async () => {
      await (await worker.pushManager.getSubscription())?.unsubscribe();
      return await worker.pushManager.subscribe(options);
    });
    const { endpoint = '', keys = {} } = subscription.toJSON();
    return { body: { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } } };
  } catch (error) {
    return { problem: 'failed', reason: (error as Error).message };
  }
};

export const unsubscribe = async (): Promise<void> => {
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
};
