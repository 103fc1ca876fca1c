import { type About, difficultyOf } from '@three-spires/kernel';
import { GUIDE } from '@three-spires/stygian-society/guide';
import Knight from '~icons/game-icons/black-knight-helm';
import Society from '~icons/game-icons/candle-flame';
import Burglar from '~icons/game-icons/cowled';
import Doctor from '~icons/game-icons/plague-doctor-profile';
import Spellsling from '~icons/game-icons/wizard-face';
import type { DescribedGame, SeatFace } from '../../../game/describe.ts';
import { pictureSlug } from '../../../pictures/addresses.ts';
import { say } from '../words/say-first.ts';

type StoredSetup = {
  readonly heroes?: readonly string[];
  readonly tower?: string;
};

const ICONS: Readonly<Record<string, SeatFace['Icon']>> = { Knight, Spellsling, Doctor, Burglar };

/** If no heroes were chosen they were dealt, and only the game knows them. */
const partyOf = ({ party }: About, { heroes = [] }: StoredSetup): readonly string[] =>
  typeof party === 'string' && party !== '' ? party.split(', ') : heroes;

/** The heroes of one player are adjacent (STY-25). */
const heroesOf = (heroes: readonly string[], players: number, seat: number): readonly string[] => {
  const each = Math.max(1, Math.floor(heroes.length / players));
  return heroes.slice(seat * each, (seat + 1) * each);
};

export const DESCRIBE: DescribedGame = {
  seats: ({ setup, seats, about }) =>
    seats.map(({ seat }) => {
      const heroes = heroesOf(partyOf(about, (setup ?? {}) as StoredSetup), seats.length, seat);
      const [hero = ''] = heroes;
      if (hero === '') return { name: say('new.seat', { number: seat + 1 }), Icon: Society };
      return {
        name: heroes.join(' · '),
        called: heroes.map((each) => say('front.called', { hero: each })).join(say('front.calledAnd')),
        about: heroes.map((each) => difficultyOf(GUIDE, each)?.why ?? '').join(' '),
        Icon: ICONS[hero] ?? Society,
        figure: { game: 'stygian-society', id: pictureSlug(hero) },
      };
    }),
  setup: (setup) =>
    say(((setup ?? {}) as StoredSetup).tower === 'physical' ? 'front.physical' : 'front.fast'),
  progress: ({ floor, wounds }) =>
    typeof floor === 'number' && floor > 0 ? say('front.progress', { floor, wounds: Number(wounds) }) : '',
};
