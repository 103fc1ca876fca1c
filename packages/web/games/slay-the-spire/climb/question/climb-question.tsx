import { MoveButton } from '../../../../table/decision/move-button.tsx';
import controls from '../../../../theme/controls.module.css';
import type { Action } from '../../board/actions.ts';
import { useBoard } from '../../board/board-context.ts';
import { ChoiceQuestion } from '../../board/choice-question.tsx';
import { DeckQuestion } from '../../board/deck-question.tsx';
import { DieWindow } from '../../board/die-window.tsx';
import { OfferQuestion, OfferShown } from '../../board/offer-question.tsx';
import type { QuestionView } from '../../pieces/content.ts';
import { say } from '../../words/say.ts';
import styles from './climb-question.module.css';
import { PlayerQuestion } from './player-question.tsx';
import { QuestionFrame } from './question-frame.tsx';

const bySeat = (actions: readonly Action[]) =>
  actions.flatMap((action) =>
    action.target?.kind === 'player' ? [{ seat: action.target.seat, action }] : [],
  );

const Answers = ({ question }: { readonly question: QuestionView }) => {
  const { actions } = useBoard();
  const answers = actions.filter(({ answer }) => answer !== undefined);
  switch (question.kind) {
    case 'card':
      return <DeckQuestion key={`${question.source}${question.left}`} answers={answers} />;
    case 'offer':
      return <OfferQuestion answers={answers} />;
    case 'player':
      return <PlayerQuestion answers={bySeat(answers)} />;
    default:
      return <ChoiceQuestion answers={answers} />;
  }
};

/** What it means to choose nothing, or nothing more. */
const enough = ({ kind, change }: QuestionView): string => {
  if (kind === 'player') return say('question.noPlayer');
  return change === undefined ? say('question.enough') : say(`question.none.${change}`);
};

/** Answers other than the displayed things: no more, or all in any order. */
const Others = ({ question }: { readonly question: QuestionView }) => {
  const { actions, perform } = useBoard();
  const done =
    question.kind === 'offer'
      ? undefined
      : actions.find(({ does, answer }) => does === 'choose' && answer === undefined);
  const all = actions.find(({ does }) => does === 'orderAll');
  const later = actions.find(({ does }) => does === 'orderLater');
  if (done === undefined && all === undefined && later === undefined) return null;
  return (
    <div className={styles.buttons}>
      {all !== undefined && (
        <MoveButton className={controls.primary} action={all} perform={perform}>
          {say('action.orderAll')}
        </MoveButton>
      )}
      {later !== undefined && (
        <MoveButton className={controls.button} action={later} perform={perform}>
          {say('action.orderLater')}
        </MoveButton>
      )}
      {done !== undefined && (
        <MoveButton className={controls.button} data-action="done" action={done} perform={perform}>
          {enough(question)}
        </MoveButton>
      )}
    </div>
  );
};

/** The party votes on one of its members. Votes about rooms and Events are cast at their own places. */
const PartyVote = ({ question }: { readonly question: QuestionView }) => {
  const { actions, view } = useBoard();
  const votes = actions.flatMap((action) =>
    action.does === 'vote' && 'player' in action.option.readable && action.place !== undefined
      ? [{ seat: action.place, action }]
      : [],
  );
  if (votes.length === 0) return null;
  return (
    <QuestionFrame kind="party" title={question.source}>
      <p className={styles.ask}>{say('question.partyPlayer')}</p>
      <PlayerQuestion answers={votes} votes={view.run?.votes ?? []} />
    </QuestionFrame>
  );
};

/** Another player's question, for those who wait. */
const Watched = ({ question }: { readonly question: QuestionView }) => {
  const { names } = useBoard();
  const about = question.kind === 'card' ? (question.change ?? 'give') : undefined;
  return (
    <section className={`${controls.panel} ${styles.watched}`}>
      <p>
        <strong>{question.source}</strong>{' '}
        {about === undefined
          ? say('question.watched', { who: names[question.seat] ?? '' })
          : say(`question.watched.${about}`, { who: names[question.seat] ?? '' })}
      </p>
      <OfferShown />
    </section>
  );
};

/** Any question between combats, over its place. */
export const ClimbQuestion = () => {
  const { view, seat } = useBoard();
  const { question } = view;
  if (view.dieWindow !== undefined) return <DieWindow />;
  if (question === undefined) return null;
  if (question.kind === 'party') return <PartyVote question={question} />;
  if (question.seat !== seat) return <Watched question={question} />;
  const title = question.source === '' ? say('game') : question.source;
  return (
    <QuestionFrame kind={question.kind} title={title}>
      <Answers question={question} />
      <Others question={question} />
    </QuestionFrame>
  );
};
