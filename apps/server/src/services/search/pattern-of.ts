/** What LIKE finds a text by, wherever it stands: `%`, `_` and `\` mean themselves. */
export function patternOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
