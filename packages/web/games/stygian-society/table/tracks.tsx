import { useRef } from 'react';
import Clover from '~icons/game-icons/clover';
import Boss from '~icons/game-icons/crowned-skull';
import Tower from '~icons/game-icons/evil-tower';
import Wounds from '~icons/game-icons/hearts';
import Experience from '~icons/game-icons/laurels';
import Wizard from '~icons/game-icons/warlock-hood';
import { useMotion } from '../../../table/stage/stage.ts';
import { spotOf } from '../board/actions.ts';
import { useBoard } from '../board/board-context.ts';
import { type After, afterOf, afterText, isChange } from '../board/changes.ts';
import { useSpot } from '../board/use-spot.ts';
import { FLOORS_IN_TOWER } from '../pieces/content.ts';
import { FloatLayer } from '../pieces/float-layer.tsx';
import { say } from '../words/say.ts';
import { PerilTrack } from './peril-track.tsx';
import styles from './tracks.module.css';

type Field = 'wounds' | 'luck' | 'xp';

const useAfter = (field: Field, now: number): After =>
  afterOf(
    useBoard()
      .changes.get('party')
      ?.find((change) => change.field === field),
    now,
  );

const Now = ({
  now,
  after,
  most,
}: {
  readonly now: number;
  readonly after: After;
  readonly most: number;
}) => (
  <span className={styles.now}>
    {now}
    {isChange(after, now) && <strong className={styles.after}>→{afterText(after)}</strong>}/{most}
  </span>
);

/** The party's wounds; the last cell means defeat. */
const WoundTrack = () => {
  const { view } = useBoard();
  const body = useRef<HTMLDivElement>(null);
  useMotion('track:wounds', body);
  const after = useAfter('wounds', view.wounds);
  const low = Math.min(view.wounds, after.least);
  const high = Math.max(view.wounds, after.most);
  return (
    <div
      ref={body}
      className={styles.track}
      data-track="wounds"
      data-now={view.wounds}
      data-explain="track:wounds"
      data-danger={view.wounds * 4 >= view.woundLimit * 3 || undefined}
      role="img"
      aria-label={say('wounds.now', { wounds: view.wounds, limit: view.woundLimit })}
    >
      <Wounds aria-hidden="true" />
      <span className={styles.cells} aria-hidden="true">
        {Array.from({ length: view.woundLimit }, (_, cell) => cell).map((cell) => (
          <span
            key={cell}
            className={styles.cell}
            data-full={cell < low || undefined}
            data-change={(cell >= low && cell < high) || undefined}
            data-last={cell === view.woundLimit - 1 || undefined}
          />
        ))}
      </span>
      <Now now={view.wounds} after={after} most={view.woundLimit} />
      <FloatLayer figure="track:wounds" />
    </div>
  );
};

/** Luck pays for any hero cube: while cubes are being selected manually, it can be pressed. */
const LuckTrack = () => {
  const { view } = useBoard();
  const body = useRef<HTMLButtonElement>(null);
  useMotion('track:luck', body);
  const after = useAfter('luck', view.luck);
  const { action, words, props } = useSpot(spotOf.luck, () => undefined);
  const name = say('luck.now', { luck: view.luck, limit: view.luckLimit });
  return (
    <button
      ref={body}
      type="button"
      className={styles.track}
      data-track="luck"
      data-now={view.luck}
      data-explain="track:luck"
      disabled={action === undefined}
      aria-label={words === '' ? name : `${words}. ${name}`}
      {...props}
    >
      <span className={styles.pips} aria-hidden="true">
        {Array.from({ length: view.luckLimit }, (_, pip) => pip).map((pip) => (
          <Clover key={pip} data-full={pip < view.luck || undefined} />
        ))}
      </span>
      <Now now={view.luck} after={after} most={view.luckLimit} />
      <FloatLayer figure="track:luck" />
    </button>
  );
};

const ExperienceTrack = () => {
  const { view } = useBoard();
  const body = useRef<HTMLDivElement>(null);
  useMotion('track:xp', body);
  const after = useAfter('xp', view.xp);
  return (
    <div
      ref={body}
      className={styles.track}
      data-track="xp"
      data-explain="track:xp"
      role="img"
      aria-label={say('xp.now', { xp: view.xp, needed: view.needed })}
    >
      <Experience aria-hidden="true" />
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width: `${(100 * view.xp) / view.needed}%` }} />
      </span>
      <Now now={view.xp} after={after} most={view.needed} />
      <FloatLayer figure="track:xp" />
    </div>
  );
};

const MID_BOSS_FLOOR = 3;

const kindOf = (floor: number): 'room' | 'mid-boss' | 'wizard' =>
  floor === MID_BOSS_FLOOR ? 'mid-boss' : floor === FLOORS_IN_TOWER ? 'wizard' : 'room';

/** The six floors of the tower: a mid-boss on floor three, the wizard on floor six. */
const Floors = () => {
  const { view } = useBoard();
  return (
    <ol
      className={styles.floors}
      aria-label={say('floors.now', { floor: view.floor, floors: FLOORS_IN_TOWER })}
    >
      {Array.from({ length: FLOORS_IN_TOWER }, (_, at) => at + 1).map((floor) => (
        <li
          key={floor}
          className={styles.floor}
          data-explain={`floor:${kindOf(floor)}`}
          data-state={floor < view.floor ? 'done' : floor === view.floor ? 'here' : 'ahead'}
          aria-current={floor === view.floor ? 'step' : undefined}
        >
          {floor === MID_BOSS_FLOOR ? (
            <Boss aria-hidden="true" />
          ) : floor === FLOORS_IN_TOWER ? (
            <Wizard aria-hidden="true" />
          ) : (
            <Tower aria-hidden="true" />
          )}
          <span>{floor}</span>
        </li>
      ))}
    </ol>
  );
};

/** The tracks of the whole party. */
export const Tracks = () => (
  <section className={styles.tracks} aria-label={say('tracks')}>
    <Floors />
    <WoundTrack />
    <PerilTrack />
    <LuckTrack />
    <ExperienceTrack />
  </section>
);
