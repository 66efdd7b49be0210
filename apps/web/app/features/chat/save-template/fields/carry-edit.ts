/**
 * What was typed over one version of a line, typed over another; null where it touches what the versions differ in.
 *
 * @example
 * carryEdit('It took nine seconds?', 'It took nine seconds', 'It took [fill in: time]'); // 'It took [fill in: time]?'
 * carryEdit('It took ten seconds', 'It took nine seconds', 'It took [fill in: time]'); // null
 */
export function carryEdit(typed: string, from: string, to: string): string | null {
  const edit = changeOf(from, typed);
  const other = changeOf(from, to);
  if (edit.end <= other.start) return to.slice(0, edit.start) + edit.text + to.slice(edit.end);
  if (edit.start < other.end) return null;
  return typed.slice(0, other.start) + other.text + typed.slice(other.end);
}

/** The one stretch of a text that has to be replaced to make it the next. */
function changeOf(text: string, next: string) {
  const shorter = Math.min(text.length, next.length);
  let start = 0;
  while (start < shorter && text[start] === next[start]) start += 1;
  let after = 0;
  while (after < shorter - start && text.at(-1 - after) === next.at(-1 - after)) after += 1;
  return { start, end: text.length - after, text: next.slice(start, next.length - after) };
}
