/** The lessons finished in this browser. */
const KEY = 'three-spires.learned';

export const finishedLessons = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
};

/** Stores a lesson by its address. */
export const keepFinished = (lesson: string): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...finishedLessons(), lesson])]));
  } catch {
    // Without local storage, the lesson is offered again.
  }
};
