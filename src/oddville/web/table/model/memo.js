// Remembering a result until an argument changes.

/** @template {unknown[]} Given @template Value @param {(...given: Given) => Value} compute @returns {(...given: Given) => Value} */
export function memo(compute) {
  /** @type {Given | null} */
  let lastArguments = null;
  /** @type {Value} */
  let value;
  return (...args) => {
    if (!lastArguments || args.some((each, i) => each !== lastArguments?.[i])) {
      value = compute(...args);
      lastArguments = args;
    }
    return value;
  };
}

/** A function of the state that is computed once for each revision.
 * @template Value @param {(state: import("./state.js").State) => Value} compute @returns {(state: import("./state.js").State) => Value} */
export function memoizeByState(compute) {
  const computed = memo((/** @type {import("./state.js").State} */ state, /** @type {number} */ _revision) => compute(state));
  return (state) => computed(state, state.revision);
}
