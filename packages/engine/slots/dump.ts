/** A state as bytes with a header that names its game and versions, and a checksum. */
import { type AnyGame, contentHash, fingerprint, InputError } from '@three-spires/kernel';
import * as v from 'valibot';
import { gameNamed, startGame } from '../games.ts';
import { readBytes, shapesIn, writeBytes } from './bytes.ts';

/** Set-ups whose first position has most shapes of a game. */
const EXAMPLES: Readonly<Record<string, unknown>> = {
  'slay-the-spire': { characters: ['Ironclad', 'Defect'] },
  'mystic-spires': { decks: [null, null] },
  'stygian-society': { players: 1 },
};

const KNOWN = new Map<AnyGame, ReturnType<typeof shapesIn>>();

const shapesOf = (game: AnyGame): ReturnType<typeof shapesIn> => {
  const known = KNOWN.get(game) ?? shapesIn(startGame(game, EXAMPLES[game.id], 'shapes'));
  KNOWN.set(game, known);
  return known;
};

const headerSchema = v.tuple([v.string(), v.number(), v.number(), v.string(), v.number(), v.string()]);

/** Version of the bytes themselves. */
const FORMAT = 1;
const NO_SHAPES: ReturnType<typeof shapesIn> = new Map();

/** `made` is the number of moves made so far. */
export const dumpState = (game: AnyGame, state: unknown, made: number): Buffer => {
  const body = writeBytes(state, shapesOf(game));
  const sum = fingerprint(body.toString('latin1'));
  const header = [game.id, game.rulesVersion, game.stateVersion, contentHash(game), made, sum];
  const head = writeBytes(header, NO_SHAPES);
  return Buffer.concat([Buffer.from([FORMAT, head.length >> 8, head.length & 0xff]), head, body]);
};

export type Loaded = { readonly game: AnyGame; readonly state: unknown; readonly made: number };

/** Throws an InputError unless the bytes come from an engine with the same rules and content. */
export const loadState = (bytes: Buffer): Loaded => {
  const [format, high = 0, low = 0] = bytes;
  if (format !== FORMAT)
    throw new InputError(`bytes: format ${FORMAT} is needed, not ${format ?? 'nothing'}`, 'bytes');
  const start = 3 + high * 256 + low;
  const header = v.safeParse(headerSchema, readBytes(bytes.subarray(3, start), NO_SHAPES));
  if (!header.success) throw new InputError('bytes: the header is damaged', 'bytes');
  const [id, rulesVersion, stateVersion, content, made, sum] = header.output;
  const game = gameNamed(id);
  if (
    rulesVersion !== game.rulesVersion ||
    stateVersion !== game.stateVersion ||
    content !== contentHash(game)
  )
    throw new InputError(
      `bytes: the state has rules version ${rulesVersion}, state version ${stateVersion} and content ${content}; this engine has ${game.rulesVersion}, ${game.stateVersion} and ${contentHash(game)}`,
      'bytes',
    );
  const body = bytes.subarray(start);
  if (fingerprint(body.toString('latin1')) !== sum) throw new InputError('bytes: they are damaged', 'bytes');
  return { game, state: readBytes(body, shapesOf(game)), made };
};
