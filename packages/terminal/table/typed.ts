/** Lines that were typed and not yet carried out. */

type TypedNeeds = {
  /** Whether a line must wait until it can be carried out. */
  readonly mustWait: (text: string) => boolean;
  readonly obey: (text: string) => void;
  /** Called when the input is over and everything is carried out. */
  readonly finish: () => void;
  readonly fail: (error: unknown) => void;
  readonly isOver: () => boolean;
};

export type Typed = {
  readonly take: (text: string) => void;
  /** Nothing is carried out until `goOn`. */
  readonly wait: () => void;
  readonly goOn: () => void;
  /** No more lines will come. */
  readonly end: () => void;
};

/** Carries out lines one by one, each after the answer to the one before. */
export const createTyped = ({ mustWait, obey, finish, fail, isOver }: TypedNeeds): Typed => {
  const lines: string[] = [];
  let isWaiting = true;
  let isEnded = false;
  const pump = (): void => {
    while (!isWaiting && !isOver()) {
      const [next] = lines;
      if (next === undefined || mustWait(next)) break;
      lines.shift();
      obey(next);
    }
    if (isEnded && lines.length === 0 && !isWaiting) finish();
  };
  const pumpSoon = (): void =>
    queueMicrotask(() => {
      try {
        pump();
      } catch (error) {
        fail(error);
      }
    });
  return {
    take(text) {
      lines.push(text);
      pumpSoon();
    },
    wait() {
      isWaiting = true;
    },
    goOn() {
      isWaiting = false;
      pumpSoon();
    },
    end() {
      isEnded = true;
      pumpSoon();
    },
  };
};
