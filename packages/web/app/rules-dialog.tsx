import { lazy, Suspense } from 'react';
import { useDialog } from '../kit/dialogs.ts';

const RulesDrawer = lazy(() => import('../rulebook/rules-drawer.tsx'));

/** Terms and explanations open the rules on pages without a table as they do at one. */
export const RulesDialog = ({ game }: { readonly game: string }) => {
  const open = useDialog((state) => state.open);
  if (open?.kind !== 'rules') return null;
  return (
    <Suspense fallback={null}>
      <RulesDrawer key={`${open.rule}${open.query}`} game={game} query={open.query} rule={open.rule} />
    </Suspense>
  );
};
