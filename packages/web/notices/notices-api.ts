import type { FeedAnswer, NoticesAnswer, PushBody } from '@three-spires/session/protocol';
import { call } from '../connection/api.ts';

export const fetchNotices = (): Promise<NoticesAnswer> => call('GET', '/api/notices');
export const addBrowser = (body: PushBody): Promise<NoticesAnswer> =>
  call('POST', '/api/notices/browsers', body);
export const saveWebhook = (url: string): Promise<NoticesAnswer> =>
  call('PUT', '/api/notices/webhook', { url });
export const removeChannel = (id: string): Promise<NoticesAnswer> =>
  call('DELETE', `/api/notices/channels/${encodeURIComponent(id)}`);
export const makeFeed = (): Promise<FeedAnswer> => call('PUT', '/api/notices/feed');
export const removeFeed = (): Promise<NoticesAnswer> => call('DELETE', '/api/notices/feed');
