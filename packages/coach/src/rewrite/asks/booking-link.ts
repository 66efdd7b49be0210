import type { Email, Sentence } from '../../text/email.ts';

/** The link at which the sentences let the reader choose a time or a demonstration. */
export function bookingLink(email: Email, sentences: readonly Sentence[]): string | null {
  const booking = sentences.filter((sentence) =>
    email.asks.some((ask) => ask.kind === 'calendar' && ask.sentence.start === sentence.start),
  );
  const link = email.protectedTokens.find(
    ({ kind, field, start, end }) =>
      kind === 'link' &&
      field === 'body' &&
      booking.some((sentence) => sentence.start <= start && end <= sentence.end),
  );
  return link?.text ?? null;
}
