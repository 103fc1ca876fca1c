import Deck from '~icons/game-icons/stack';
import Swap from '~icons/game-icons/vertical-flip';
import { BotLine } from '../../../table/bar/bot-line.tsx';
import { MoveButton } from '../../../table/decision/move-button.tsx';
import { type Board, useBoard, usePreview } from '../board/board-context.ts';
import { describeAction } from '../board/describe.ts';
import { openOwn } from '../board/dialogs.ts';
import { PlayerItems } from '../board/player-items.tsx';
import { SYMBOLS } from '../pictures/symbols.ts';
import { profileOf } from '../pieces/characters.ts';
import type { PlayerView } from '../pieces/content.ts';
import { HealthBar } from '../pieces/health-bar.tsx';
import { say } from '../words/say.ts';
import styles from './party-strip.module.css';

const Coins = SYMBOLS.gold;

/** Whether a player is still to act, is done, or has voted. */
const standing = (
  { view: { run, players }, picture }: Board,
  seat: number,
): 'waited' | 'done' | undefined => {
  if (players.length === 1) return undefined;
  if ((run?.votes[seat] ?? -1) >= 0) return 'done';
  if (picture.deciding.includes(seat)) return 'waited';
  return run?.finished[seat] === true ? 'done' : undefined;
};

/** A player's character and row; a button if the player is a target. */
const Head = ({ player }: { readonly player: PlayerView }) => {
  const board = useBoard();
  const profile = profileOf(player.character);
  const holder = board.picture.seats[player.seat];
  const action = board.litFor({ kind: 'player', seat: player.seat });
  const state = standing(board, player.seat);
  const words = (
    <>
      {profile && <profile.Icon className={styles.face} aria-hidden="true" />}
      <span className={styles.words}>
        <span className={styles.name}>
          {player.character}
          {state !== undefined && (
            <span className={styles.standing} data-standing={state}>
              {say(`party.${state}`)}
            </span>
          )}
        </span>
        <span className={styles.person}>
          {say('row', { row: player.row })}
          {holder !== undefined && !holder.mine && ` · ${holder.open ? say('openSeatShort') : holder.name}`}
        </span>
      </span>
    </>
  );
  return action === undefined ? (
    <div className={styles.head}>{words}</div>
  ) : (
    <MoveButton
      className={styles.head}
      data-target={`player:${player.seat}`}
      aria-label={describeAction(board, action)}
      action={action}
      perform={board.perform}
    >
      {words}
    </MoveButton>
  );
};

/** HP, gold and the deck. */
const Numbers = ({ player }: { readonly player: PlayerView }) => {
  const { changes } = usePreview();
  const { seat, hp, maxHp, gold, character, deck } = player;
  const openDeck = say('deck.open', { who: character, count: deck.length });
  return (
    <div className={styles.numbers}>
      <HealthBar hp={hp} maxHp={maxHp} block={0} changes={changes.get(`player:${seat}`)} />
      <span className={styles.number} data-explain="sign:gold">
        {Coins && <Coins aria-hidden="true" />}
        {gold}
        <span className="hidden-visually">{say('symbol.gold')}</span>
      </span>
      <button
        type="button"
        className={styles.deck}
        data-action="deck"
        aria-label={openDeck}
        data-tip={openDeck}
        onClick={() => openOwn({ kind: 'pile', seat, pile: 'deck' })}
      >
        <Deck aria-hidden="true" />
        {deck.length}
      </button>
    </div>
  );
};

const PlayerBoard = ({ player }: { readonly player: PlayerView }) => {
  const { actions, seat, perform } = useBoard();
  const own = player.seat === seat;
  const swap = own ? actions.find(({ does }) => does === 'swapRows') : undefined;
  return (
    <li
      className={styles.board}
      data-board={player.character}
      data-mood={profileOf(player.character)?.mood}
      data-own={own || undefined}
    >
      <Head player={player} />
      <BotLine seat={player.seat} />
      <Numbers player={player} />
      <div className={styles.lower}>
        <PlayerItems player={player} />
        {swap !== undefined && (
          <MoveButton
            className={styles.swap}
            data-action="swap-rows"
            data-tip={say('climb.swapRows')}
            action={swap}
            perform={perform}
          >
            <Swap aria-hidden="true" />
            {say('climb.swapRows')}
          </MoveButton>
        )}
      </div>
    </li>
  );
};

/** Everyone's board, always available between combats, with the highest row first. */
export const PartyStrip = () => {
  const { view } = useBoard();
  const players = [...view.players].sort((one, other) => other.row - one.row);
  return (
    <aside className={styles.strip} aria-label={say('party.title')} data-count={players.length}>
      <ul className={styles.boards}>
        {players.map((player) => (
          <PlayerBoard key={player.seat} player={player} />
        ))}
      </ul>
    </aside>
  );
};
