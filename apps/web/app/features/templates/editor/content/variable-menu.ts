/** A variable that is being typed: where its braces begin, and what of its name is there. */
type Begun = { readonly start: number; readonly typed: string };

const begun = /\{\{\s?(\w{0,40})$/;

/** The variable that is being typed before the caret; null when none is. */
export function begunVariable(text: string, caret: number): Begun | null {
  const before = text.slice(Math.max(0, caret - 60), caret);
  const found = begun.exec(before);
  if (!found) return null;
  return { start: caret - found[0].length, typed: found[1] ?? '' };
}

/** The variables whose names begin as typed, whatever their case. */
export function fittingVariables(names: readonly string[], { typed }: Begun): string[] {
  const wanted = typed.toLowerCase();
  return names.filter((name) => name.toLowerCase().startsWith(wanted));
}

/** The text with a variable in place of a stretch, and the caret behind it. */
export function withVariable(text: string, from: number, to: number, name: string) {
  const rest = text.slice(to).replace(/^\s?\}\}?/, '');
  const inserted = `{{${name}}}`;
  return { text: text.slice(0, from) + inserted + rest, caret: from + inserted.length };
}
