/** What a bot in a process of its own is told about a decision. */
import { dumpState } from '@three-spires/engine';
import { type GameInWords, tell } from '@three-spires/in-words';
import { MYSTIC_SPIRES } from '@three-spires/in-words/mystic-spires';
import { SLAY_THE_SPIRE } from '@three-spires/in-words/slay-the-spire';
import { STYGIAN_SOCIETY } from '@three-spires/in-words/stygian-society';
import { type AnyGame, type Move, type Seen, seatsIn } from '@three-spires/kernel';
import { type Option, type Picture, seatCount } from '@three-spires/table';
import type { AskedOption, Choose, Want } from './messages.ts';

const IN_WORDS: readonly GameInWords[] = [
  SLAY_THE_SPIRE as GameInWords,
  MYSTIC_SPIRES as GameInWords,
  STYGIAN_SOCIETY as GameInWords,
];

type Told = Pick<Choose, 'view' | 'options' | 'text' | 'imagined'>;

/** The picture that a person in this seat would have, as far as texts use it. */
const pictureOf = (game: AnyGame, { seat, state }: Seen, options: readonly Option[]): Picture => ({
  game: game.id,
  rulesVersion: game.rulesVersion,
  setup: {},
  seq: 0,
  seats: Array.from({ length: seatCount(game, state) }, (_, at) => ({
    seat: at,
    name: `Seat ${at + 1}`,
    open: false,
    mine: at === seat,
  })),
  outlooks: [
    {
      viewer: seat,
      view: game.view(state, seat),
      decisions: game.decisions(state).filter(({ seats }) => seats.includes(seat)),
      options,
    },
  ],
  deciding: seatsIn(game.deciding(state)),
  canUndo: { cost: 'no' },
  signals: [],
});

const inWords = (game: AnyGame, seen: Seen, options: readonly AskedOption[]): Told => {
  const words = IN_WORDS.find(({ id }) => id === game.id);
  if (words === undefined) return {};
  const { prompt, board, options: lines } = tell(words, pictureOf(game, seen, options), seen.seat);
  return {
    text: { prompt, board },
    options: options.map((option, at) => ({ ...option, words: lines[at]?.line ?? '' })),
  };
};

/** Everything comes from what the seat knows. */
export const toldOf = (game: AnyGame, seen: Seen, moves: readonly Move[], wants: readonly Want[]): Told => {
  const { seat, state } = seen;
  const options = (): AskedOption[] =>
    moves.map((move) => ({ move, readable: game.describe(state, seat, move) }));
  return {
    ...(wants.includes('view') && { view: game.view(state, seat) }),
    ...(wants.includes('options') && { options: options() }),
    ...(wants.includes('text') && inWords(game, seen, options())),
    ...(wants.includes('imagined') && { imagined: dumpState(game, state, 0).toString('base64') }),
  };
};
