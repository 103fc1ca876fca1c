import { useLongPress } from '../../../kit/use-long-press.ts';
import { CardFace } from '../pieces/card.tsx';
import { faceInfo, itemInfo } from '../pieces/content.ts';
import { nameOfFace } from '../pieces/face-name.ts';
import { ItemTile } from '../pieces/item-tile.tsx';
import { say } from '../words/say.ts';
import styles from './choice.module.css';
import { wordsOf } from './describe.ts';
import { openOwn } from './dialogs.ts';
import { Lifted } from './lifted.tsx';
import { useFirstTap } from './use-first-tap.ts';

type ChoiceProps = {
  readonly kind: 'card' | 'item';
  /** The face of the card or the number of the item. */
  readonly number: number;
  /** What pressing it does, in words. Without `onChoose`, pressing it only shows details. */
  readonly label?: string | undefined;
  readonly onChoose?: (() => void) | undefined;
  /** The move that choosing it makes. */
  readonly move?: number | undefined;
  readonly taken?: boolean;
  /** On a pedestal of stone. */
  readonly raised?: boolean;
  /** For viewing only, but not shown as unavailable. */
  readonly plain?: boolean;
};

/** A card or item that can be taken, or viewed (long press, right click, I). A first tap shows it large. */
export const Choice = ({
  kind,
  number,
  label,
  onChoose,
  move,
  taken = false,
  raised = false,
  plain = false,
}: ChoiceProps) => {
  const inspect = (): void =>
    openOwn(kind === 'card' ? { kind: 'card', face: number } : { kind: 'item', item: number });
  const press = useLongPress(inspect);
  const tap = useFirstTap();
  const name = kind === 'card' ? nameOfFace(number) : itemInfo(number).name;
  const text = kind === 'card' ? faceInfo(number).text : itemInfo(number).text;
  const picture = kind === 'card' ? <CardFace face={number} /> : <ItemTile item={number} raised={raised} />;
  const what = label ?? (onChoose === undefined ? name : say('action.take', { what: name }));
  return (
    <button
      type="button"
      className={styles.choice}
      data-choice={onChoose === undefined ? undefined : name}
      data-move={move}
      data-takeable={onChoose === undefined ? undefined : true}
      data-open={onChoose === undefined ? undefined : true}
      data-taken={taken || undefined}
      data-plain={plain || undefined}
      data-raised={raised || undefined}
      data-face={kind === 'card' ? number : undefined}
      data-item={kind === 'item' ? number : undefined}
      aria-pressed={taken}
      aria-label={`${what}: ${wordsOf(text)}`}
      ref={tap.ref}
      onClick={() => (onChoose === undefined ? inspect() : tap.second(onChoose))}
      {...press}
      onPointerDown={(event) => {
        tap.feel(event);
        press.onPointerDown(event);
      }}
    >
      {picture}
      {tap.lifted && <Lifted hint={say('choice.again', { what })}>{picture}</Lifted>}
    </button>
  );
};
