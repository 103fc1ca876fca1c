import type { Accepted, PictureAnswer } from '@three-spires/session/protocol';
import { ServerProblem } from './problem.ts';

type Picture = PictureAnswer['picture'];
type Outlook = Picture['outlooks'][number];

/** A seat of yours that has something to decide. */
export type Question<View = unknown> = {
  readonly seat: number;
  readonly view: View;
  readonly options: Outlook['options'];
  readonly decisions: Outlook['decisions'];
  readonly picture: Picture;
};
/** What to do: the `move` of one of the options. */
export type Choose<View = unknown> = (question: Question<View>) => number | Promise<number>;

/** A move to be sent. */
export type Turn = {
  readonly table: string;
  readonly seat: number;
  readonly move: number;
  readonly decision?: number;
  readonly command: string;
};

type PlayNeeds = {
  readonly pictures: AsyncIterable<Pick<PictureAnswer, 'picture' | 'seq'>>;
  readonly move: (turn: Turn) => Promise<Accepted>;
  readonly newest: () => Promise<Pick<PictureAnswer, 'seq'>>;
};

/** Plays all your seats at a table until the game is over, and answers with the last picture. */
export const playThrough = async (
  table: string,
  { pictures, move, newest }: PlayNeeds,
  choose: Choose,
): Promise<Picture> => {
  /** The newest entry that a move of ours has led to: what came before it needs no answer any more. */
  let known = -1;
  for await (const { picture, seq } of pictures) {
    if (picture.outcome !== undefined) return picture;
    if (seq < known) continue;
    const question = questionIn(picture);
    if (question === undefined) continue;
    const turn = { table, ...(await answerTo(question, choose)), command: crypto.randomUUID() };
    try {
      known = (await move(turn)).seq;
    } catch (error) {
      // Someone else may have moved in between: then a newer picture is on its way.
      const isStale = error instanceof ServerProblem && error.status === 409 && (await newest()).seq > seq;
      if (!isStale) throw error;
    }
  }
  throw new Error('The table was left before the game was over.');
};

const answerTo = async (
  question: Question,
  choose: Choose,
): Promise<Pick<Turn, 'seat' | 'move' | 'decision'>> => {
  const { seat, decisions } = question;
  const [first] = decisions;
  const move = await choose(question);
  return { seat, move, ...(first === undefined ? {} : { decision: first.id }) };
};

const questionIn = (picture: Picture): Question | undefined => {
  const outlook = picture.outlooks.find(
    ({ viewer, options }) =>
      typeof viewer === 'number' && picture.deciding.includes(viewer) && options.length > 0,
  );
  if (outlook === undefined) return undefined;
  const { viewer, view, options, decisions } = outlook;
  return { seat: Number(viewer), view, options, decisions, picture };
};
