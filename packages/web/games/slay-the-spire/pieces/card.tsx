import type { Text } from '@three-spires/kernel';
import { memo } from 'react';
import { say, sayOr } from '../words/say.ts';
import styles from './card.module.css';
import { profileOf } from './characters.ts';
import { faceInfo } from './content.ts';
import { Picture } from './picture.tsx';
import { RichText } from './rich-text.tsx';

type CardFaceProps = {
  readonly face: number;
  /** Its current cost, which may differ from the printed one. */
  readonly cost?: number | 'X' | 'none';
  readonly linked?: boolean;
};

const typeName = (type: string): string => sayOr(`type.${type}`, type);

const moodOf = (owner: string | undefined, type: string): string =>
  type === 'curse' ? 'curse' : (profileOf(owner ?? '')?.mood ?? 'none');

const costTone = (now: number | 'X' | 'none', printed: number | 'X' | 'none'): string | undefined => {
  if (typeof now !== 'number' || typeof printed !== 'number' || now === printed) return undefined;
  return now < printed ? 'less' : 'more';
};

/** Attacks have pointed windows and Powers round ones. Curses and Statuses have cut corners. */
const FRAMES = { attack: 'pointed', power: 'round', curse: 'chamfer', status: 'chamfer' } as const;

const frameOf = (type: string): (typeof FRAMES)[keyof typeof FRAMES] | undefined =>
  type in FRAMES ? FRAMES[type as keyof typeof FRAMES] : undefined;

/** A line break takes as much room as this many letters. */
const BREAK = 14;

const lengthOf = (text: Text): string => {
  const breaks = text.reduce(
    (sum, part) => sum + (typeof part === 'string' ? part.split('\n').length - 1 : 0),
    0,
  );
  const letters = text.reduce(
    (sum, part) => sum + (typeof part === 'string' ? part.length : 4),
    breaks * BREAK,
  );
  if (letters > 130) return 'most';
  if (letters > 90) return 'very';
  return letters > 48 ? 'yes' : letters < 18 ? 'short' : 'no';
};

/** A card's face: its outline shows its type, the gem beside its name its rarity, the one in the corner its cost. */
export const CardFace = memo(({ face, cost, linked = false }: CardFaceProps) => {
  const info = faceInfo(face);
  const now = cost ?? info.cost;
  const frame = frameOf(info.type);
  const name = info.upgraded && !info.name.endsWith('+') ? `${info.name}+` : info.name;
  return (
    <span
      className={styles.card}
      data-type={info.type}
      data-frame={frame}
      data-rarity={info.rarity}
      data-glow={info.upgraded || undefined}
      data-foil={info.rarity === 'rare' || undefined}
      data-mood={moodOf(info.owner, info.type)}
      data-long={lengthOf(info.text)}
    >
      <span className={styles.art}>
        <Picture kind="card" id={info.id} {...(frame && { frame })} />
      </span>
      <span className={styles.lintel}>
        <span className={styles.name} data-upgraded={info.upgraded} data-card-name>
          {name}
        </span>
        <span className={styles.gem} />
        <span className={styles.type} data-explain={`type:${info.type}`} data-in-text>
          {typeName(info.type)}
        </span>
      </span>
      {now !== 'none' && (
        <span
          className={styles.cost}
          data-tone={costTone(now, info.cost)}
          data-explain="card:cost"
          data-in-text
        >
          <span className="hidden-visually">{say('costs')} </span>
          {now}
        </span>
      )}
      <span className={styles.text}>
        <span>
          <RichText text={info.text} linked={linked} />
        </span>
      </span>
    </span>
  );
});
