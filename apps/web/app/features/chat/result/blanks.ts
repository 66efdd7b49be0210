const blank = /\[fill in: ([^\]\n]+)\]/gu;

/** The labels of the blanks in a text, each once, in reading order. */
export function blanksIn(text: string): string[] {
  return [...new Set([...text.matchAll(blank)].map(([, label]) => label ?? ''))];
}

/** Writes what is known into the blanks; the others stay visible. */
export function fillBlanks(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(blank, (whole, label: string) => values[label]?.trim() || whole);
}
