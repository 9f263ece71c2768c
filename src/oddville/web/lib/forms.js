// Event handlers and options for forms, and a task that runs one request at a time.

import { html } from "../vendor/lit-html.js";

/** @param {(value: string) => void} take */
export const onValue = (take) => (/** @type {Event} */ event) => take(/** @type {HTMLInputElement} */ (event.target).value);

/** @param {(isChecked: boolean) => void} take */
export const onCheck = (take) => (/** @type {Event} */ event) => take(/** @type {HTMLInputElement} */ (event.target).checked);

/** @param {unknown} label @param {boolean} isChecked @param {(isChecked: boolean) => void} take */
export const checkbox = (label, isChecked, take) =>
  html`<label class="tick"><input type="checkbox" .checked=${isChecked} @change=${onCheck(take)} /><span>${label}</span></label>`;

/** @param {(fields: FormData) => void} take */
export const onSubmit = (take) => (/** @type {Event} */ event) => {
  event.preventDefault();
  take(new FormData(/** @type {HTMLFormElement} */ (event.currentTarget)));
};

/** The `<option>` elements of a `<select>`.
 * @template {string | number} Value
 * @param {readonly Value[]} values @param {Value | undefined} current @param {(value: Value) => unknown} label */
export const optionList = (values, current, label) =>
  values.map((value) => html`<option value=${value} .selected=${value === current}>${label(value)}</option>`);

/** At most one request at a time, with its error. */
export class Task {
  busy = false;
  /** @type {unknown} */
  error = null;

  /** @param {() => void} redraw */
  constructor(redraw) {
    this.redraw = redraw;
  }

  /** If `work` returns a URL, the page goes there and stays busy.
   * @param {() => Promise<string | void>} work */
  async run(work) {
    if (this.busy) return;
    [this.busy, this.error] = [true, null];
    this.redraw();
    try {
      const url = await work();
      if (url) return location.assign(url);
    } catch (error) {
      this.error = error;
    }
    this.busy = false;
    this.redraw();
  }
}
