import type { Action } from '../../board/actions.ts';
import { useBoard } from '../../board/board-context.ts';
import { useChosenWild } from '../../board/wild-cubes.ts';
import { Cube } from '../../pieces/cube.tsx';
import { say } from '../../words/say.ts';
import { Choice } from './choice.tsx';
import styles from './dock.module.css';
import { PaymentCubes, Payments } from './payments.tsx';
import { WildPanel } from './wild-panel.tsx';

/** Colours of the bank that the selected cube can be exchanged for. */
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

/** What has been paid so far with manually selected cubes. */
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

/** Moves without any other place on the board. */
const PLAIN = ['respond', 'pass', 'done', 'accept', 'refuse', 'pay nothing', 'strike'];
const MAIN = ['accept', 'respond'];
/** Moves that end a step when there is nothing else to do. */
const ENDS = ['done', 'pass'];

/** The bright button: the one that answers the question, else the one that continues. */
const likeliest = (plain: readonly Action[], isElsewhere: boolean): Action | undefined =>
  plain.find(({ does }) => MAIN.includes(does)) ??
  (isElsewhere ? undefined : plain.find(({ does }) => ENDS.includes(does)));

/** Open questions without a place on the board, as buttons in front of the heroes. */
export const Dock = () => {
  const { actions, view, source } = useBoard();
  const isSending = useChosenWild(({ colours }) => colours.length > 0);
  const kind = view.question?.kind;
  const halves = actions.filter(({ deed }) => deed.do === 'remove' && deed.with === 'half');
  const plain = actions.filter(({ does }) => PLAIN.includes(does));
  const hasColours = actions.some(({ does }) => does === 'exchange');
  const isWild = actions.some(({ does }) => does === 'wild') && !isSending;
  const isPaying = kind === 'pay' && actions.length > 0;
  if (plain.length + halves.length === 0 && kind !== 'spend' && !hasColours && !isPaying && !isWild)
    return null;
  const main = likeliest(plain, isPaying || halves.length > 0);
  return (
    <div className={styles.dock} data-question={kind}>
      {isPaying && <Payments />}
      {isWild && <WildPanel />}
      {kind === 'spend' && <PaidSoFar />}
      {hasColours && source !== undefined && <Colours />}
      {[...plain, ...halves].map((action) => (
        <Choice key={action.option.move} action={action} main={action === main} />
      ))}
    </div>
  );
};
