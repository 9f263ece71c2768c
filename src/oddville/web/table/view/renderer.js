// Draws the table page at most once a frame. The templates are a function of the state; what needs the elements runs after
// them: the window of the city, tab stops, motion, focus.

import { render } from "../../vendor/lit-html.js";
import { awaitsChoices } from "../model/situation.js";
import { sitesOfPicked } from "../model/sites.js";
import { nameOf } from "../model/targets.js";
import { fitBar } from "./bar_fit.js";
import { settleChoices } from "./choice_rows.js";
import { markedCells, selectableCells } from "./city.js";
import { markCut } from "./cut.js";
import { focusPlace, settleTabStops } from "./focus.js";
import { frameOf } from "./frame.js";
import { settleInfo } from "./info_place.js";
import { cityTools, openingPage, tablePage } from "./layout.js";
import { placesOf, showMove } from "./motion.js";
import { Stage } from "./stage.js";

/** @typedef {import("../model/state.js").State} State @typedef {import("./frame.js").Frame} Frame @typedef {import("./scene.js").Scene} Scene */

/** Whether the focused element is gone.
 * @param {Element | null} focused */
const isLost = (focused) => focused !== null && focused !== document.body && !focused.isConnected;

export class Renderer {
  /** The window of the city. @type {Stage | null} */
  stage = null;
  /** The table that was drawn last. @type {import("../../lib/types.js").TableView | null} */
  #table = null;
  /** The last request for the focus that was carried out. @type {State["focus"]} */
  #focus = null;
  /** The cell that was brought into the window last. @type {string | null} */
  #revealed = null;
  /** The ply of the move that the strip was scrolled to. */
  #newestMove = "";
  /** The card of the row that was scrolled to. */
  #shownCard = "";
  /** The number of lines of the log that were drawn. */
  #lines = 0;
  #isRequested = false;
  #isAwaiting = false;

  /** @param {HTMLElement} root @param {State} state */
  constructor(root, state) {
    this.root = root;
    this.state = state;
    state.onChange(() => this.#request());
  }

  #request() {
    if (this.#isRequested) return;
    this.#isRequested = true;
    requestAnimationFrame(() => this.#nextFrame());
  }

  /** The choices usually arrive right after an update: wait one frame to draw both together. */
  #nextFrame() {
    const isFirst = !this.#isAwaiting;
    this.#isAwaiting = awaitsChoices(this.state);
    if (this.#isAwaiting && isFirst) return void requestAnimationFrame(() => this.#nextFrame());
    this.#isRequested = false;
    if (this.state.hasTexts) this.#draw();
  }

  #draw() {
    const frame = frameOf(this.state);
    if (!frame) return void render(openingPage(this.state), this.root);
    const before = this.#table;
    const { table } = frame.situation;
    const from = before && before.version !== table.version ? placesOf(this.root) : null;
    const focused = document.activeElement;
    render(tablePage(frame), this.root);
    this.#table = table;
    this.#showCity(frame.scene);
    this.#showMoves();
    this.#showLog();
    this.#showRow(frame.scene);
    fitBar(this.root);
    settleChoices(this.root);
    markCut(this.root);
    settleTabStops(this.root);
    if (from && before?.view && table.view) showMove(this.root, from, before.view, table.view);
    this.#settleFocus(focused);
    settleInfo(this.root);
  }

  /** @param {Scene} scene */
  #showCity(scene) {
    const element = /** @type {HTMLElement | null} */ (this.root.querySelector(".stage"));
    if (!element) return;
    if (this.stage?.element !== element) {
      this.#drawTools(null); // the stage measures them
      this.stage = new Stage(element, () => this.#onStageLayout());
    }
    const cells = [...scene.buildPreviews.keys(), ...scene.wouldFit, ...sitesOfPicked(this.state)].map((cell) =>
      cell.split(",").map(Number),
    );
    this.stage.showCells([...scene.view.city.map(([cell]) => cell), ...cells], markedCells(scene));
    this.#revealCell(element, scene);
  }

  /** Bring the cell of a pinned build, of the selected bonus, or of the move that is pointed out, into the window.
   * @param {HTMLElement} element @param {Scene} scene */
  #revealCell(element, { pinnedCell, pointedTargets, selection }) {
    const bonus = selection.find((target) => target.startsWith("bonus:"));
    const pointed = bonus ?? [...pointedTargets].find((target) => target.startsWith("cell:"));
    const target = pinnedCell ? `cell:${pinnedCell}` : (pointed ?? null);
    const cell = target !== this.#revealed && target ? element.querySelector(`[data-cell="${nameOf(target)}"]`) : null;
    this.#revealed = target;
    if (cell) this.stage?.reveal(/** @type {HTMLElement} */ (cell));
  }

  /** Scroll the strip of moves to the newest one, or to the one that is looked at. */
  #showMoves() {
    const chips = [...this.root.querySelectorAll(".move-chips .move-chip")];
    const chip = /** @type {HTMLElement | undefined} */ (chips.find((each) => each.ariaCurrent) ?? chips.at(-1));
    const ply = chip?.dataset.ply ?? "";
    if (ply !== this.#newestMove) chip?.scrollIntoView({ block: "nearest", inline: "nearest" });
    this.#newestMove = ply;
  }

  /** Scroll the log to its newest line, unless somebody reads in it while the game goes on. */
  #showLog() {
    const { log, logStart, table } = this.state;
    const scroll = this.root.querySelector(".log-scroll");
    if (logStart + log.length !== this.#lines && (table?.status === "over" || !scroll?.matches(":hover, :focus-within")))
      scroll?.scrollTo({ top: 0 });
    this.#lines = logStart + log.length;
  }

  /** Scroll the row to the card that is picked, advised or pointed out.
   * @param {Scene} scene */
  #showRow({ selection, pointedTargets }) {
    const target = [...selection, ...pointedTargets].find((each) => each.startsWith("row:")) ?? "";
    const card = target === this.#shownCard ? null : this.root.querySelector(`.row-position[data-target="${target}"]`);
    card?.scrollIntoView({ block: "nearest", inline: "nearest" });
    this.#shownCard = target;
  }

  #onStageLayout() {
    const scene = frameOf(this.state)?.scene;
    if (!this.stage?.detail || !scene) return;
    const { detail } = this.stage;
    this.#drawTools(this.stage.controls(selectableCells(scene), markedCells(scene)));
    if (detail !== this.state.detail) this.state.change({ detail });
  }

  /** The controls over the city depend on its window alone, so that a pan redraws nothing else.
   * @param {import("./city_controls.js").CityControls | null} controls */
  #drawTools(controls) {
    const focused = document.activeElement;
    const element = /** @type {HTMLElement | null} */ (this.root.querySelector(".city-tools"));
    if (element) render(cityTools(controls), element);
    if (isLost(focused)) focusPlace(this.root, "bar");
  }

  /** Move the focus where it was requested, or to the bar if its element is gone.
   * @param {Element | null} focused before the drawing */
  #settleFocus(focused) {
    const { focus, textView } = this.state;
    const place = focus !== this.#focus ? focus?.on : isLost(focused) ? "bar" : null;
    this.#focus = focus;
    if (place) focusPlace(this.root, place === "bar" && textView ? "text" : place);
  }

  /** Move the focus to the closing button; if it is there already, press the button.
   * @returns {boolean} whether the button was only focused */
  focusOrPressClosing() {
    const focused = document.activeElement;
    if (focused?.id === "closing") /** @type {HTMLElement} */ (focused).click();
    else focusPlace(this.root, "closing");
    return focused !== document.activeElement && document.activeElement?.id === "closing";
  }
}
