/** What the arguments choose for a new game or a seat, with the decks that the player has saved. */
import { readFileSync } from 'node:fs';
import { type Answers, faultOf, type GameInWords, type Opening, withOwnDecks } from '@three-spires/in-words';
import type { DecksAnswer } from '@three-spires/session/protocol';
import { type Host, PlayerError } from './hosts/host.ts';

const takesDecks = ({ setUp }: GameInWords): boolean => setUp.fields.some(({ decks }) => decks === true);

const offered = async (host: Host, game: GameInWords): Promise<ReturnType<typeof withOwnDecks>> => {
  if (!takesDecks(game)) return withOwnDecks(game, []);
  const { decks } = (await host.call('GET', `/api/decks/${game.id}`)) as DecksAnswer;
  return withOwnDecks(game, decks);
};

const readSetUp = (file: string): Record<string, unknown> => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new PlayerError(`The set-up ${file} cannot be read: ${(error as Error).message}`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new PlayerError(`The set-up ${file} is not JSON: ${(error as Error).message}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new PlayerError(`The set-up ${file} must be an object, as in {"players": 2}.`);
  return value as Record<string, unknown>;
};

/** The request that opens a table. */
export const openingOf = async (
  host: Host,
  game: GameInWords,
  answers: Answers,
  setUpFile: string | undefined,
): Promise<Opening> => {
  const { setUp } = (await offered(host, game)).game;
  for (const { name, decks } of setUp.fields) {
    const fault = decks === true ? faultOf(setUp, name, answers[name] ?? '') : undefined;
    if (fault !== undefined) throw new PlayerError(fault);
  }
  const opening = setUp.open(answers);
  return setUpFile === undefined ? opening : { ...opening, setup: readSetUp(setUpFile) };
};

/** What the player brings to an open seat; undefined if the game leaves no choice. */
export const choiceAt = async (
  host: Host,
  known: GameInWords | undefined,
  wanted: string | undefined,
): Promise<unknown> => {
  if (known?.seatChoice === undefined) return undefined;
  const { game, deckOf } = await offered(host, known);
  const { seatChoice } = game;
  const answer = wanted ?? seatChoice?.usual ?? '';
  const possible = seatChoice?.choices.map(({ value }) => value) ?? [];
  if (!possible.includes(answer))
    throw new PlayerError(`"${answer}" is no deck here. Possible are: ${possible.join(', ')}.`);
  return deckOf(answer);
};
