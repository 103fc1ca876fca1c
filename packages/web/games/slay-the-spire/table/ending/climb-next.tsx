import type { Picture } from '@three-spires/table';
import { useOpening } from '../../../../connection/use-opening.ts';
import { Button } from '../../../../kit/button.tsx';
import { sameTable } from '../../../../table/ending/again-button.tsx';
import { say } from '../../words/say.ts';

/** Leads from the first fight to a whole climb with the same party. */
export const ClimbNext = ({ picture }: { readonly picture: Picture }) => {
  const { open, busy, failure } = useOpening();
  const { characters } = picture.setup as { readonly characters: readonly string[] };
  if (!picture.seats.some(({ mine }) => mine)) return null;
  return (
    <>
      <Button
        look="primary"
        data-action="climb"
        disabled={busy}
        onClick={() => void open({ ...sameTable(picture), setup: { characters, climb: {} } })}
      >
        {say('story.climbNext')}
      </Button>
      {failure !== undefined && <p role="alert">{failure.text}</p>}
    </>
  );
};
