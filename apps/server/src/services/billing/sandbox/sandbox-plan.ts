import { withUser } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';

type Plan = { readonly id: string; readonly name: string; readonly price_monthly: number };

/** A paid plan by its name or its id. */
export async function sandboxPlan(
  ctx: Context,
  by: { readonly name: string } | { readonly id: string },
): Promise<Plan> {
  const [column, value] = 'id' in by ? (['id', by.id] as const) : (['name', by.name] as const);
  const plan = await withUser(ctx, (tx) =>
    tx
      .selectFrom('pricing_plans')
      .select(['id', 'name', 'price_monthly'])
      .where(column, '=', value)
      .where('price_monthly', '>', '0')
      .executeTakeFirst(),
  );
  if (!plan) throw new AppError('not_found');
  return { ...plan, price_monthly: Number(plan.price_monthly) };
}
