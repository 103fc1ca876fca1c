import type { PreviewChange } from '@three-spires/kernel';
import type { SeatPicture } from '@three-spires/table';
import { memo, useRef } from 'react';
import { whyOf } from '../../../../connection/preview-origins.ts';
import { useTable } from '../../../../connection/use-table.ts';
import { BotLine } from '../../../../table/bar/bot-line.tsx';
import { useMotion } from '../../../../table/stage/stage.ts';
import { useBoard, useFigurePreview } from '../../board/board-context.ts';
import { describeAction, describeChanges } from '../../board/describe.ts';
import styles from '../../board/player-figure.module.css';
import { PlayerItems } from '../../board/player-items.tsx';
import { pressTarget, useSelection } from '../../board/selection.ts';
import { useTarget } from '../../board/use-target.ts';
import { SYMBOLS } from '../../pictures/symbols.ts';
import { arrow } from '../../pieces/arrow.ts';
import { profileOf } from '../../pieces/characters.ts';
import type { PlayerView } from '../../pieces/content.ts';
import { Figure } from '../../pieces/figure.tsx';
import { FloatLayer } from '../../pieces/float-layer.tsx';
import { HealthBar } from '../../pieces/health-bar.tsx';
import { PlayerMarks, playerMarksInWords } from '../../pieces/player-marks.tsx';
import { TokenRow, tokensInWords } from '../../pieces/token-row.tsx';
import { say } from '../../words/say.ts';
import { OrbSlots } from './orb-slots.tsx';

const TOKENS = ['strength', 'vulnerable', 'weak'] as const;
/** Spendable tokens are next to the figure, to be used there. */
const SPENT = ['shivs', 'miracles'] as const;
const Sword = SYMBOLS.hit;
const Bolt = SYMBOLS.energy;
const Cards = SYMBOLS.hand;

const countsOf = (player: PlayerView, tokens: readonly (typeof TOKENS | typeof SPENT)[number][]) =>
  tokens.map((token) => ({ token, count: player[token] }));

/** The damage a player will take if nothing changes. */
const Incoming = ({ player, changes }: Pick<BodyProps, 'player' | 'changes'>) => {
  const { damage, hpLost, lethal } = player.incoming;
  const after = (field: string): number | undefined => changes?.find((change) => change.field === field)?.to;
  const killed = (after('lethal') ?? Number(lethal)) > 0;
  const figures = { damage: arrow(damage, after('incoming')), lost: arrow(hpLost, after('loss')) };
  if (damage === 0 && hpLost === 0 && after('incoming') === undefined && after('loss') === undefined)
    return <span className={styles.incoming} />;
  return (
    <span
      className={styles.incoming}
      data-incoming
      data-explain="mark:incoming"
      data-why={whyOf(changes?.find(({ field }) => field === 'loss' || field === 'incoming'))}
      data-lethal={killed || undefined}
      data-changed={changesThreat(changes) || undefined}
    >
      {Sword && <Sword aria-hidden="true" />}
      <span>{say(killed ? 'incoming.lethal' : 'incoming', figures)}</span>
    </span>
  );
};

const changesThreat = (changes: BodyProps['changes']): boolean =>
  changes?.some(({ field }) => field === 'incoming' || field === 'loss' || field === 'lethal') ?? false;

const inWords = (player: PlayerView, name: string): string =>
  [
    name,
    say('hpOf', { hp: player.hp, maxHp: player.maxHp }),
    `${player.block} ${say('symbol.block')}`,
    say('energyCount', { energy: player.energy }),
    ...tokensInWords(countsOf(player, [...TOKENS, ...SPENT])),
    ...playerMarksInWords(player),
    ...(player.incoming.damage > 0
      ? [
          say(player.incoming.lethal ? 'incoming.lethal' : 'incoming', {
            damage: player.incoming.damage,
            lost: player.incoming.hpLost,
          }),
        ]
      : []),
    say('handCount', { count: player.handSize }),
    ...(player.done ? [say('isDone')] : []),
  ].join(', ');

/** Who else plays a seat, and whether that person is away. */
const usePersonAt = (seat: number, holder: SeatPicture | undefined): string => {
  const away = useTable(
    ({ people }) => people.length > 0 && !people.some(({ seats }) => seats.includes(seat)),
  );
  if (holder === undefined || holder.mine) return '';
  if (holder.open) return say('openSeatShort');
  return away && holder.bot === undefined ? say('personAway', { person: holder.name }) : holder.name;
};

