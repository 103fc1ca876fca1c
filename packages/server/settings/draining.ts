/** Whether the server is about to stop and people should go to another one. */
export type Draining = { readonly isDraining: () => boolean; begin(): void };

export const createDraining = (): Draining => {
  let isDraining = false;
  return {
    isDraining: () => isDraining,
    begin() {
      isDraining = true;
    },
  };
};
