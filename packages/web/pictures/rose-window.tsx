import { memo } from 'react';
import { type PicturedGame, pictureAddress } from './addresses.ts';
import { CrackLines } from './crack-lines.tsx';
import { brokenBy } from './cracks.ts';
import styles from './rose-window.module.css';
import { breakPane } from './shards.ts';

const SHARDS = 14;

type RoseWindowProps = {
  readonly game: PicturedGame;
  readonly id: string;
  readonly hp: number;
  readonly maxHp: number;
  /** It falls with its Boss. */
  readonly dead: boolean;
};

const Fallen = ({ address, name }: { readonly address: string; readonly name: string }) =>
  breakPane(`${name} rose`, SHARDS).map(({ shape, middle, aside, turn, late }) => (
    <img
      key={shape}
      className={styles.shard}
      src={address}
      alt=""
      decoding="sync"
      draggable={false}
      style={{
        clipPath: shape,
        transformOrigin: `${middle[0] * 100}% ${middle[1] * 100}%`,
        ['--aside' as string]: `${Math.round(aside * 60)}%`,
        ['--fall' as string]: `${Math.round((1 - middle[1]) * 100)}%`,
        ['--turn' as string]: `${Math.round(turn / 2)}deg`,
        ['--late' as string]: late.toFixed(2),
      }}
    />
  ));

/** A Boss that comes back stands before the same window. */
const windowOf = (id: string): string => id.replace(/-phase-2$/, '');

/** The window behind a Boss: it cracks as the Boss loses HP, and falls with it. */
export const RoseWindow = memo(({ game, id, hp, maxHp, dead }: RoseWindowProps) => {
  const address = pictureAddress({ game, kind: 'rose', id: windowOf(id) }, 'full');
  const broken = brokenBy(hp, maxHp);
  return (
    <span className={styles.rose} data-rose={id} data-broken={broken}>
      {dead ? (
        <Fallen address={address} name={id} />
      ) : (
        <>
          <img
            className={styles.glass}
            src={address}
            alt=""
            width={480}
            height={480}
            decoding="async"
            draggable={false}
            onError={({ currentTarget }) => {
              currentTarget.hidden = true;
            }}
          />
          <CrackLines name={id} broken={broken} />
        </>
      )}
    </span>
  );
});
