import { InputError } from '@three-spires/kernel';
import { SessionError } from './error.ts';

/** Does something with input from outside; where that is wrong, the answer says so. */
export const orBadInput = <Result>(work: () => Result): Result => {
  try {
    return work();
  } catch (error) {
    if (error instanceof InputError) throw badInput(error);
    throw error;
  }
};

/** An InputError begins with the field it is about: `seats: …`, `setup: characters.1: …`. */
const badInput = ({ message: text, field: known }: InputError): SessionError => {
  const [, first, inner] = /^(\w+): (?:([\w.]+): )?/.exec(text) ?? [];
  const field = known ?? (first === undefined ? 'setup' : inner === undefined ? first : `${first}.${inner}`);
  return new SessionError('invalid', field === 'seats' ? 'bad-seats' : 'bad-setup', text, field);
};
