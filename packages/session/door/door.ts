import { SessionError } from '../common/error.ts';
import { validate } from '../common/validate.ts';
import type { Caller } from './caller.ts';
import { type Answer, CALLS, type CallName, type Sent } from './calls/index.ts';
import type { Handler, Handlers } from './handlers.ts';

/** Handles every request of the product. Transports forward calls to it and contain no rules. */
export type Door<From extends Caller = Caller> = {
  /**
   * Parses the input with the call's schema and carries the call out. Throws a `SessionError` that explains
   * what is wrong.
   */
  perform<Name extends CallName>(name: Name, caller: From, input: Sent<Name>): Promise<Answer<Name>>;
};

/** With some handlers missing, the host offers less: a worker in a browser has no passkeys. */
export const createDoor = <From extends Caller>(handlers: Partial<Handlers<CallName, From>>): Door<From> => ({
  async perform<Name extends CallName>(name: Name, caller: From, input: Sent<Name>): Promise<Answer<Name>> {
    const handler = handlers[name] as Handler<Name, From> | undefined;
    if (handler === undefined)
      throw new SessionError('missing', 'not-here', 'This needs a server, and there is none here.');
    const { input: schema, size } = CALLS[name] as (typeof CALLS)[Name] & { readonly size?: 'file' };
    return await handler(caller, validate(schema, input, size));
  },
});
