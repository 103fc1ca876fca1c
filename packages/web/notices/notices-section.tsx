import { useLoaded } from '../connection/use-loaded.ts';
import { BrowserNotices } from './browser-notices.tsx';
import { FeedNotices } from './feed-notices.tsx';
import styles from './notices.module.css';
import { fetchNotices } from './notices-api.ts';
import { WebhookNotices } from './webhook-notices.tsx';
import { say } from './words.ts';

/** The ways to be notified of your turns, each with its switch. */
export const NoticesSection = () => {
  const { loaded: notices, setLoaded, failure } = useLoaded(fetchNotices);
  if (failure !== undefined) return <p role="alert">{failure}</p>;
  if (notices === undefined) return <p role="status">{say('loading')}</p>;
  return (
    <div className={styles.ways}>
      <BrowserNotices notices={notices} onChange={setLoaded} />
      <FeedNotices notices={notices} onChange={setLoaded} />
      <WebhookNotices notices={notices} onChange={setLoaded} />
    </div>
  );
};
