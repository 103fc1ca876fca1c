import ByHand from '~icons/game-icons/hand';
import controls from '../../../theme/controls.module.css';
import type { Action } from '../board/actions.ts';
import { useBoard } from '../board/board-context.ts';
import { describeAction, describeChanges } from '../board/describe.ts';
import { pointing } from '../board/selection.ts';
import { HERO_COLOURS, LUCK } from '../pieces/content.ts';
import { Cube, CubeRow } from '../pieces/cube.tsx';
import { say } from '../words/say.ts';
import styles from './dock.module.css';

type ChoiceProps = {
  readonly action: Action;
  readonly children?: React.ReactNode;
  readonly main?: boolean;
};

/** An option as a button, with what it would change. */
export const Choice = ({ action, children, main = false }: ChoiceProps) => {
  const board = useBoard();
  const effect = describeChanges(board, action);
  return (
    <button
      type="button"
      className={main ? controls.primary : controls.button}
      data-choice
      data-does={action.does}
      data-move={action.option.move}
      title={children === undefined ? undefined : describeAction(action)}
      aria-label={effect === '' ? describeAction(action) : `${describeAction(action)}. ${effect}`}
      onClick={() => board.perform(action)}
      {...pointing(action.option.move)}
    >
      {children ?? describeAction(action)}
    </button>
  );
};

const LETTERS = 'BGW';

/** Cubes of a payment as they are printed: field, crypt, luck. */
const PaymentCubes = ({ cubes }: { readonly cubes: readonly number[] }) => {
  const written = (from: number): string =>
    cubes
      .slice(from, from + HERO_COLOURS)
      .map((count, colour) => (LETTERS[colour] ?? '').repeat(count))
      .join('');
  const luck = cubes[LUCK] ?? 0;
  return (
    <>
      {written(0) !== '' && <CubeRow cubes={written(0)} />}
      {written(HERO_COLOURS) !== '' && (
        <span className={styles.crypt}>
          <CubeRow cubes={written(HERO_COLOURS)} /> {say('crypt')}
        </span>
      )}
      {luck > 0 && <span className={styles.luck}>{say('luckCount', { count: luck })}</span>}
    </>
  );
};

/** Paying: how often, with the proposed cubes or with cubes picked by hand. */
const Payments = () => {
  const { actions, view } = useBoard();
  return (
    <>
      {actions.map((action) => {
        if (action.deed.do !== 'pay') return null;
        const { times } = action.deed;
        const byHand = actions.find(({ deed }) => deed.do === 'pay by hand' && deed.times === times);
        return (
          <span key={times} className={styles.payment}>
            <Choice action={action} main>
              <span>{say('pay.times', { times })}</span>
              <PaymentCubes cubes={view.proposals[times - 1] ?? []} />
            </Choice>
            {byHand !== undefined && (
              <Choice action={byHand}>
                <ByHand aria-hidden="true" />
              </Choice>
            )}
          </span>
        );
      })}
    </>
  );
};

/** Colours of the bank: for wild cubes, and what a picked-up cube is exchanged for. */
const Colours = () => {
  const { lit } = useBoard();
  return (
    <>
      {[0, 1, 2].map((colour) => {
        const action = lit.get(`colour:${colour}`);
        return action === undefined ? null : (
          <Choice key={colour} action={action}>
            <Cube colour={colour} size="large" />
            <span>{say(`cube.${(['blue', 'green', 'white'] as const)[colour] ?? 'blue'}`)}</span>
          </Choice>
        );
      })}
    </>
  );
};

/** What has been paid so far with cubes picked by hand. */
const PaidSoFar = () => {
  const { taken } = useBoard().view;
  return (
    <span className={styles.taken}>
      {taken.every((count) => count === 0) ? (
        say('spend.nothing')
      ) : (
        <>
          <span>{say('spend.sofar')}</span> <PaymentCubes cubes={taken} />
        </>
      )}
    </span>
  );
};

/** Moves that live nowhere else on the board. */
const PLAIN = ['respond', 'pass', 'done', 'accept', 'refuse', 'pay nothing', 'strike'];
const MAIN = ['accept', 'respond'];

/** What is asked now and has no place of its own on the board, as buttons before the heroes. */
export const Dock = () => {
  const { actions, view, source } = useBoard();
  const halves = actions.filter(({ deed }) => deed.do === 'remove' && deed.with === 'half');
  const plain = actions.filter(({ does }) => PLAIN.includes(does));
  const paying = view.question?.kind === 'spend';
  const hasColours = actions.some(({ spot }) => spot?.startsWith('colour:'));
  if (plain.length + halves.length === 0 && !paying && !hasColours && view.question?.kind !== 'pay')
    return null;
  return (
    <div className={styles.dock} data-question={view.question?.kind}>
      {view.question?.kind === 'pay' && <Payments />}
      {paying && <PaidSoFar />}
      {hasColours && (view.question?.kind === 'wild' || source !== undefined) && <Colours />}
      {[...plain, ...halves].map((action) => (
        <Choice key={action.option.move} action={action} main={MAIN.includes(action.does)} />
      ))}
    </div>
  );
};
