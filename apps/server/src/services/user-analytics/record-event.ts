import type { ReportEventRequest } from '@replysmith/contract';
import { withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { scrubMetadata } from './scrub-metadata.ts';

type RecordedEvent = ReportEventRequest & {
  /** As the browser calls itself; kept with errors alone. */
  readonly userAgent: string | null;
};

const longestUserAgent = 300;

/** Keeps what a page reported for the person who uses it. */
export async function recordEvent(ctx: Context, event: RecordedEvent): Promise<void> {
  const { metric_name, metric_value, metadata, userAgent } = event;
  const isError = metric_name === 'error_occurrence';
  const kept = {
    ...scrubMetadata(metadata),
    ...(isError && userAgent !== null && { user_agent: userAgent.slice(0, longestUserAgent) }),
  };
  await withUser(
    ctx,
    (tx) =>
      tx
        .insertInto('user_analytics')
        .values({
          id: ctx.newId(),
          user_id: ctx.user.id,
          ...{ metric_name, metric_value },
          metadata: JSON.stringify(kept),
          created_at: ctx.now(),
        })
        .execute(),
    { isLasting: false },
  );
}
