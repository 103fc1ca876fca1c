import * as v from 'valibot';

export const SEATS_LIMIT = 32;

export const tableId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
export const inviteId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
/** Made by the client, unique at its table: a command that is sent twice is carried out once. */
export const commandId = v.pipe(v.string(), v.minLength(8), v.maxLength(64));
export const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SEATS_LIMIT - 1));
export const natural = v.pipe(v.number(), v.integer(), v.minValue(0));
