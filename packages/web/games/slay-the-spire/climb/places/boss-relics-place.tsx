import { keyed } from '../../../../kit/keyed.ts';
import { MoveButton } from '../../../../table/decision/move-button.tsx';
import controls from '../../../../theme/controls.module.css';
import { useBoard } from '../../board/board-context.ts';
import { Choice } from '../../board/choice.tsx';
import { itemInfo } from '../../pieces/content.ts';
import { say } from '../../words/say.ts';
import { LeaveButton } from '../scene/leave-button.tsx';
import { leaveRelic } from '../scene/leave-relic.tsx';
import { Scene, WaitingNames } from '../scene/scene.tsx';
import { SeatMarks } from '../scene/seat-mark.tsx';
import styles from './boss-relics-place.module.css';

/** The relic draft: each player claims one or none. Claims take effect when all have confirmed. */
export const BossRelicsPlace = () => {
  const { view, seat, actions, perform } = useBoard();
  const { bossRelics = [], claims = [], room, finished = [] } = view.run ?? {};
  const release = actions.find(({ does }) => does === 'skipBossRelic');
  const confirmed = finished.flatMap((isFinished, at) => (isFinished ? [at] : []));
  const claimed = seat === undefined ? -1 : (claims[seat] ?? -1);
  const canTake = actions.some(({ does }) => does === 'takeBossRelic');
  return (
    <Scene
      kicker={say(room === 'boss' ? 'bossRelics.kicker' : 'relicDraft.kicker')}
      title={say(room === 'boss' ? 'bossRelics.title' : 'relicDraft.title')}
      lead={say(view.players.length > 1 ? 'bossRelics.leadParty' : 'bossRelics.lead')}
      footer={
        <>
          <SeatMarks seats={confirmed} label={say('bossRelics.confirmed')} />
          {release !== undefined && (
            <MoveButton className={controls.button} data-action="release" action={release} perform={perform}>
              {say('bossRelics.release')}
            </MoveButton>
          )}
          <LeaveButton
            quiet={claimed < 0}
            first={claimed < 0 && canTake ? leaveRelic : undefined}
            label={
              claimed < 0
                ? say('bossRelics.confirmNone')
                : say('bossRelics.confirm', { what: itemInfo(bossRelics[claimed] ?? 0).name })
            }
          />
          <WaitingNames />
        </>
      }
    >
      <ul className={styles.relics}>
        {keyed(bossRelics).map(({ key, item, place }) => {
          const take = actions.find((action) => action.does === 'takeBossRelic' && action.place === place);
          const insists = take !== undefined && claims.includes(place);
          const claimers = claims.flatMap((claim, at) => (claim === place ? [at] : []));
          return (
            <li key={key} className={styles.relic}>
              <Choice
                kind="item"
                number={item}
                raised
                label={insists ? say('bossRelics.insist', { what: itemInfo(item).name }) : undefined}
                onChoose={take === undefined ? undefined : () => perform(take)}
                taken={claimed === place}
              />
              <span className={styles.claims}>
                <SeatMarks seats={claimers} label={say('bossRelics.claimedBy')} />
                {insists && <span className={styles.insist}>{say('bossRelics.canInsist')}</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </Scene>
  );
};
