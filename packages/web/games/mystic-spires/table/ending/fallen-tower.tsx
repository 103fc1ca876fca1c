import { useEffect } from 'react';
import Card from '~icons/game-icons/card-random';
import Flag from '~icons/game-icons/flying-flag';
import { pictureAddress } from '../../../../pictures/addresses.ts';
import { CrackLines } from '../../../../pictures/crack-lines.tsx';
import { Place } from '../../../../pictures/place.tsx';
import { breakPane } from '../../../../pictures/shards.ts';
import { Sheet } from '../../../../pictures/sheet.tsx';
import { usePlain } from '../../../../pictures/use-plain.ts';
import { stepTime } from '../../../../settings/settings-store.ts';
import { useBoard } from '../../board/board-context.ts';
import { TowerArt } from '../../pieces/art.tsx';
import { towerInfo } from '../../pieces/content.ts';
import { say } from '../../words/say.ts';
import styles from './fallen-tower.module.css';

/** The duration of the animations in the style sheet. */
const SCENE_MS = 1_700;
/** The picture is three times as tall as wide: it breaks into three panes, one above the other. */
const PANES = [0, 1, 2] as const;
const SHARDS = 7;
const TALL = 300;

/** The scene for each reason to lose. */
const sceneOf = (reason: string | undefined): 'falls' | 'bursts' | 'empties' | 'yields' => {
  switch (reason) {
    case 'overload':
      return 'bursts';
    case 'decked-out':
      return 'empties';
    case 'conceded':
    case 'turn-limit':
      return 'yields';
    default:
      return 'falls';
  }
};

/** The position of the picture in the box of a pane. */
const sheet = (pane: number) => ({
  left: 0,
  top: `${-100 * pane}%`,
  width: '100%',
  height: `${100 * PANES.length}%`,
});

/** A Tower's glass in pieces, each in its place until it falls. */
const Glass = ({ address, name }: { readonly address: string; readonly name: string }) =>
  PANES.map((pane) => (
    <span key={pane} className={styles.pane} style={{ ['--pane' as string]: pane }}>
      {breakPane(`${name} ${pane}`, SHARDS).map(({ shape, middle, aside, turn, late }) => (
        <span
          key={shape}
          className={styles.shard}
          data-shard
          style={{
            clipPath: shape,
            transformOrigin: `${middle[0] * 100}% ${middle[1] * 100}%`,
            ['--aside' as string]: `${Math.round(aside * 170)}%`,
            ['--turn' as string]: `${turn}deg`,
            ['--late' as string]: late.toFixed(2),
          }}
        >
          <Sheet address={address} style={sheet(pane)} />
        </span>
      ))}
    </span>
  ));

const LosingTower = ({ seat }: { readonly seat: number }) => {
  const { view } = useBoard();
  const plain = usePlain();
  const { definition } = towerInfo(view.keepers[seat]?.tower ?? 0);
  const scene = sceneOf(view.result?.reasons[seat]);
  const breaks = scene === 'falls' || scene === 'bursts';
  const name = `${definition.id} ${seat}`;
  const address = pictureAddress({ game: 'mystic-spires', kind: 'tower-tall', id: definition.set }, 'full');
  return (
    <span className={styles.tower} data-scene={scene} data-set={definition.set} data-fallen={seat}>
      <span className={styles.glow} />
      {plain ? <TowerArt id={definition.id} /> : <Glass address={address} name={name} />}
      {breaks && (
        <span className={styles.cracks} style={plain ? undefined : { maskImage: `url(${address})` }}>
          <CrackLines name={name} broken={4} height={TALL} />
        </span>
      )}
      {scene === 'empties' && <Card className={styles.sign} />}
      {scene === 'yields' && <Flag className={styles.sign} />}
    </span>
  );
};

type FallenTowerProps = { readonly story: string; readonly onEnd: () => void };

const NOT_INPUT: readonly string[] = ['Shift', 'Control', 'Alt', 'Meta', 'Tab'];

/** What happens to the losing Tower, before the duel's figures appear. Any input ends it. */
export const FallenTower = ({ story, onEnd }: FallenTowerProps) => {
  const { view } = useBoard();
  useEffect(() => {
    const timer = setTimeout(onEnd, stepTime(SCENE_MS));
    const press = ({ key }: KeyboardEvent): void => {
      if (!NOT_INPUT.includes(key)) onEnd();
    };
    window.addEventListener('keydown', press);
    window.addEventListener('pointerdown', onEnd);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', press);
      window.removeEventListener('pointerdown', onEnd);
    };
  }, [onEnd]);
  return (
    <main className={styles.place} data-falling>
      <Place game="mystic-spires" name="table" dim="deep" />
      <div className={styles.towers} aria-hidden="true">
        {view.result?.losers.map((seat) => (
          <LosingTower key={seat} seat={seat} />
        ))}
      </div>
      <p className={styles.story} role="status">
        {story}
      </p>
      <button type="button" className={styles.skip} onClick={onEnd}>
        {say('scene.skip')}
      </button>
    </main>
  );
};
