import type { TemplateFilter, TemplateSort } from '@replysmith/contract';
import { sql, type RawBuilder } from 'kysely';

/** Each as an index has it, so that nothing needs to be sorted. */
const orders = {
  created_at: sql`created_at DESC, id`,
  name: sql`folded_name, id`,
  usage_count: sql`usage_count DESC, id`,
  updated_at: sql`updated_at DESC, id`,
  optimization_score: sql`optimization_score DESC NULLS LAST, id`,
  deleted_at: sql`deleted_at DESC, id`,
} satisfies Record<TemplateSort | 'deleted_at', RawBuilder<unknown>>;

/** What stands first: as asked for, else what came last to where it lies. */
export function listOrder(
  sort: TemplateSort | undefined,
  view: TemplateFilter['view'],
): RawBuilder<unknown> {
  return orders[sort ?? (view === 'trash' ? 'deleted_at' : 'created_at')];
}
