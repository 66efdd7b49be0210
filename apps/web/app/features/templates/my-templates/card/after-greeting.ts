const longest = 60;
const greeting = /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b[^,.!?\n]*,\s*/i;

/** A text without "Hi {{firstName}},", which says nothing of it. */
export function afterGreeting(text: string): string {
  const line = text.trimStart();
  const end = line.indexOf('\n');
  const first = end < 0 ? '' : line.slice(0, end).trimEnd();
  const isGreeting = first.endsWith(',') && first.length <= longest;
  const rest = isGreeting ? line.slice(end) : line.replace(greeting, '');
  return rest.trim() === '' ? line : rest.trimStart();
}
