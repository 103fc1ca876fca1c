import { useLoaded } from '../connection/use-loaded.ts';
import { useWorld } from '../connection/world.ts';
import { PageFrame } from '../page/page-frame.tsx';
import { fetchAccount } from './account-api.ts';
import { DeviceSections } from './device-sections.tsx';
import { ServerSections } from './server-sections.tsx';
import { say } from './words.ts';
import styles from './you-page.module.css';

const Sections = ({ isOnDevice }: { readonly isOnDevice: boolean }) => {
  const { loaded: account, setLoaded, failure } = useLoaded(fetchAccount);
  if (account === undefined) return <p role="status">{failure ?? say('loading')}</p>;
  const Own = isOnDevice ? DeviceSections : ServerSections;
  return (
    <div className={styles.sections}>
      <Own account={account} onChange={setLoaded} />
    </div>
  );
};

const HALL = { game: 'slay-the-spire', name: 'neow' } as const;

/** The page about you. */
const YouPage = () => {
  const world = useWorld((state) => state.world);
  return (
    <PageFrame title={say('you.title')} hall={HALL} wide>
      <Sections key={world} isOnDevice={world === 'device'} />
    </PageFrame>
  );
};

export default YouPage;
