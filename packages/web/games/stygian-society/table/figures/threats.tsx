import type { Text } from '@three-spires/kernel';
import { useRef } from 'react';
import { RichText } from '../../../../kit/rich-text.tsx';
import { useMotion } from '../../../../table/stage/stage.ts';
import controls from '../../../../theme/controls.module.css';
import { useBoard } from '../../board/board-context.ts';
import { openOwn } from '../../board/dialogs.ts';
import {
  BOSS,
  COLOURS,
  foeInfo,
  HERO_COLOURS,
  placeInfo,
  type StygianSocietyView,
} from '../../pieces/content.ts';
import { Cube, colourName } from '../../pieces/cube.tsx';
import { say } from '../../words/say.ts';
import styles from './threats.module.css';

/** What cubes of a colour may trigger, in the order of the checks. */
type Threat = {
  readonly who: string;
  readonly enemy: number | undefined;
  /** The cubes needed; undefined if cubes never trigger it. */
  readonly needs: number | undefined;
  readonly text: Text;
};

const threatsOf = (view: StygianSocietyView, colour: number): readonly Threat[] => {
  const kind = view.figures.find(
    ({ enemy }) => enemy !== BOSS && foeInfo(enemy, view.place).colour === COLOURS[colour],
  )?.enemy;
  const foe = kind === undefined ? undefined : foeInfo(kind, view.place);
  const place = placeInfo(view.place);
  const line = place.lines.find((each) => each.colour === COLOURS[colour]);
  return [
    ...(foe === undefined
      ? []
      : [
          {
            who: foe.name,
            enemy: kind,
            needs: foe.trigger,
            text: foe.trigger === undefined ? (foe.sting ?? []) : foe.effects,
          },
        ]),
    ...(line !== undefined && (foe === undefined || line.always)
      ? [{ who: place.name, enemy: undefined, needs: line.cubes, text: line.text }]
      : []),
  ];
};

/** Field cubes count one, crypt cubes two. */
const valueOut = ({ field, crypt }: StygianSocietyView, colour: number): number =>
  (field[colour] ?? 0) + 2 * (crypt[colour] ?? 0);

const ThreatRow = ({ threat, out }: { readonly threat: Threat; readonly out: number }) => {
  const { who, enemy, needs, text } = threat;
  const ready = needs !== undefined && out >= needs;
  const body = useRef<HTMLButtonElement>(null);
  useMotion(enemy === undefined ? 'room' : `kind:${enemy}`, body);
  return (
    <button
      ref={body}
      type="button"
      className={styles.threat}
      data-ready={ready || undefined}
      onClick={() => openOwn(enemy === undefined ? { kind: 'place' } : { kind: 'foe', enemy })}
    >
      <span className={styles.count} data-explain="mark:threat">
        {needs === undefined ? say('threat.never') : say('threat.count', { out, needs })}
      </span>
      <span className={styles.words}>
        <strong>{say('threat.who', { who })}</strong> <RichText text={text} />
      </span>
    </button>
  );
};

/** What enemies and the room do for red, yellow and black cubes, and how close each is to acting. */
export const Threats = () => {
  const { view } = useBoard();
  if (view.place < 0) return null;
  return (
    <section className={styles.threats} data-threats aria-label={say('threats')}>
      <h2 className={controls.label}>{say('threats')}</h2>
      {COLOURS.slice(HERO_COLOURS).map((name, place) => {
        const colour = HERO_COLOURS + place;
        const threats = threatsOf(view, colour);
        return (
          <div key={name} className={styles.colour} data-colour={name}>
            <span className={styles.cube}>
              <Cube colour={colour} />
              <span className="hidden-visually">{colourName(colour)}</span>
            </span>
            <div className={styles.list}>
              {threats.length === 0 && <p className={styles.none}>{say('threat.none')}</p>}
              {threats.map((threat) => (
                <ThreatRow key={threat.who} threat={threat} out={valueOut(view, colour)} />
              ))}
            </div>
          </div>
        );
      })}
    </section>
  );
};
