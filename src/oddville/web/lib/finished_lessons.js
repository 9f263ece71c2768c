// The lessons that were finished in this browser, in localStorage.

const STORAGE_KEY = "oddville-lessons";

/** @returns {string[]} ids */
export function finishedLessons() {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/** @param {string} id */
export function finishLesson(id) {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...new Set([...finishedLessons(), id])]));
  } catch {
    // no storage: the list of lessons shows no tick
  }
}
