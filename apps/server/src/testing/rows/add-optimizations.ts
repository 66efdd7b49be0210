import { randomUUID } from 'node:crypto';
import { scoreBasis } from '@replysmith/coach';
import type { Insertable } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { OptimizationAnalytics } from '../../platform/db/schema.ts';

type Given = Partial<Omit<Insertable<OptimizationAnalytics>, 'created_at'>> & {
  readonly at: string | Date;
};

/** Adds records of optimized emails, without a session unless they name one. */
export async function addOptimizations(
  everything: Database,
  user_id: string,
  records: readonly Given[],
): Promise<void> {
  await everything
    .insertInto('optimization_analytics')
    .values(
      records.map(({ at, ...values }) => ({
        ...{ id: randomUUID(), user_id, created_at: at },
        score_version: scoreBasis.version,
        ...{ original_score: 60, optimized_score: 90, improvement_areas: ['The ask'] },
        ...values,
      })),
    )
    .execute();
}
