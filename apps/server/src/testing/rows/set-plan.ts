import type { Database } from '../../platform/db/database.ts';

export async function setPlan(everything: Database, userId: string, name: string): Promise<void> {
  await everything
    .updateTable('user_subscriptions')
    .set((set) => ({
      plan_id: set.selectFrom('pricing_plans').select('id').where('name', '=', name),
    }))
    .where('user_id', '=', userId)
    .execute();
}
