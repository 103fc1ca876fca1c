/** Whether the browser may delete what is kept here when the device runs short of space. */

const ASKED = 'three-spires asked to keep games';

const storage = (): StorageManager | undefined => navigator.storage;

export type Kept = {
  /** The browser has promised to delete nothing by itself; undefined if it does not say. */
  readonly isPromised: boolean | undefined;
  /** The bytes that this site uses, if the browser says. */
  readonly used: number | undefined;
};

export const readKept = async (): Promise<Kept> => {
  const [isPromised, estimate] = await Promise.all([
    storage()?.persisted?.(),
    storage()
      ?.estimate?.()
      .catch(() => undefined),
  ]);
  return { isPromised, used: estimate?.usage };
};

/** Asks the browser to keep everything. Some browsers ask the person. */
export const askToKeep = async (): Promise<Kept> => {
  await storage()?.persist?.();
  return await readKept();
};

/** Asks once, when the first game is made on this device: before that there is nothing to keep. */
export const askToKeepFirstGame = (): void => {
  if (localStorage.getItem(ASKED) !== null) return;
  localStorage.setItem(ASKED, 'yes');
  void askToKeep().catch(() => undefined);
};
