import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect } from 'react';
import { type Source, sourceKey } from './actions.ts';
import { dropSelection, pointAt, selectSource, useSelection } from './selection.ts';

/** Lets something be picked up by dragging it; dropped on nothing, it is laid back. */
export const useDragged = (source: Source | undefined, ref: RefObject<HTMLElement | null>): void => {
  const key = source === undefined ? undefined : sourceKey(source);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the source
  useEffect(() => {
    const element = ref.current;
    if (element === null || source === undefined) return;
    return draggable({
      element,
      onDragStart: () => {
        selectSource(source);
        useSelection.setState({ dragging: true });
      },
      onDrop: ({ location }) => {
        useSelection.setState({ dragging: false });
        if (location.current.dropTargets.length === 0) dropSelection();
        pointAt(undefined);
      },
    });
  }, [key, ref]);
};
