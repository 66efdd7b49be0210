import type { Database } from '../platform/db/database.ts';

export async function planId(everything: Database, name: string): Promise<string> {
  const plan = await everything
    .selectFrom('pricing_plans')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return plan.id;
}