type BodyProps = {
  readonly player: PlayerView;
  readonly name: string;
  readonly person: string;
  readonly own: boolean;
  readonly changes: readonly PreviewChange[] | undefined;
};

const Heading = ({ player, name, person, own, changes }: BodyProps) => {
  const energyChange = changes?.find(({ field }) => field === 'energy');
  const energyAfter = energyChange?.to;
  return (
    <span className={styles.heading}>
      <span className={styles.name}>{name}</span>
      {person !== '' && <span className={styles.person}>{person}</span>}
      {!own && (
        <span
          className={styles.cards}
          data-explain="sign:hand"
          data-tip={say('handCount', { count: player.handSize })}
        >
          {Cards && <Cards aria-hidden="true" />}
          {player.handSize}
        </span>
      )}
      <span
        className={styles.energy}
        data-changed={energyAfter !== undefined || undefined}
        data-explain="sign:energy"
        data-why={whyOf(energyChange)}
      >
        {Bolt && <Bolt aria-hidden="true" />}
        {arrow(player.energy, energyAfter)}
      </span>
      {player.done && <span className={styles.done}>{say('doneShort')}</span>}
    </span>
  );
};

/** Everything drawn on a player. Re-renders only when the player or the preview changes. */
const Body = memo((props: BodyProps) => {
  const { player, changes } = props;
  const body = useRef<HTMLSpanElement>(null);
  const figure = `player:${player.seat}`;
  useMotion(figure, body, true);
  return (
    <>
      <span className={styles.body}>
        {(player.stance === 'wrath' || player.stance === 'calm') && (
          <span className={styles.aura} data-stance={player.stance} />
        )}
        <Figure ref={body} name={player.character} mood={profileOf(player.character)?.mood ?? 'none'} />
        <FloatLayer figure={figure} />
      </span>
      <span className={styles.plate} data-plate>
        <Heading {...props} />
        <HealthBar hp={player.hp} maxHp={player.maxHp} block={player.block} changes={changes} />
        <span className={styles.states}>
          <TokenRow tokens={countsOf(player, TOKENS)} changes={changes} />
          <PlayerMarks player={player} />
        </span>
        <Incoming player={player} changes={changes} />
      </span>
    </>
  );
});

/** Does not re-render while the pointer moves over the table. */
const PlayerThings = memo(({ player }: { readonly player: PlayerView }) => (
  <>
    <OrbSlots player={player} />
    <PlayerItems player={player} />
  </>
));

export const PlayerFigure = ({ player }: { readonly player: PlayerView }) => {
  const board = useBoard();
  const ref = useRef<HTMLButtonElement>(null);
  const target = { kind: 'player', seat: player.seat } as const;
  const action = board.litFor(target);
  const handlers = useTarget(target, action, board.perform, ref);
  const figure = `player:${player.seat}`;
  const { changes, sure } = useFigurePreview(figure);
  const armed = useSelection((selection) => selection.armed) === action?.option.move;
  const name = board.names[player.seat] ?? player.character;
  const person = usePersonAt(player.seat, board.picture.seats[player.seat]);
  const own = player.seat === board.seat;
  const words = inWords(player, name);
  const { turnSeats, players } = board.view;
  const acts =
    turnSeats.includes(player.seat) && turnSeats.length < players.filter(({ hp }) => hp > 0).length;
  return (
    <div className={styles.player} data-own={own || undefined} data-acts={acts || undefined}>
      <button
        ref={ref}
        type="button"
        className={styles.figure}
        data-lit={action !== undefined || undefined}
        data-touched={changes === undefined ? undefined : sure ? 'sure' : 'possible'}
        data-armed={(action !== undefined && armed) || undefined}
        data-target={action === undefined ? undefined : figure}
        data-figure={figure}
        data-hp={player.hp}
        data-explain={`keyword:${player.character}`}
        aria-label={
          action === undefined
            ? words
            : `${describeAction(board, action)}. ${describeChanges(board, action)}. ${words}`
        }
        onClick={(event) => action !== undefined && pressTarget(event, target, action, board.perform)}
        {...handlers}
      >
        <Body player={player} name={name} person={person} own={own} changes={changes} />
      </button>
      <div className={styles.things}>
        <PlayerThings player={player} />
      </div>
      <BotLine seat={player.seat} />
      {acts && <span className={styles.acts}>{say('actsNow')}</span>}
    </div>
  );
};
