import { keyed } from '../../../kit/keyed.ts';
import { RichText } from '../../../kit/rich-text.tsx';
import { say } from '../words/say.ts';
import type { EffectPart } from './content.ts';
import styles from './effect-text.module.css';

type EffectTextProps = {
  /** Each effect split into parts. */
  readonly lines: readonly (readonly EffectPart[])[];
  readonly linked?: boolean;
};

/** What a screen reader says before a part; an effect that is only an action needs no label. */
const labelOf = (part: EffectPart['part'], isAlone: boolean): string | undefined => {
  if (part === 'status' || part === 'note' || isAlone) return undefined;
  return say(`part.${part}`);
};

/** Effects with condition, action and reaction told apart (MYS-7.1). */
export const EffectText = ({ lines, linked = false }: EffectTextProps) =>
  keyed(lines).map(({ key: effect, item: parts }) => (
    <span key={effect} className={styles.effect}>
      {keyed(parts).map(({ key, item: { part, text } }) => {
        const label = labelOf(part, parts.length === 1);
        return (
          <span key={key} className={styles.part} data-part={part}>
            {label !== undefined && <span className="hidden-visually">{label} </span>}
            <RichText text={text} linked={linked} />{' '}
          </span>
        );
      })}
    </span>
  ));
