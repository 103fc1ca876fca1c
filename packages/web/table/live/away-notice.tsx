import { comeBack } from '../../connection/api.ts';
import { useTable } from '../../connection/use-table.ts';
import { Button } from '../../kit/button.tsx';
import { useShowFailure } from '../../lobby/failure.ts';
import { say } from '../../text/say.ts';
import { useLive } from './use-live.ts';

/** Shows that a bot is playing for you in a slow game, and lets you take over again. */
export const AwayNotice = ({ className }: { readonly className: string | undefined }) => {
  const table = useTable((state) => state.table);
  const picture = useTable((state) => state.picture);
  const live = useLive();
  const showFailure = useShowFailure();
  const away = picture?.seats.find(({ seat, mine }) => mine && picture.clock?.left[seat] === 0);
  const isSlow = picture?.clock?.settings.perMove === true && picture.outcome === undefined;
  if (!live || !isSlow || away === undefined || table === undefined) return null;
  return (
    <div className={className} role="status">
      <span>{say('clock.away')}</span>
      <Button
        look="primary"
        data-action="back"
        onClick={() => void comeBack(table, away.seat).catch(showFailure)}
      >
        {say('clock.back')}
      </Button>
    </div>
  );
};
