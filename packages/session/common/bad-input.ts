import { InputError } from '@three-spires/kernel';
import { SessionError } from './error.ts';

/** Processes external input and turns an InputError into a SessionError. */
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
