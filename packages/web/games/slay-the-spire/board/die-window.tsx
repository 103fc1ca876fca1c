import { MoveButton } from '../../../table/decision/move-button.tsx';
import controls from '../../../theme/controls.module.css';
import { type ItemInfo, itemInfo } from '../pieces/content.ts';
import { Die } from '../pieces/die.tsx';
import { ItemPicture } from '../pieces/picture.tsx';
import { RichText } from '../pieces/rich-text.tsx';
import { say } from '../words/say.ts';
import type { Action } from './actions.ts';
import { type Board, useBoard } from './board-context.ts';
import { describeAction } from './describe.ts';
import styles from './die-window.module.css';

/** Something that may change the roll, with the ways to do it. */
type Change = { readonly key: string; readonly item: ItemInfo; readonly ways: readonly Action[] };

const changesIn = ({ actions, me }: Board): readonly Change[] => {
  const found = new Map<string, Change>();
  for (const action of actions) {
    const { source } = action;
    if (source?.kind !== 'relic' && source?.kind !== 'potion') continue;
    const item = (source.kind === 'relic' ? me?.relics : me?.potions)?.[source.place];
    if (item === undefined) continue;
    const key = `${source.kind}${source.place}`;
    const ways = [...(found.get(key)?.ways ?? []), action];
    found.set(key, { key, item: itemInfo(item), ways });
  }
  return [...found.values()];
};

const ChangeItem = ({ item, ways }: Change) => {
  const board = useBoard();
  const [only] = ways;
  const about = (
    <>
      <span className={styles.picture}>
        <ItemPicture name={item.name} kind={item.kind} />
      </span>
      <span>
        <strong>{item.name}</strong>
        <span className={styles.text}>
          <RichText text={item.text} />
        </span>
      </span>
    </>
  );
  if (ways.length === 1 && only !== undefined && only.face === undefined)
    return (
      <MoveButton className={styles.change} data-die-change={item.name} action={only} perform={board.perform}>
        {about}
      </MoveButton>
    );
  return (
    <div className={styles.choice}>
      {about}
      <span className={styles.faces}>
        {ways.map((way) => (
          <MoveButton
            key={way.option.move}
            className={styles.face}
            data-die-face={way.face}
            aria-label={describeAction(board, way)}
            action={way}
            perform={board.perform}
          >
            <Die face={way.face ?? 0} />
          </MoveButton>
        ))}
      </span>
    </div>
  );
};

/** The moment after a roll in which it can still be changed (STS-13.9). */
export const DieWindow = () => {
  const board = useBoard();
  const { view, actions, names, perform } = board;
  if (view.dieWindow === undefined) return null;
  const keep = actions.find(({ does }) => does === 'acceptDie');
  const waiting = view.dieWindow.seats.filter((seat) => seat !== board.seat || keep === undefined);
  return (
    <section
      className={`${controls.panel} ${styles.window}`}
      aria-label={say('die.title', { face: view.die })}
      data-question="die"
    >
      <div className={styles.head}>
        <Die face={view.die} moving />
        <h2 className={styles.title}>
          {say('die.title', { face: view.die })}
          {keep !== undefined && <span className={styles.ask}>{say('die.change')}</span>}
        </h2>
      </div>
      {keep !== undefined && (
        <>
          <div className={styles.changes}>
            {changesIn(board).map((change) => (
              <ChangeItem {...change} key={change.key} />
            ))}
          </div>
          <MoveButton className={controls.primary} data-action="accept-die" action={keep} perform={perform}>
            {say('die.keep', { face: view.die })}
          </MoveButton>
        </>
      )}
      {waiting.length > 0 && (
        <p className={styles.waiting}>
          {say('die.waiting', { names: waiting.map((seat) => names[seat] ?? '').join(', ') })}
        </p>
      )}
    </section>
  );
};
