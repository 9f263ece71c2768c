// Rule ids for links to the rules.

/** @type {Record<string, string>} */
const CHARACTERS = {
  "hr-manager": "HR",
  landowner: "LO",
  seignior: "SE",
  cheater: "CH",
  mistress: "MI",
  bookkeeper: "BK",
  ghost: "GH",
  "tax-collector": "TX",
  benefactor: "BE",
  lamplighter: "LL",
  builder: "BU",
  traveller: "TR",
};

/** @param {string} id */
export const ruleOfCharacter = (id) => (CHARACTERS[id] ? `CHAR-${CHARACTERS[id]}` : "CHAR-1");

/** Building, bonus, guild, points.
 * @param {{guild?: string | null}} card */
export const rulesOfCard = ({ guild }) => ["BUILD-5", "BUILD-8", ...(guild ? ["BUILD-9"] : []), "SCORE-2"];
