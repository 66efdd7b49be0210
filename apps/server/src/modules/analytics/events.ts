import type { ReportEventRequest } from '@replysmith/contract';
import { sql } from 'kysely';
import { utcDay } from '../../platform/clock.ts';
import { withOperator, withUser } from '../../platform/db/with-user.ts';
import type { Context, Services } from '../../platform/context/context.ts';

const quotedText = /"[^"\n]{30,}"|'[^'\n]{30,}'|`[^`\n]{30,}`/gu;
const emailAddress = /[^\s@<>"'(),:;/]{1,64}(?:@|%40)[^\s@<>"'(),:;/]{1,200}\.\p{L}{2,63}/gu;

const secret =
  /\b(authorization|password|secret|token|cookie|key)(["']?\s?[:=]\s?["']?)(?:bearer\s)?[^\s"',;]{1,400}/giu;

const uuid = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/giu;

/** No ordinary word is that long, and the names of our files have hyphens. */
const longRun = /\w{20,}/gu;
const longNumber = /\d(?:[ -]?\d){5,}/gu;

/** A token without the characters that surround an address in a sentence or a stack. */
const word = /[^\s"'`<>()[\]]+/gu;
const position = /(?::\d{1,7}){1,2}$/u;

/**
 * Removes emails, addresses and secrets that an error message may quote. Keeps what failed and
 * where in our files.
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

/** Removes the query and the fragment of an address, and keeps its line and column in a stack. */
function withoutQuery(token: string): string {
  if (!token.includes('/')) return token;
  const end = token.search(/[?#]/u);
  if (end === -1) return token;
  return token.slice(0, end) + (position.exec(token)?.[0] ?? '');
}

type Metadata = ReportEventRequest['metadata'];

/** The part of an event's metadata that may be stored. */
function scrubMetadata(metadata: Metadata): Metadata {
  const scrubbed = { ...metadata };
  for (const name of ['type', 'message', 'stack', 'url', 'context', 'item'] as const) {
    const text = metadata[name];
    // PostgreSQL stores neither NUL nor half a surrogate pair.
    if (text !== undefined) scrubbed[name] = scrubText(text.toWellFormed().replaceAll('\0', ''));
  }
  return scrubbed;
}

type RecordedEvent = ReportEventRequest & {
  /** The User-Agent header; stored with errors only. */
  readonly userAgent: string | null;
};

const longestUserAgent = 300;

/** Stores an event that the page of a signed-in person reported. */
export async function recordEvent(ctx: Context, event: RecordedEvent): Promise<void> {
  const { metric_name, metric_value, metadata, userAgent } = event;
  const isError = metric_name === 'error_occurrence';
  const stored = {
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
          metadata: JSON.stringify(stored),
          created_at: ctx.now(),
        })
        .execute(),
    { isLasting: false },
  );
}

/**
 * Adds an event of a visitor's page to the sums of its day. Nothing about the visitor is stored.
 */
export async function countAnonymousEvent(
  { db, now }: Services,
  { metric_name, metric_value }: Pick<ReportEventRequest, 'metric_name' | 'metric_value'>,
): Promise<void> {
  await withOperator(db, (tx) =>
    tx
      .insertInto('anonymous_analytics')
      .values({
        day: utcDay(now()),
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
