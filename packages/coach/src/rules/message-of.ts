import type { Email } from '../document/email.ts';

/** The body up to its signature, footer or quoted thread, so that offsets stay. */
export function messageOf({ seenBody, signature, footer, quotedThread }: Email): string {
  const ends = [signature, footer, quotedThread].flatMap((part) => (part ? [part.start] : []));
  return seenBody.slice(0, Math.min(seenBody.length, ...ends));
}
