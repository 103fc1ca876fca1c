import { SessionError } from '../common/error.ts';
import { validate } from '../common/validate.ts';
import type { Caller } from './caller.ts';
import { type Answer, CALLS, type CallName, type Sent } from './calls/index.ts';
import type { Handler, Handlers } from './handlers.ts';

/** Takes every request of the product. Transports carry calls to it, and know no rule. */
export type Door<From extends Caller = Caller> = {
  /** Reads the input by the schema of the call, and carries it out. Throws a `SessionError` that says what is wrong. */
  perform<Name extends CallName>(name: Name, caller: From, input: Sent<Name>): Promise<Answer<Name>>;
};

/** Without some handlers, the host offers less: a worker in a browser has no passkeys. */
export const createDoor = <From extends Caller>(handlers: Partial<Handlers<CallName, From>>): Door<From> => ({
  async perform<Name extends CallName>(name: Name, caller: From, input: Sent<Name>): Promise<Answer<Name>> {
    const handler = handlers[name] as Handler<Name, From> | undefined;
    if (handler === undefined)
      throw new SessionError('missing', 'not-here', 'This needs a server, and there is none here.');
    return await handler(caller, validate(CALLS[name].input, input));
  },
});
