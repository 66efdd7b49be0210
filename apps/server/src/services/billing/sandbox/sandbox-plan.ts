import { withUser } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';

type Plan = {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly price_monthly: number;
};

/** A paid plan by its key or its id. */
export async function sandboxPlan(
  ctx: Context,
  by: { readonly key: string } | { readonly id: string },
): Promise<Plan> {
  const [column, value] = 'id' in by ? (['id', by.id] as const) : (['key', by.key] as const);
  const plan = await withUser(ctx, (tx) =>
    tx
      .selectFrom('pricing_plans')
      .select(['id', 'key', 'name', 'price_monthly'])
      .where(column, '=', value)
      .where('price_monthly', '>', '0')
      .executeTakeFirst(),
  );
  if (!plan) throw new AppError('not_found');
  return { ...plan, price_monthly: Number(plan.price_monthly) };
}
