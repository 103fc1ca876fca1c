import { memo, type ReactNode, type Ref, useEffect, useMemo } from 'react';
import { type PicturedGame, pictureAddress, plainAddress } from './addresses.ts';
import { chanceOf } from './chance.ts';
import { useCurtain } from './curtain.ts';
import styles from './figure.module.css';
import { type FigureGeometry, useGeometry } from './geometry.ts';
import { bodyPoses, type Joint, type JointPoses, type RiggedPart, rigOf } from './rig.ts';
import { RoseWindow } from './rose-window.tsx';
import { Shatter } from './shatter.tsx';
import { Sheet } from './sheet.tsx';
import { useImage } from './use-image.ts';
import { usePlain } from './use-plain.ts';

type FigureProps = {
  readonly game: PicturedGame;
  /** The part of the picture's key after `figure/`. */
  readonly id: string;
  /** The element to animate when something happens to the figure. */
  readonly ref?: Ref<HTMLSpanElement>;
  /** `breathing` at a table, `still` in lists, `dead` when it shatters, `fallen` when it lies on the floor. */
  readonly state?: 'breathing' | 'still' | 'dead' | 'fallen';
  /** HP, for the window behind a Boss. Without HP, a Boss has no window. */
  readonly hp?: number | undefined;
  readonly maxHp?: number | undefined;
};

/**
 * With more figures than this on stage, none of them breathes, because each breath costs the browser work.
 */
const MOST_BREATHING = 8;
let breathing = 0;

const useBreath = (breathes: boolean): void => {
  useEffect(() => {
    if (!breathes) return;
    const count = (change: number): void => {
      breathing += change;
      document.documentElement.toggleAttribute('data-figures-still', breathing > MOST_BREATHING);
    };
    count(1);
    return () => count(-1);
  }, [breathes]);
};

type ElementProps = {
  readonly joint: Joint;
  readonly className: string | undefined;
  readonly children?: ReactNode;
};

/** For motions.ts. */
const posed = (poses: JointPoses | undefined) => ({
  'data-poses': poses === undefined ? undefined : JSON.stringify(poses),
});

const Element = ({ joint: { role, idle, swing, poses, style }, className, children }: ElementProps) => (
  <span
    className={className}
    data-joint={role}
    data-idle={idle ? role : undefined}
    data-swing={swing === 1 ? undefined : swing}
    {...posed(poses)}
    style={style}
  >
    {children}
  </span>
);

type PartProps = Pick<RiggedPart, 'joints' | 'own'> & { readonly children: ReactNode };

/** A part inside its parent joints. */
const Part = ({ joints: [outer, ...inner], own, children }: PartProps) =>
  outer === undefined ? (
    <Element joint={own} className={styles.part}>
      {children}
    </Element>
  ) : (
    <Element joint={outer} className={styles.joint}>
      <Part joints={inner} own={own}>
        {children}
      </Part>
    </Element>
  );

/**
 * A figure's share of the height of its place: small creatures are smaller, though less so than they are
 * drawn.
 */
const LOW = 0.76;

/** A figure's box within its place: on the floor, in the middle. */
const boxStyle = ({ box: [width, height] }: FigureGeometry) => {
  const tall = height < 400 ? LOW : 1;
  const wide = (tall * width) / height;
  return { height: `${tall * 100}%`, width: `${wide * 100}%`, left: `${(1 - wide) * 50}%` };
};

type RigProps = { readonly geometry: FigureGeometry; readonly address: string };

const Rig = memo(({ geometry, address }: RigProps) => {
  const parts = useMemo(() => rigOf(geometry), [geometry]);
  const poses = bodyPoses(geometry);
  return (
    <span
      className={styles.rig}
      data-stance={geometry.stance}
      data-joint={poses === undefined ? undefined : 'body'}
      {...posed(poses)}
      style={boxStyle(geometry)}
    >
      {parts.map((part) => (
        <Part key={part.name} joints={part.joints} own={part.own}>
          <Sheet address={address} style={part.sheet} />
        </Part>
      ))}
    </span>
  );
});

const Plain = ({ game, id }: Pick<FigureProps, 'game' | 'id'>) => (
  <svg className={styles.plain} viewBox="0 0 512 512" aria-hidden="true">
    <use href={plainAddress({ game, kind: 'figure', id })} />
  </svg>
);

/**
 * The content: the jointed glass, its fall, or the plain symbol. Only its light until the glass has loaded.
 */
const Body = ({ game, id, state, hp, maxHp }: Omit<FigureProps, 'ref'>) => {
  const geometry = useGeometry(game, id);
  const wantsPlain = usePlain();
  const address = pictureAddress({ game, kind: 'figure', id }, 'full');
  const fetched = useImage(wantsPlain || !geometry ? undefined : address);
  const isHere = wantsPlain || geometry === null || (geometry !== undefined && fetched !== 'waiting');
  const closed = useCurtain(isHere);
  if (wantsPlain || geometry === null || fetched === 'failed')
    return state === 'dead' ? null : <Plain game={game} id={id} />;
  if (geometry === undefined) return null;
  const hasWindow = geometry.rank === 'boss' && hp !== undefined && maxHp !== undefined;
  return (
    <>
      {hasWindow && <RoseWindow game={game} id={id} hp={hp} maxHp={maxHp} dead={state === 'dead'} />}
      {fetched === 'ready' &&
        (state === 'dead' ? (
          <Shatter geometry={geometry} address={address} name={id} style={boxStyle(geometry)} />
        ) : closed ? null : (
          <Rig geometry={geometry} address={address} />
        ))}
    </>
  );
};

/**
 * A free-standing figure of leaded glass on the floor, with its shadow and its light. Its place is a square
 * of `--figure-size`. `table/stage.ts` animates it and its joints.
 */
export const Figure = memo(({ ref, state = 'breathing', ...props }: FigureProps) => {
  const { game, id } = props;
  const { glow, rank } = useGeometry(game, id) ?? {};
  const breathes = state === 'breathing';
  useBreath(breathes);
  return (
    <span
      className={styles.figure}
      data-glass={id}
      data-rank={rank}
      data-state={state}
      style={{
        ...(glow === undefined ? {} : { ['--glow' as string]: glow }),
        // Whole steps, so that all figures move in the same frames.
        ['--beat' as string]: `${-Math.floor(chanceOf(id)() * 8) * 0.525}s`,
      }}
      aria-hidden="true"
    >
      {breathes && <span className={styles.shade} />}
      <span className={styles.floor} />
      <span ref={ref} className={styles.moved}>
        <Body {...props} state={state} />
      </span>
    </span>
  );
});
