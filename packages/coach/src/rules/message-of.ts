import type { Email } from '../text/email.ts';

/** The body up to its signature, footer or quoted thread, so that offsets stay. */
export function messageOf({ body, signature, footer, quotedThread }: Email): string {
  const ends = [signature, footer, quotedThread].flatMap((part) => (part ? [part.start] : []));
  return body.slice(0, Math.min(body.length, ...ends));
}
