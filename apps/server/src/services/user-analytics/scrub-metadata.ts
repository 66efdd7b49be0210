import type { ReportEventRequest } from '@replysmith/contract';
import { scrubText } from './scrub-text.ts';

type Metadata = ReportEventRequest['metadata'];

/** What may be kept of what a page says about an event. */
export function scrubMetadata(metadata: Metadata): Metadata {
  const scrubbed = { ...metadata };
  for (const name of ['type', 'message', 'stack', 'url', 'context', 'item'] as const) {
    const text = metadata[name];
    // PostgreSQL keeps no NUL, and no half of a surrogate pair.
    if (text !== undefined) scrubbed[name] = scrubText(text.toWellFormed().replaceAll('\0', ''));
  }
  return scrubbed;
}
