import type { MouseEvent } from 'react';

type Entered = { readonly pointerType: string };

/**
 * Shows what something would do while the pointer or the focus is on it. A finger cannot hover, but whatever
 * it taps gets the focus.
 */
export const pointingWith =
  <Pointed>(pointAt: (pointed: Pointed | undefined) => void) =>
  (pointed: Pointed | undefined) => ({
    onPointerEnter: ({ pointerType }: Entered) => pointerType !== 'touch' && pointAt(pointed),
    onPointerLeave: ({ pointerType }: Entered) => pointerType !== 'touch' && pointAt(undefined),
    onFocus: () => pointAt(pointed),
    onBlur: () => pointAt(undefined),
  });

/** Whether a click came from a finger, which cannot hover. */
export const isTap = ({ nativeEvent }: MouseEvent): boolean =>
  'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
