import { isPlainText, paths, type ReportEventRequest } from '@replysmith/contract';

type ReportedEvent = Omit<ReportEventRequest, 'metadata'> & {
  metadata?: ReportEventRequest['metadata'];
};

/**
 * Tells the server what this page saw, also while it is being left. Nobody waits for it, and
 * nothing comes of its failure: the page must never suffer from what watches it.
 */
export function reportEvent({ metric_name, metric_value, metadata = {} }: ReportedEvent): void {
  void tell({ metric_name, metric_value, metadata: briefly(metadata) }).catch(() => undefined);
}

async function tell(event: ReportEventRequest): Promise<void> {
  const response = await fetch(new URL(paths.userAnalytics, location.origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(event),
    credentials: 'same-origin',
    keepalive: true,
  });
  // Left unread, the answer would keep its connection busy.
  await response.body?.cancel();
}

/** As long as the server takes them; what a query or fragment may hold is nobody's business. */
function briefly(metadata: ReportEventRequest['metadata']): ReportEventRequest['metadata'] {
  const brief = { ...metadata };
  for (const name of ['type', 'message', 'context'] as const) {
    if (brief[name]) brief[name] = cut(brief[name], 500);
  }
  if (brief.url) brief.url = brief.url.replace(/[?#].*$/su, '').slice(0, 500);
  if (brief.stack) brief.stack = cut(brief.stack, 4_000);
  if (brief.item) brief.item = cut(brief.item, 100);
  return brief;
}

/** Of what is no text the server takes nothing: neither halves of characters nor what is none. */
function cut(text: string, longest: number): string {
  return Array.from(text.slice(0, longest)).filter(isPlainText).join('');
}
