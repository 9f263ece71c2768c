// Copies the browser's two libraries from the locked npm install into src/oddville/web/vendor: `npm run vendor`.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";

const VENDOR = "src/oddville/web/vendor";
const FLUENT = ["index", "bundle", "resource", "resolver", "scope", "types", "builtins", "memoizer", "ast"];

/** A file without the line that names a source map we do not ship, its export list on a line of its own for the bundler. */
const copied = (from, to) =>
  writeFileSync(
    to,
    readFileSync(from, "utf8")
      .replace(/\n\/\/# sourceMappingURL=.*\n?/, "\n")
      .replace(/;export\{([^}]*)\};/, ";\nexport { $1 };"),
  );

mkdirSync(`${VENDOR}/fluent`, { recursive: true });
copied("node_modules/lit-html/lit-html.js", `${VENDOR}/lit-html.js`);
copyFileSync("node_modules/lit-html/LICENSE", `${VENDOR}/LICENSE-lit-html.txt`);
for (const name of FLUENT) copied(`node_modules/@fluent/bundle/esm/${name}.js`, `${VENDOR}/fluent/${name}.js`);
