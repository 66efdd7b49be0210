/** What Chromium, Firefox and Safari say of code that did not come. */
const words = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Whether a page broke since its code could not be loaded: offline, or replaced by a newer version. */
export function isCodeMissing(error: unknown): boolean {
  return error instanceof Error && words.test(error.message);
}
