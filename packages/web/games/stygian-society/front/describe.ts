import Knight from '~icons/game-icons/black-knight-helm';
import Society from '~icons/game-icons/candle-flame';
import Burglar from '~icons/game-icons/cowled';
import Doctor from '~icons/game-icons/plague-doctor-profile';
import Spellsling from '~icons/game-icons/wizard-face';
import type { DescribedGame, SeatFace } from '../../../game/describe.ts';
import { pictureSlug } from '../../../pictures/addresses.ts';
import { say } from '../words/say-first.ts';

type StoredSetup = {
  readonly players?: number;
  readonly heroes?: readonly string[];
  readonly tower?: string;
};

const ICONS: Readonly<Record<string, SeatFace['Icon']>> = { Knight, Spellsling, Doctor, Burglar };

/** Heroes go round the seats in turn order, those of one player next to each other (STY-25). */
const heroesOf = ({ heroes = [], players = 1 }: StoredSetup, seat: number): readonly string[] => {
  const each = Math.max(1, Math.floor(heroes.length / players));
  return heroes.slice(seat * each, (seat + 1) * each);
};

export const DESCRIBE: DescribedGame = {
  seats: ({ setup, seats }) =>
    seats.map(({ seat }) => {
      const heroes = heroesOf((setup ?? {}) as StoredSetup, seat);
      const [hero = ''] = heroes;
      return {
        name: heroes.length === 0 ? say('new.seat', { number: seat + 1 }) : heroes.join(' · '),
        Icon: ICONS[hero] ?? Society,
        ...(hero === '' ? {} : { figure: { game: 'stygian-society', id: pictureSlug(hero) } }),
      };
    }),
  setup: (setup) =>
    say(((setup ?? {}) as StoredSetup).tower === 'physical' ? 'front.physical' : 'front.fast'),
  progress: ({ floor, wounds }) =>
    typeof floor === 'number' && floor > 0 ? say('front.progress', { floor, wounds: Number(wounds) }) : '',
};
