import type { ReportEventRequest } from '@replysmith/contract';
import { sql } from 'kysely';
import { asOperator, withUser } from '../../platform/db/with-user.ts';
import type { Context, Services } from '../../platform/context/context.ts';

const quotedText = /"[^"\n]{30,}"|'[^'\n]{30,}'|`[^`\n]{30,}`/gu;
const emailAddress = /[^\s@<>"'(),:;/]{1,64}(?:@|%40)[^\s@<>"'(),:;/]{1,200}\.\p{L}{2,63}/gu;

const secret =
  /\b(authorization|password|secret|token|cookie|key)(["']?\s?[:=]\s?["']?)(?:bearer\s)?[^\s"',;]{1,400}/giu;

const uuid = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/giu;

/** No word is that long; names of our files have hyphens. */
const longRun = /\w{20,}/gu;
const longNumber = /\d(?:[ -]?\d){5,}/gu;

/** What an address ends at within a sentence or a stack. */
const word = /[^\s"'`<>()[\]]+/gu;
const place = /(?::\d{1,7}){1,2}$/u;

/**
 * What a page tells of an error may quote an email, an address or a secret. They are taken out; what
 * failed and where in our files stays.
 */
export function scrubText(text: string): string {
  return text
    .replace(quotedText, '[text]')
    .replace(word, withoutQuery)
    .replace(emailAddress, '[email]')
    .replace(secret, '$1$2[secret]')
    .replace(uuid, '[id]')
    .replace(longRun, (run) => (/\d/u.test(run) ? '[token]' : run))
    .replace(longNumber, '[number]');
}

/** An address without what it asks for; its line and column in a stack stay. */
function withoutQuery(token: string): string {
  if (!token.includes('/')) return token;
  const end = token.search(/[?#]/u);
  if (end === -1) return token;
  return token.slice(0, end) + (place.exec(token)?.[0] ?? '');
}

type Metadata = ReportEventRequest['metadata'];

/** What may be kept of what a page says about an event. */
function scrubMetadata(metadata: Metadata): Metadata {
  const scrubbed = { ...metadata };
  for (const name of ['type', 'message', 'stack', 'url', 'context', 'item'] as const) {
    const text = metadata[name];
    // PostgreSQL keeps no NUL, and no half of a surrogate pair.
    if (text !== undefined) scrubbed[name] = scrubText(text.toWellFormed().replaceAll('\0', ''));
  }
  return scrubbed;
}

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

/** Adds what a visitor's page reported to the sums of its day; of the visitor nothing is kept. */
export async function countAnonymousEvent(
  { db, now }: Services,
  { metric_name, metric_value }: Pick<ReportEventRequest, 'metric_name' | 'metric_value'>,
): Promise<void> {
  await asOperator(db, (tx) =>
    tx
      .insertInto('anonymous_analytics')
      .values({
        day: now().toISOString().slice(0, 10),
        ...{ metric_name, count: 1, total: metric_value },
      })
      .onConflict((conflict) =>
        conflict.columns(['day', 'metric_name']).doUpdateSet({
          count: sql`anonymous_analytics.count + 1`,
          total: sql`anonymous_analytics.total + excluded.total`,
        }),
      )
      .execute(),
  );
}
