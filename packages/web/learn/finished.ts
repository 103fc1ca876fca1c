/** The lessons that were finished in this browser. */
const KEY = 'three-spires.learned';

export const finishedLessons = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
};

/** A lesson is kept by its address. */
export const keepFinished = (lesson: string): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...finishedLessons(), lesson])]));
  } catch {
    // A browser that keeps nothing offers the lesson again.
  }
};
