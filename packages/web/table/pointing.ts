/** Shows what something would do as long as the pointer or the focus is on it. */
export const pointingWith =
  <Pointed>(pointAt: (pointed: Pointed | undefined) => void) =>
  (pointed: Pointed | undefined) => ({
    onPointerEnter: () => pointAt(pointed),
    onPointerLeave: () => pointAt(undefined),
    onFocus: () => pointAt(pointed),
    onBlur: () => pointAt(undefined),
  });
