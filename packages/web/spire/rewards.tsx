import { SYMBOLS } from '../icons/symbols.ts';
import { keyed } from '../keyed.ts';
import { openDialog } from '../table/dialogs.ts';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { useBoard } from './board-context.ts';
import { CardFace } from './card.tsx';
import { nameOfFace, wordsOf } from './describe.ts';
import { faceInfo, itemInfo, type RewardView } from './library.ts';
import { Picture } from './picture.tsx';
import styles from './rewards.module.css';
import { RichText } from './rich-text.tsx';

const Coins = SYMBOLS.gold;

const kindOf = ({ kind }: RewardView): 'gold' | 'potion' | 'card' =>
  kind === 'gold' ? 'gold' : kind === 'potion' ? 'potion' : 'card';

/** What a piece of the reward offers, each to be taken. */
const Offer = ({ reward, piece }: { readonly reward: RewardView; readonly piece: number }) => {
  const { actions, perform } = useBoard();
  const kind = kindOf(reward);
  return (
    <ul className={styles.offer} data-kind={kind} data-offer={kind}>
      {keyed(reward.offer).map(({ key, item: offered, place }) => {
        const take = actions.find(
          (action) =>
            action.does === 'take' && action.reward?.piece === piece && action.reward.place === place,
        );
        const taken = reward.choice === place;
        const name = kind === 'potion' ? itemInfo(offered).name : nameOfFace(offered);
        const text = kind === 'potion' ? itemInfo(offered).text : faceInfo(offered).text;
        return (
          <li key={key}>
            <button
              type="button"
              className={styles.offered}
              data-taken={taken || undefined}
              data-takeable={take !== undefined || undefined}
              aria-pressed={taken}
              aria-label={`${take === undefined ? name : say('action.take', { what: name })}: ${wordsOf(text)}`}
              onClick={() =>
                take === undefined
                  ? openDialog(
                      kind === 'potion' ? { kind: 'item', item: offered } : { kind: 'card', face: offered },
                    )
                  : perform(take)
              }
            >
              {kind === 'potion' ? (
                <span className={styles.potion} data-mood="watcher">
                  <span className={styles.potionPicture}>
                    <Picture name={name} kind="potion" />
                  </span>
                  <strong>{name}</strong>
                  <span>
                    <RichText text={text} />
                  </span>
                </span>
              ) : (
                <CardFace face={offered} />
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
};

const Piece = ({ reward, piece }: { readonly reward: RewardView; readonly piece: number }) => {
  const { actions, perform } = useBoard();
  const kind = kindOf(reward);
  const own = actions.filter((action) => action.reward?.piece === piece);
  const reveal = own.find(({ does }) => does === 'reveal');
  const skip = own.find(({ does }) => does === 'skip');
  const takeGold = kind === 'gold' ? own.find(({ does }) => does === 'take') : undefined;
  const skipped = reward.choice === 'skipped';
  return (
    <section className={`${controls.panel} ${styles.piece}`} data-skipped={skipped || undefined}>
      <h3 className={styles.heading}>
        {kind === 'gold' ? say('reward.goldAmount', { amount: reward.amount }) : say(`reward.${kind}`)}
      </h3>
      {kind === 'gold' && Coins && <Coins className={styles.coins} aria-hidden="true" />}
      {kind !== 'gold' && reward.revealed && <Offer reward={reward} piece={piece} />}
      <div className={styles.buttons}>
        {reveal !== undefined && (
          <button type="button" className={controls.primary} onClick={() => perform(reveal)}>
            {say('action.reveal', { what: say(`reward.${kind}`) })}
          </button>
        )}
        {takeGold !== undefined && (
          <button type="button" className={controls.button} onClick={() => perform(takeGold)}>
            {say('reward.takeGold')}
          </button>
        )}
        {skip !== undefined && (
          <button type="button" className={controls.button} onClick={() => perform(skip)}>
            {say('action.skip', { what: say(`reward.${kind}`) })}
          </button>
        )}
        <span className={styles.state} role="status">
          {skipped ? say('reward.skipped') : typeof reward.choice === 'number' ? say('reward.taken') : ''}
        </span>
      </div>
    </section>
  );
};

/** After the fight: everybody takes what the encounter of the own row gives. */
export const Rewards = () => {
  const { view, seat, actions, perform, names } = useBoard();
  const own = seat === undefined ? undefined : view.rewards?.[seat];
  const confirm = actions.find(({ does }) => does === 'confirm');
  const missing = names.filter((_, other) => view.confirmed?.[other] === false && other !== seat);
  const confirmed = seat !== undefined && view.confirmed?.[seat] === true;
  return (
    <main className={styles.place}>
      <header className={styles.header}>
        <p className={controls.label}>{say('reward.kicker', { round: view.round })}</p>
        <h1 className={styles.title}>{say('reward.title')}</h1>
      </header>
      <div className={styles.pieces}>
        {keyed(own ?? []).map(({ key, item, place }) => (
          <Piece key={key} reward={item} piece={place} />
        ))}
      </div>
      <footer className={styles.footer}>
        {!confirmed && (
          <button
            type="button"
            className={controls.primary}
            disabled={confirm === undefined}
            data-action="confirm-rewards"
            onClick={() => confirm && perform(confirm)}
          >
            {say('action.confirm')}
          </button>
        )}
        {!confirmed && confirm === undefined && seat !== undefined && <p>{say('reward.open')}</p>}
        {missing.length > 0 && <p>{say('waitingFor', { names: missing.join(', ') })}</p>}
      </footer>
    </main>
  );
};
