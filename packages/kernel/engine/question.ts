/**
 * The one question that can be open inside a resolution. Each game lists its kinds and adds what is needed to
 * judge an answer. The object is reused for the whole game: asking only fills it in.
 */
export type Question = {
  /** `NO_QUESTION` while none is open. */
  kind: number;
  /** Unique within a game, so that answers to old questions are recognised. */
  id: number;
};

/** Every game's list of kinds begins with `none: NO_QUESTION`. */
export const NO_QUESTION = 0;

/** The part of a state with the question and the number of the newest one. */
export type Asking<Q extends Question> = { question: Q; asked: number };

/** Opens a question with the next number. The caller fills in the rest. */
export const openQuestion = <Q extends Question>(state: Asking<Q>, kind: number): Q => {
  const { question } = state;
  question.kind = kind;
  question.id = ++state.asked;
  return question;
};

export const closeQuestion = (state: Asking<Question>): void => {
  state.question.kind = NO_QUESTION;
};

export const isAsking = (state: Asking<Question>): boolean => state.question.kind !== NO_QUESTION;
