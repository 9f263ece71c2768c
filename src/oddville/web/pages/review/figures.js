// Figures in the writing of the language.

/** A change of a chance in wins of 100 games. @param {number} chance */
export const signedPercent = (chance) => {
  const rounded = Math.round(1000 * chance) / 10 + 0;
  return `${rounded < 0 ? "−" : "+"}${decimal(Math.abs(rounded))}`;
};

/** With one digit after the decimal sign of the language. @param {number} value */
export const decimal = (value) =>
  value.toLocaleString(document.documentElement.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
