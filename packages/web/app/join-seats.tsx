import type { Seat } from '@three-spires/kernel';
import type { TableSummary } from '@three-spires/session/protocol';
import { use, useState } from 'react';
import type { SeatFace } from '../game/describe.ts';
import { describedGame } from '../game/described-game.ts';
import type { WebGame } from '../game/web-game.ts';
import { partOf } from '../kit/part.ts';
import { Figure } from '../pictures/figure.tsx';
import { FigureTile } from '../set-up/figure-tile.tsx';
import styles from '../set-up/figure-tiles.module.css';
import { say } from '../text/say.ts';

/** The seats this person may take. */
export const openSeats = ({ seats }: Pick<TableSummary, 'seats'>): TableSummary['seats'] =>
  seats.filter(({ open, barred }) => open && barred !== true);

const standing = ({ figure }: SeatFace) => figure && <Figure {...figure} state="still" />;

type OpenSeatsProps = {
  readonly game: WebGame;
  readonly summary: TableSummary;
  readonly busy: boolean;
  readonly onTake: (seat: Seat, choice?: unknown) => void;
};

/** The open seats with hero or deck. If the set-up leaves a choice to the seat, it follows. */
export const OpenSeats = ({ game, summary, busy, onTake }: OpenSeatsProps) => {
  const { SeatChoice, SeatPicture } = use(partOf(game.setUp));
  const open = openSeats(summary);
  const [picked, setPicked] = useState<Seat | undefined>(open.length === 1 ? open[0]?.seat : undefined);
  const chosen = open.find(({ seat }) => seat === picked);
  const faces = describedGame(game).seats(summary);
  if (SeatChoice !== undefined && chosen?.choice === true)
    return (
      <SeatChoice summary={summary} seat={chosen.seat} onTake={(choice) => onTake(chosen.seat, choice)} />
    );
  return (
    <div className={styles.tiles}>
      {open.map(({ seat, choice }) => {
        const face = faces[seat];
        if (face === undefined) return null;
        return (
          <FigureTile
            key={seat}
            face={face}
            figure={
              SeatPicture === undefined ? standing(face) : <SeatPicture summary={summary} seat={seat} />
            }
            action={say('join.take')}
            disabled={busy}
            onChoose={() => (choice === true ? setPicked(seat) : onTake(seat))}
          />
        );
      })}
    </div>
  );
};

type GuestsProps = {
  readonly faces: readonly SeatFace[];
  readonly host: string;
  readonly busy: boolean;
  readonly onJoin: (name: string) => void;
};

/** Characters that can join a game in progress. */
export const Guests = ({ faces, host, busy, onJoin }: GuestsProps) => (
  <section className={styles.picker} aria-label={say('join.guest')}>
    <p>{say('join.guestLead', { host })}</p>
    <div className={styles.tiles}>
      {faces.map((face) => (
        <FigureTile
          key={face.name}
          face={face}
          figure={standing(face)}
          action={say('join.guest')}
          disabled={busy}
          onChoose={() => onJoin(face.name)}
        />
      ))}
    </div>
  </section>
);
