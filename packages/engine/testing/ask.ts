/** Asks an engine in this process, and holds every answer to its schema. */
import * as v from 'valibot';
import { createEngine, type Engine } from '../answering.ts';
import { ANSWERS } from '../protocol/answers.ts';
import { REQUESTS, type RequestName } from '../protocol/requests.ts';

export type Answered = { readonly ok: boolean; readonly [field: string]: unknown };

const problemSchema = v.strictObject({
  error: v.string(),
  message: v.string(),
  field: v.optional(v.string()),
  rule: v.optional(v.string()),
});

/** Throws unless the answer has the fields that the protocol describes. */
const requireShape = (name: string, { ok, id: _, ...fields }: Answered): void => {
  if (!ok) {
    v.parse(problemSchema, fields);
    return;
  }
  v.parse(ANSWERS[REQUESTS[name as RequestName].answer as keyof typeof ANSWERS], fields);
};

export type Asking = {
  readonly engine: Engine;
  /** The answer to a request, or to a line as it stands. */
  ask(request: unknown): Answered;
  /** The same; throws if it is refused. */
  must(request: Readonly<Record<string, unknown>>): Answered;
};

export const createAsking = (): Asking => {
  const engine = createEngine();
  const ask = (request: unknown): Answered => {
    const { line } = engine.answer(typeof request === 'string' ? request : JSON.stringify(request));
    const answer = JSON.parse(line) as Answered;
    const name = (request as { do?: unknown } | null)?.do;
    requireShape(typeof name === 'string' ? name : '', answer);
    return answer;
  };
  return {
    engine,
    ask,
    must(request) {
      const answer = ask(request);
      if (!answer.ok) throw new Error(`${JSON.stringify(request)}: ${String(answer.message)}`);
      return answer;
    },
  };
};
