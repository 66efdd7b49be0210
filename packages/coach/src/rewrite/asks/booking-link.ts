import type { Email, Sentence } from '../../document/email.ts';

/** The link at which the sentences let the reader choose a time or a demonstration: the first after the words that ask for it, or the last before them. */
export function bookingLink(email: Email, sentences: readonly Sentence[]): string | null {
  const links = email.protectedTokens.filter(
    ({ kind, field }) => kind === 'link' && field === 'body',
  );
  for (const { start, end } of sentences) {
    const ask = email.asks.find((one) => one.kind === 'calendar' && one.sentence.start === start);
    if (!ask) continue;
    const inside = links.filter((link) => start <= link.start && link.end <= end);
    const link = inside.find((one) => one.start >= ask.start) ?? inside.at(-1);
    if (link) return link.text;
  }
  return null;
}
