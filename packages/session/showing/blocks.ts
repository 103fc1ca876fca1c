import type { BlockedStore } from '../given/ports.ts';
import type { Time } from '../given/time.ts';
import type { Screen } from './screen.ts';

/** The lifetime of a cached list: another node may have changed it. */
const FRESH_MS = 20_000;
/** Above this, the list read longest ago is evicted. */
const KEPT = 5_000;

/** Whom people have blocked: blocked people's words are not shown to them. */
export type Blocks = {
  of(screen: Screen): Promise<ReadonlySet<string>>;
  ofAll(screens: readonly Screen[]): Promise<ReadonlyMap<Screen, ReadonlySet<string>>>;
  /** A person has changed their list on this node. */
  forget(person: string): void;
};

type BlocksNeeds = { readonly store: BlockedStore; readonly time: Time };

export const createBlocks = ({ store, time }: BlocksNeeds): Blocks => {
  const known = new Map<string, { readonly people: Promise<ReadonlySet<string>>; readonly at: number }>();

  const read = (person: string): Promise<ReadonlySet<string>> => {
    const people = store.blockedBy(person).then((found) => new Set(found));
    known.delete(person);
    known.set(person, { people, at: time.elapsed() });
    // Failures are not cached.
    people.catch(() => known.delete(person));
    const [oldest] = known.keys();
    if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
    return people;
  };

  const of = ({ person: { id } }: Screen): Promise<ReadonlySet<string>> => {
    const found = known.get(id);
    return found !== undefined && time.elapsed() - found.at < FRESH_MS ? found.people : read(id);
  };

  return {
    of,
    ofAll: async (screens) =>
      new Map(await Promise.all(screens.map(async (screen) => [screen, await of(screen)] as const))),
    forget: (person) => void known.delete(person),
  };
};
