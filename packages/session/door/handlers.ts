import type { Caller } from './caller.ts';
import type { Answer, CallName, Input } from './calls/index.ts';

/** Carries out a call with validated input. */
export type Handler<Name extends CallName, From extends Caller = Caller> = (
  caller: From,
  input: Input<Name>,
) => Promise<Answer<Name>> | Answer<Name>;

export type Handlers<Name extends CallName, From extends Caller = Caller> = {
  readonly [Each in Name]: Handler<Each, From>;
};
