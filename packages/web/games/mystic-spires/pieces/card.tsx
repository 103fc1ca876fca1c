import { memo } from 'react';
import { say } from '../words/say.ts';
import { Art, frameOf } from './art.tsx';
import styles from './card.module.css';
import { type CardDefinition, cardInfo } from './content.ts';
import { EffectText } from './effect-text.tsx';
import { SIGNS, TYPE_SIGNS } from './signs.ts';

type CardFaceProps = {
  readonly card: number;
  /** Its current cost, which may differ from the printed one. */
  readonly cost?: number;
  readonly linked?: boolean;
};

/** What decides the frame: for Units the way they fight, for Spells how long they stay. */
export const shapeOf = ({ type, kind }: CardDefinition): string => (type === 'Spell' ? kind : type);

/** The line under the picture: "Assault · Fairy", "Token · Defense · Entity". */
const typeLine = ({ type, kind, typing }: CardDefinition): string =>
  [...(kind === 'Token' ? [kind] : []), type === 'Spell' ? kind : type, ...(typing ? [typing] : [])].join(
    ' · ',
  );

const toneOf = (now: number, printed: number): string | undefined =>
  now === printed ? undefined : now < printed ? 'less' : 'more';

/** The length class of a text for the room it has. */
const lengthOf = (characters: number): string => {
  if (characters > 160) return 'most';
  if (characters > 92) return 'very';
  return characters > 60 ? 'yes' : 'no';
};

const signed = (number: number): string => (number > 0 ? `+${number}` : `${number}`);

/** Power and HP; for Equipment, what it adds to its host. */
const Figures = ({
  definition,
  isUnit,
}: {
  readonly definition: CardDefinition;
  readonly isUnit: boolean;
}) => {
  const { power, hp, kind } = definition;
  if (!isUnit && kind !== 'Equipment') return null;
  const { Sword, Heart } = SIGNS;
  return (
    <>
      <span className={styles.power} data-explain="figure:power" data-in-text>
        <Sword aria-hidden="true" />
        <span className="hidden-visually">{say('power')} </span>
        {isUnit ? power : signed(power)}
      </span>
      <span className={styles.hp} data-explain="figure:hp" data-in-text>
        <Heart aria-hidden="true" />
        <span className="hidden-visually">{say('field.hp')} </span>
        {isUnit ? hp : signed(hp)}
      </span>
    </>
  );
};

/** A card's face: its outline shows its type, the gem beside its name its rarity, the crystal its cost. */
export const CardFace = memo(({ card, cost, linked = false }: CardFaceProps) => {
  const { definition, name, text, lines, isUnit } = cardInfo(card);
  const { set, rarity, kind, story } = definition;
  const now = cost ?? definition.cost;
  const shape = shapeOf(definition);
  const TypeSign = TYPE_SIGNS[shape];
  const length = text.reduce(
    (sum, part) => sum + (typeof part === 'string' ? part.length : 8),
    story?.length ?? 0,
  );
  return (
    <span
      className={styles.card}
      data-shape={shape}
      data-frame={frameOf(definition)}
      data-rarity={rarity}
      data-foil={rarity === 'rare' || rarity === 'gold' || undefined}
      data-set={set}
      data-long={lengthOf(length)}
    >
      <span className={styles.art}>
        <Art of={definition} />
      </span>
      <span className={styles.lintel}>
        <span className={styles.name} data-card-name>
          {name}
        </span>
        <span className={styles.gem} />
        <Figures definition={definition} isUnit={isUnit} />
        <span className={styles.type} data-explain={`type:${shape}`} data-in-text>
          {TypeSign && <TypeSign aria-hidden="true" />}
          {typeLine(definition)}
        </span>
      </span>
      {kind !== 'Token' && (
        <span
          className={styles.cost}
          data-tone={toneOf(now, definition.cost)}
          data-explain="figure:cost"
          data-in-text
        >
          <span className="hidden-visually">{say('costs')} </span>
          {now}
        </span>
      )}
      <span className={styles.text}>
        <span>
          <EffectText lines={lines} linked={linked} />
          {story !== undefined && <em className={styles.story}>{story}</em>}
        </span>
      </span>
    </span>
  );
});
