import type { ReportEventRequest } from '@replysmith/contract';
import { sql } from 'kysely';
import { asOperator } from '../../db/with-user.ts';
import type { Services } from '../context.ts';

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
