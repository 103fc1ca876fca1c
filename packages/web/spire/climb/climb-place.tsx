import { useKeptFocus } from '../../table/use-kept-focus.ts';
import { useBoard } from '../board-context.ts';
import { QuestionPanel } from '../question-panel.tsx';
import { useKeys } from '../use-keys.ts';
import { ActEndPlace } from './act-end-place.tsx';
import styles from './climb-frame.module.css';
import { ClimbFrame } from './climb-frame.tsx';
import { MapPlace } from './map-place.tsx';
import { MenuPlace } from './menu-place.tsx';
import { NeowPlace } from './neow-place.tsx';
import { QuickStartPlace } from './quick-start-place.tsx';

/** The picture of a phase between combats. */
const PlaceOf = ({ phase }: { readonly phase: string }) => {
  switch (phase) {
    case 'neow':
      return <NeowPlace />;
    case 'map':
      return <MapPlace />;
    case 'actEnd':
      return <ActEndPlace />;
    case 'quickStart':
      return <QuickStartPlace />;
    default:
      return <MenuPlace />;
  }
};

/** The party between two combats: everywhere one can be on the way up. */
const ClimbPlace = () => {
  const board = useBoard();
  useKeys(board, undefined);
  useKeptFocus(board.picture.seq);
  const { phase, run, question } = board.view;
  // Where to go is asked by the places themselves.
  const isVoteOnTheWay = question?.kind === 'party' && (phase === 'map' || phase === 'actEnd');
  return (
    <ClimbFrame>
      <main className={styles.place} data-place={phase} data-room={run?.room}>
        <PlaceOf phase={phase} />
        {!isVoteOnTheWay && <QuestionPanel />}
      </main>
    </ClimbFrame>
  );
};

export default ClimbPlace;
