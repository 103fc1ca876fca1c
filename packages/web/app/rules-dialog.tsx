import { Suspense } from 'react';
import { DialogBoundary } from '../failure/boundaries.tsx';
import { useDialog } from '../kit/dialogs.ts';
import { lazily } from '../kit/part.ts';

const RulesDrawer = lazily(() => import('../rulebook/rules-drawer.tsx'));

/** Lets terms and explanations open the rules on pages without a table, as they do at a table. */
export const RulesDialog = ({ game }: { readonly game: string }) => {
  const open = useDialog((state) => state.open);
  if (open?.kind !== 'rules') return null;
  return (
    <DialogBoundary>
      <Suspense fallback={null}>
        <RulesDrawer key={`${open.rule}${open.query}`} game={game} query={open.query} rule={open.rule} />
      </Suspense>
    </DialogBoundary>
  );
};
