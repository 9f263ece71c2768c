// Saves a file.

/** @param {string} name @param {string} href */
export const downloadUrl = (name, href) => Object.assign(document.createElement("a"), { href, download: name }).click();

/** @param {string} name @param {Blob} blob */
export function downloadFile(name, blob) {
  const url = URL.createObjectURL(blob);
  downloadUrl(name, url);
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
