// The lessons that were finished in this browser, in localStorage.

import { readList, writeStored } from "./storage.js";

const STORAGE_KEY = "oddville-lessons";

/** @returns {string[]} ids */
export const finishedLessons = () => readList(STORAGE_KEY);

/** @param {string} id */
export const storeFinishedLesson = (id) => writeStored(STORAGE_KEY, [...new Set([...finishedLessons(), id])]);
