import { isPlainText, paths, type ReportEventRequest } from '@replysmith/contract';

type ReportedEvent = Omit<ReportEventRequest, 'metadata'> & {
  metadata?: ReportEventRequest['metadata'];
};

/**
 * Reports what this page saw, even while it unloads. Never awaited, and failures are ignored:
 * monitoring must not affect the page.
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
  // Unless the body is cancelled, the connection stays busy.
  await response.body?.cancel();
}

/** Cut to the server's limits. Queries and fragments are private and left out. */
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

/** The server accepts only well-formed text: no lone surrogates or control characters. */
function cut(text: string, longest: number): string {
  return Array.from(text.slice(0, longest)).filter(isPlainText).join('');
}
