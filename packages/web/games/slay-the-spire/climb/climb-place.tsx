import { useKeptFocus } from '../../../table/decision/use-kept-focus.ts';
import { useBoard } from '../board/board-context.ts';
import { useKeys } from '../board/use-keys.ts';
import { ClimbFrame } from './climb-frame.tsx';
import { MapPlace } from './map/map-place.tsx';
import { ActEndPlace } from './places/act-end-place.tsx';
import { BossRelicsPlace } from './places/boss-relics-place.tsx';
import { CampfirePlace } from './places/campfire-place.tsx';
import { EventPlace } from './places/event-place.tsx';
import { MerchantPlace } from './places/merchant-place.tsx';
import { NeowPlace } from './places/neow-place.tsx';
import { QuickStartPlace } from './places/quick-start-place.tsx';
import { RewardsPlace } from './rewards/rewards-place.tsx';

/** The picture of a phase between combats. */
const PlaceOf = ({ phase }: { readonly phase: string }) => {
  const { run } = useBoard().view;
  switch (phase) {
    case 'neow':
      return <NeowPlace />;
    case 'map':
      return <MapPlace />;
    case 'rewards':
      return <RewardsPlace />;
    case 'merchant':
      return <MerchantPlace />;
    case 'bossRelics':
      return <BossRelicsPlace />;
    case 'actEnd':
      return <ActEndPlace />;
    case 'quickStart':
      return <QuickStartPlace />;
    default:
      return run?.room === 'campfire' ? <CampfirePlace /> : <EventPlace />;
  }
};

/** The party between two combats: every place of the climb. */
export const ClimbPlace = () => {
  const board = useBoard();
  useKeys(board, undefined);
  useKeptFocus(board.picture.seq);
  return (
    <ClimbFrame>
      <PlaceOf phase={board.view.phase} />
    </ClimbFrame>
  );
};
