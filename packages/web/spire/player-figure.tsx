import type { SeatPicture } from '@three-spires/table';
import { useRef } from 'react';
import { useTable } from '../connection/table-store.ts';
import { profileOf } from '../front/characters.ts';
import { SYMBOLS } from '../icons/symbols.ts';
import { say } from '../text/say.ts';
import { useBoard } from './board-context.ts';
import { describeAction, describeChanges } from './describe.ts';
import { Figure } from './figure.tsx';
import { FloatLayer, useHurt } from './float-layer.tsx';
import { HealthBar } from './health-bar.tsx';
import type { PlayerView } from './library.ts';
import styles from './player-figure.module.css';
import { PlayerItems } from './player-items.tsx';
import { TokenRow } from './token-row.tsx';
import { useTarget } from './use-target.ts';

const TOKENS = ['strength', 'vulnerable', 'weak'] as const;
const Sword = SYMBOLS.hit;
const Bolt = SYMBOLS.energy;

/** What is coming at a player if nothing changes. */
const Incoming = ({ incoming }: { readonly incoming: PlayerView['incoming'] }) => {
  if (incoming.damage === 0 && incoming.hpLost === 0) return null;
  return (
    <span className={styles.incoming} data-lethal={incoming.lethal || undefined}>
      {Sword && <Sword aria-hidden="true" />}
      <span>
        {say(incoming.lethal ? 'incoming.lethal' : 'incoming', {
          damage: incoming.damage,
          lost: incoming.hpLost,
        })}
      </span>
    </span>
  );
};

const inWords = (player: PlayerView, name: string): string =>
  [
    name,
    say('hpOf', { hp: player.hp, maxHp: player.maxHp }),
    `${player.block} ${say('symbol.block')}`,
    say('energyCount', { energy: player.energy }),
    ...TOKENS.filter((token) => player[token] > 0).map(
      (token) => `${player[token]} ${say(`symbol.${token}`)}`,
    ),
    ...(player.incoming.damage > 0
      ? [say('incoming', { damage: player.incoming.damage, lost: player.incoming.hpLost })]
      : []),
    ...(player.stance === 'neutral' || player.stance === ''
      ? []
      : [say('stance', { stance: player.stance })]),
    ...(player.done ? [say('isDone')] : []),
  ].join(', ');

/** Who else plays a seat, and whether that person is away. */
const usePersonAt = (seat: number, holder: SeatPicture | undefined): string => {
  const away = useTable(
    ({ people }) => people.length > 0 && !people.some(({ seats }) => seats.includes(seat)),
  );
  if (holder === undefined || holder.mine) return '';
  if (holder.open) return say('openSeatShort');
  return away ? say('personAway', { person: holder.name }) : holder.name;
};

export const PlayerFigure = ({ player }: { readonly player: PlayerView }) => {
  const board = useBoard();
  const ref = useRef<HTMLButtonElement>(null);
  const { action, handlers } = useTarget({ kind: 'player', seat: player.seat }, ref);
  const figure = `player:${player.seat}`;
  const changes = board.changes.get(figure);
  const hurt = useHurt(figure);
  const name = board.names[player.seat] ?? player.character;
  const holder = board.picture.seats[player.seat];
  const person = usePersonAt(player.seat, holder);
  const energyAfter = changes?.find(({ field }) => field === 'energy')?.to;
  const words = inWords(player, name);
  return (
    <div
      className={styles.player}
      data-own={player.seat === board.seat || undefined}
      data-done={player.done || undefined}
    >
      <button
        ref={ref}
        type="button"
        className={styles.figure}
        data-lit={action !== undefined || undefined}
        data-touched={changes !== undefined || undefined}
        data-hurt={hurt || undefined}
        data-target={action === undefined ? undefined : figure}
        data-figure={figure}
        aria-label={
          action === undefined
            ? words
            : `${describeAction(board, action)}. ${describeChanges(board, action)}. ${words}`
        }
        onClick={() => action !== undefined && board.perform(action)}
        {...handlers}
      >
        <span className={styles.body}>
          <Figure name={player.character} kind="enemy" mood={profileOf(player.character)?.mood ?? 'none'} />
          <FloatLayer figure={figure} />
        </span>
        <span className={styles.plate}>
          <span className={styles.heading}>
            <span className={styles.name}>{name}</span>
            {person !== '' && <span className={styles.person}>{person}</span>}
            <span className={styles.energy} data-changed={energyAfter !== undefined || undefined}>
              {Bolt && <Bolt aria-hidden="true" />}
              {energyAfter ?? player.energy}
            </span>
            {player.done && <span className={styles.done}>{say('doneShort')}</span>}
          </span>
          <HealthBar hp={player.hp} maxHp={player.maxHp} block={player.block} changes={changes} />
          <TokenRow tokens={TOKENS.map((token) => ({ token, count: player[token] }))} changes={changes} />
          {player.stance !== 'neutral' && player.stance !== '' && (
            <span className={styles.stance}>{say('stance', { stance: player.stance })}</span>
          )}
          <Incoming incoming={player.incoming} />
        </span>
      </button>
      <PlayerItems player={player} />
    </div>
  );
};
