import { draggedHook } from '../../../table/dragging/dragged-hook.ts';
import { type Source, sourceKey } from './actions.ts';
import { dropSelection, selectSource, useSelection } from './selection.ts';

export const useDragged = draggedHook<Source>({
  sourceKey,
  pickUp: (source) => {
    selectSource(source);
    useSelection.setState({ dragging: true });
  },
  layBack: dropSelection,
  letGo: () => useSelection.setState({ dragging: false, pointed: undefined }),
});
