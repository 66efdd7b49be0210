/** What was typed or pasted, as a field of one line takes it: breaks and control characters are spaces. */
export function oneLine(text: string, most: number): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, most);
}
