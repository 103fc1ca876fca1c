import { say } from '../../text/say.ts';
import controls from '../../theme/controls.module.css';
import { useBoard } from '../board-context.ts';
import { SeatMarks } from './seat-mark.tsx';

/** Offering one's own Gold to the others, and who does (STS-8.23). */
export const ShareGold = () => {
  const { view, seat, actions, perform } = useBoard();
  const sharing = view.run?.sharing ?? [];
  const share = actions.find(({ does }) => does === 'share');
  const givers = sharing.flatMap((gives, at) => (gives ? [at] : []));
  const mine = seat !== undefined && sharing[seat] === true;
  return (
    <>
      <SeatMarks seats={givers} label={say('share.givers')} />
      {share !== undefined && (
        <button
          type="button"
          className={controls.button}
          aria-pressed={mine}
          data-action="share"
          onClick={() => perform(share)}
        >
          {say(mine ? 'share.stop' : 'share.offer')}
        </button>
      )}
    </>
  );
};
