import { memo } from 'react';
import { pictureAddress } from '../../../../pictures/addresses.ts';
import { CrackLines } from '../../../../pictures/crack-lines.tsx';
import { brokenBy } from '../../../../pictures/cracks.ts';
import { usePlain } from '../../../../pictures/use-plain.ts';
import { useBoard } from '../../board/board-context.ts';
import { towerInfo } from '../../pieces/content.ts';
import styles from './tall-towers.module.css';

/** MYS-39.1: a Tower is brightest just before it overloads. */
const OVERLOAD = 100;
/** The picture is three times as tall as it is wide. */
const TALL = 300;

type TallTowerProps = {
  readonly set: string;
  readonly name: string;
  readonly side: 'near' | 'far';
  readonly broken: number;
  /** From 0 to 1. */
  readonly crystal: number;
};

const TallTower = memo(({ set, name, side, broken, crystal }: TallTowerProps) => {
  const plain = usePlain();
  const address = pictureAddress({ game: 'mystic-spires', kind: 'tower-tall', id: set }, 'full');
  return (
    <span
      className={styles.tower}
      data-set={set}
      data-side={side}
      data-broken={broken}
      style={{ ['--crystal' as string]: crystal }}
    >
      <span className={styles.glow} />
      {!plain && (
        <img
          className={styles.glass}
          src={address}
          alt=""
          width={300}
          height={900}
          decoding="async"
          fetchPriority="low"
          draggable={false}
          onError={({ currentTarget }) => {
            currentTarget.hidden = true;
          }}
        />
      )}
      <span className={styles.cracks} style={plain ? undefined : { maskImage: `url(${address})` }}>
        <CrackLines name={name} broken={broken} height={TALL} />
      </span>
    </span>
  );
});

/** The two Towers at the edges of the table: they crack as they lose HP and glow with their Crystal. */
export const TallTowers = () => {
  const { view, near } = useBoard();
  return (
    <div className={styles.towers} aria-hidden="true">
      {view.keepers.map(({ seat, tower, hp, maxHp, crystal }) => {
        const { definition } = towerInfo(tower);
        return (
          <TallTower
            key={seat}
            set={definition.set}
            name={`${definition.id} ${seat}`}
            side={seat === near ? 'near' : 'far'}
            broken={brokenBy(hp, maxHp)}
            crystal={Math.min(1, crystal / OVERLOAD)}
          />
        );
      })}
    </div>
  );
};
